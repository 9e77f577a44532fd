import {
  blocks,
  cardRows,
  contentOf,
  type DirectiveNode,
  element,
  type RenderState,
} from '@mapwright/site/directive';
import type { Element } from 'hast';

/** The element of a directive that holds cards, with the rows that suit their number. */
export function cardGrid(
  tagName: string,
  className: string,
  state: RenderState,
  node: DirectiveNode,
): Element {
  const items = blocks(state, contentOf(node));
  const count = items.filter(({ type }) => type === 'element').length;
  return element(tagName, { className: [className, ...cardRows(count)] }, items);
}
