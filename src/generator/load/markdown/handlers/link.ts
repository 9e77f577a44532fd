import type { Element, ElementContent } from 'hast';
import type { Link, LinkReference } from 'mdast';
import { addReference } from '../add-reference.ts';
import { pageOf } from '../page-of.ts';
import { element, type RenderState } from '../render-state.ts';

/** Renders a link with a slot for its URL. */
export function renderLink(state: RenderState, node: Link): Element {
  const href = addReference(pageOf(state), { kind: 'link', url: node.url }, node);
  const properties = { ...(href !== undefined && { href }), ...(node.title && { title: node.title }) };
  return element('a', properties, state.all(node));
}

/** Renders a link whose URL is in a definition of the same file. */
export function renderLinkReference(state: RenderState, node: LinkReference): ElementContent[] {
  const definition = pageOf(state).source.definitions.get(node.identifier.toUpperCase());
  if (definition === undefined) return state.all(node);
  const { url, title } = definition;
  const { children, position } = node;
  return [
    renderLink(state, {
      type: 'link',
      url,
      children,
      ...(title && { title }),
      ...(position && { position }),
    }),
  ];
}
