import type { Nodes } from 'mdast';

/** The source text of a node; empty for one that the parser did not place. */
export function writtenText({ position }: Pick<Nodes, 'position'>, source: string): string {
  const { start, end } = position ?? {};
  return start?.offset === undefined || end?.offset === undefined
    ? ''
    : source.slice(start.offset, end.offset);
}
