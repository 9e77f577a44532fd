import type { Nodes, Root } from 'mdast';
import type { SourceLine } from './source-line.ts';

/** Gives the nodes of a tree the lines and columns of the file. Their offsets stay those of the rewritten text. */
export function restorePlaces(tree: Root, lines: readonly SourceLine[]): void {
  const stack: Nodes[] = [tree];
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if (node.position !== undefined) {
      restorePoint(node.position.start, lines);
      restorePoint(node.position.end, lines);
    }
    if ('children' in node) stack.push(...node.children);
  }
}

function restorePoint(point: { line: number; column: number }, lines: readonly SourceLine[]): void {
  const origin = lines[point.line - 1];
  if (origin === undefined) return;
  point.line = origin.line;
  point.column = Math.max(1, point.column + origin.removed);
}
