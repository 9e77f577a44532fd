import type { Nodes } from 'mdast';
import type { PageContext } from './page-context.ts';

/** A point inside a node, by its index in the node's written text. */
export function pointIn({ source }: PageContext, node: Nodes, index: number): Pick<Nodes, 'position'> {
  const { start } = node.position ?? {};
  if (start?.offset === undefined) return node;
  const above = source.text.slice(start.offset, start.offset + index).split('\n');
  const column = (above.length === 1 ? start.column : 1) + (above.at(-1)?.length ?? 0);
  const point = { line: start.line + above.length - 1, column };
  return { position: { start: point, end: point } };
}
