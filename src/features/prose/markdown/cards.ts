import {
  addPicture,
  addReference,
  blocks,
  contentOf,
  type Directive,
  type DirectiveNode,
  element,
  labelContent,
  type PageContext,
  pageOf,
} from '@mapwright/site/directive';
import type { ElementContent } from 'hast';
import { cardGrid } from './card-grid.ts';
import { icon, iconClass } from './icons.ts';

const EXAMPLE = `::::cards
:::card[Text]{href="text.md" icon="table"}
Five minutes.
:::
:::card[The workshop]{image="/img/workshop.png"}
Its picture is decoration.
:::
:::card[Ask us]
Without \`href\` the title is not a link.
:::
::::`;

/** Cards side by side. */
export const cards: Directive = {
  name: 'cards',
  form: 'container',
  label: 'none',
  attributes: {},
  holds: 'card',
  stylesheet: './panels.css',
  example: EXAMPLE,
  render: (state, { node }) => cardGrid('div', 'cards', state, node),
};

/** A card; its title may be a link. */
export const card: Directive = {
  name: 'card',
  form: 'container',
  label: 'required',
  attributes: { href: { type: 'text' }, icon, image: { type: 'text' } },
  inside: 'cards',
  example: EXAMPLE,
  render(state, directive) {
    const { node, attributes } = directive;
    const href =
      attributes.href === undefined
        ? undefined
        : addReference(pageOf(state), { kind: 'link', url: attributes.href }, node);
    const title = labelContent(state, directive, '');
    const titleContent: ElementContent[] = href === undefined ? title : [element('a', { href }, title)];
    return element('div', { className: ['card', ...iconClass('card', attributes)] }, [
      ...cover(pageOf(state), node, attributes.image),
      element('p', { className: ['card-title'] }, titleContent),
      ...blocks(state, contentOf(node)),
    ]);
  },
};

/** The picture above the title, which says what it shows. */
function cover(page: PageContext, node: DirectiveNode, url: string | undefined): ElementContent[] {
  if (url === undefined) return [];
  const slots = addPicture(page, { url, size: { width: WIDTH }, picture: {} }, node);
  if (slots === undefined) return [];
  const { src, opening, closing } = slots;
  const image = element('img', {
    src,
    alt: '',
    className: ['card-cover'],
    loading: 'lazy',
    decoding: 'async',
  });
  return [{ type: 'raw', value: opening }, image, { type: 'raw', value: closing }];
}

/** No card is wider, in CSS pixels, but where a phone shows one in each row. */
const WIDTH = '420';
