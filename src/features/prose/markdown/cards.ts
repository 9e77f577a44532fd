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

/** Cards side by side. */
export const cards: Directive = {
  name: 'cards',
  form: 'container',
  label: 'none',
  attributes: {},
  holds: 'card',
  stylesheet: 'panels',
  render: (state, { node }) => element('div', { className: ['cards'] }, blocks(state, contentOf(node))),
};

/** A card; its title is a link where it leads somewhere. */
export const card: Directive = {
  name: 'card',
  form: 'container',
  label: 'required',
  attributes: { href: { type: 'text' }, icon },
  inside: 'cards',
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
