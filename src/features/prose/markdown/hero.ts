import {
  addPicture,
  blocks,
  type CheckedDirective,
  contentOf,
  type Directive,
  element,
  labelContent,
  labelText,
  type PageContext,
  pageOf,
} from '@mapwright/site/directive';
import type { ElementContent } from 'hast';
import { claimId } from './claim-id.ts';

/** The top of a landing page; it is the page's own title. */
export const hero: Directive = {
  name: 'hero',
  form: 'container',
  label: 'required',
  attributes: { image: { type: 'text' }, alt: { type: 'text' } },
  stylesheet: './panels.css',
  example: `:::hero[Bicycles, repaired together]{image="/img/workshop.png" alt="Three people around a wheel"}
One sentence about it.
:::`,
  render(state, directive) {
    const page = pageOf(state);
    const title = labelText(directive, '');
    const id = claimId(page, directive, title);
    page.headings.push({ id, text: title, level: 1 });
    page.firstTitle ??= title;
    page.hasOwnTitle = true;
    const heading = element('h1', { id }, labelContent(state, directive, ''));
    const children = [
      element('div', { className: ['hero-text'] }, [heading, ...blocks(state, contentOf(directive.node))]),
      ...media(page, directive),
    ];
    return element('div', { className: ['hero'] }, children);
  },
};

function media(page: PageContext, { node, attributes }: CheckedDirective): ElementContent[] {
  if (attributes.image === undefined) return [];
  const slots = addPicture(page, { url: attributes.image, picture: {} }, node);
  if (slots === undefined) return [];
  const image = element('img', {
    src: slots.src,
    alt: attributes.alt ?? '',
    loading: 'eager',
    fetchPriority: 'high',
    decoding: 'async',
  });
  return [
    element('div', { className: ['hero-media'] }, [
      { type: 'raw', value: slots.opening },
      image,
      { type: 'raw', value: slots.closing },
    ]),
  ];
}
