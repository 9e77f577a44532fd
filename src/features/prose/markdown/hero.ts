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
import type { ElementContent, Properties } from 'hast';
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
    const content = blocks(state, contentOf(directive.node));
    const beside = media(page, directive);
    return element('div', { className: ['hero', ...(beside.length > 0 ? ['hero-columns'] : [])] }, [
      element('div', { className: ['hero-text'], ...figuresIn(content) }, [heading, ...content]),
      ...beside,
    ]);
  },
};

/**
 * Which figures are among the content, by their classes, so that style sheets lay out the text by what comes after it. Were they
 * to ask with `:has()`, the text would move when a figure arrives on a slow connection.
 */
function figuresIn(content: readonly ElementContent[]): Properties {
  const figures = content.flatMap(child =>
    child.type === 'element' && child.tagName === 'figure' ? [child.properties.className ?? ['figure']] : [],
  );
  return figures.length === 0 ? {} : { dataFigures: figures.flat().join(' ') };
}

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
