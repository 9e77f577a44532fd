import type { Nodes } from 'mdast';
import type { PageContext } from './page-context.ts';

/** A point inside a node, by its offset in the text that was parsed. */
export function pointAt({ source }: PageContext, node: Nodes, offset: number): Pick<Nodes, 'position'> {
  const { start } = node.position ?? {};
  if (start?.offset === undefined) return node;
  const above = source.text.slice(start.offset, offset).split('\n');
  const column = (above.length === 1 ? start.column : 1) + (above.at(-1)?.length ?? 0);
  const point = { line: start.line + above.length - 1, column };
  return { position: { start: point, end: point } };
}
