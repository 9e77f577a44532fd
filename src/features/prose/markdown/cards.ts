import {
  addReference,
  blocks,
  contentOf,
  type Directive,
  element,
  labelContent,
  pageOf,
} from '@mapwright/site/directive';
import type { ElementContent } from 'hast';
import { icon, iconClass } from './icons.ts';

const EXAMPLE = `::::cards
:::card[Text]{href="text.md" icon="table"}
Five minutes.
:::
:::card[Ask us]
Without \`href\` the title is no link.
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
  render: (state, { node }) => element('div', { className: ['cards'] }, blocks(state, contentOf(node))),
};

/** A card; its title may be a link. */
export const card: Directive = {
  name: 'card',
  form: 'container',
  label: 'required',
  attributes: { href: { type: 'text' }, icon },
  inside: 'cards',
  example: EXAMPLE,
  render(state, directive) {
    const { node, attributes } = directive;
    const href =
      attributes.href === undefined ? undefined : addReference(pageOf(state), 'link', attributes.href, node);
    const title = labelContent(state, directive, '');
    const titleContent: ElementContent[] = href === undefined ? title : [element('a', { href }, title)];
    return element('div', { className: ['card', ...iconClass('card', attributes)] }, [
      element('p', { className: ['card-title'] }, titleContent),
      ...blocks(state, contentOf(node)),
    ]);
  },
};
