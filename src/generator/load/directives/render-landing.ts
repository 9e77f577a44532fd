import type { Element } from 'hast';
import { addReference } from '../markdown/add-reference.ts';
import { type PageContext, reportError } from '../markdown/page-context.ts';
import { blocks, element, pageOf, type RenderState } from '../markdown/render-state.ts';
import { type CheckedDirective, contentOf, labelContent, labelText } from './directive.ts';

/** A band of a landing page. */
export function renderSection(state: RenderState, directive: CheckedDirective): Element {
  const { node, attributes, label } = directive;
  const className = ['band', `band-${attributes.tone ?? 'plain'}`];
  const content = contentOf(node);
  if (label === undefined) {
    const id = attributes.id === undefined ? {} : { id: claimId(pageOf(state), directive, '') };
    return element('section', { className, ...id }, [inner(blocks(state, content))]);
  }
  const title = labelText(state, directive, '');
  const id = claimId(pageOf(state), directive, title);
  pageOf(state).headings.push({ id, text: title, level: 2 });
  const heading = element('h2', { id }, labelContent(state, directive, ''));
  return element('section', { className, ariaLabelledBy: [id] }, [
    inner([heading, ...blocks(state, content)]),
  ]);
}

function inner(children: Element['children']): Element {
  return element('div', { className: ['band-inner'] }, children);
}

/** The top of a landing page; it is the page's own title. */
export function renderHero(state: RenderState, directive: CheckedDirective): Element {
  const page = pageOf(state);
  const title = labelText(state, directive, '');
  const id = claimId(page, directive, title);
  page.headings.push({ id, text: title, level: 1 });
  page.firstTitle ??= title;
  page.hasOwnTitle = true;
  const heading = element('h1', { id }, labelContent(state, directive, ''));
  const children = [
    element('div', { className: ['hero-text'] }, [heading, ...blocks(state, contentOf(directive.node))]),
    ...heroMedia(page, directive),
  ];
  return element('section', { className: ['hero'] }, children);
}

function heroMedia(page: PageContext, { node, attributes }: CheckedDirective): Element[] {
  if (attributes.image === undefined) return [];
  const src = addReference(page, 'image', attributes.image, node);
  if (src === undefined) return [];
  const image = element('img', {
    src,
    alt: attributes.alt ?? '',
    loading: 'eager',
    fetchPriority: 'high',
    decoding: 'async',
  });
  return [element('div', { className: ['hero-media'] }, [image])];
}

/** A link that looks like a button. */
export function renderButton(state: RenderState, directive: CheckedDirective): Element {
  const { href: url, kind } = directive.attributes;
  const href = url === undefined ? undefined : addReference(pageOf(state), 'link', url, directive.node);
  const className = ['button', `button-${kind ?? 'primary'}`];
  return element('a', { className, ...(href !== undefined && { href }) }, labelContent(state, directive, ''));
}

function claimId(page: PageContext, { node, attributes }: CheckedDirective, title: string): string {
  const { id } = attributes;
  if (id === undefined) return page.ids.claim(title);
  if (!page.ids.take(id)) {
    reportError(page, node, {
      code: 'markdown/duplicate-id',
      message: `The id “${id}” is given to two headings or sections`,
      hint: 'Give one of them another id.',
    });
  }
  return id;
}
