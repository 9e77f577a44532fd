import type { Element } from 'hast';
import { addReference } from '../markdown/add-reference.ts';
import type { PageContext } from '../markdown/page-context.ts';
import { pageOf } from '../markdown/page-of.ts';
import { blocks, element } from '../markdown/render-state.ts';
import { claimId } from './claim-id.ts';
import type { CheckedDirective, Directive } from './directive.ts';
import { contentOf, labelContent, labelText } from './directive-content.ts';

/** The top of a landing page; it is the page's own title. */
export const hero: Directive = {
  name: 'hero',
  form: 'container',
  label: 'required',
  attributes: { image: { type: 'text' }, alt: { type: 'text' } },
  stylesheet: 'panels',
  render(state, directive) {
    const page = pageOf(state);
    const title = labelText(state, directive, '');
    const id = claimId(page, directive, title);
    page.headings.push({ id, text: title, level: 1 });
    page.firstTitle ??= title;
    page.hasOwnTitle = true;
    const heading = element('h1', { id }, labelContent(state, directive, ''));
    const children = [
      element('div', { className: ['hero-text'] }, [heading, ...blocks(state, contentOf(directive.node))]),
      ...media(page, directive),
    ];
    return element('section', { className: ['hero'] }, children);
  },
};

function media(page: PageContext, { node, attributes }: CheckedDirective): Element[] {
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
