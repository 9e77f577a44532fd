import type { Nodes, Root } from 'mdast';
import { createFenceTracker } from '../code-fences.ts';

/** An inserted line: its number in the new text, from 1, and the total length of it and all lines inserted above it, line feeds included. */
interface AddedLine {
  readonly line: number;
  readonly length: number;
}

/**
 * Parses with an empty line between a table or a link definition and a directive's closing fence right below it. satteri 0.10 reads such
 * a fence as a row of the table or as text; remark does not. Positions in the tree refer to the original text.
 */
export function parseWithPartedFences(text: string, parse: (text: string) => Root): Root {
  const added: AddedLine[] = [];
  const parted = text.includes(':::') ? partFences(text, added) : text;
  const tree = parse(parted);
  if (added.length > 0) restorePositions(tree, added);
  return tree;
}

function partFences(text: string, added: AddedLine[]): string {
  const isCode = createFenceTracker();
  const lines: string[] = [];
  for (const line of text.split('\n')) {
    const prefix = isCode(line) ? undefined : /^([ \t>]*):{3,}[ \t]*$/.exec(line)?.[1];
    if (prefix !== undefined && needsParting(lines.at(-1) ?? '')) {
      lines.push(prefix);
      added.push({ line: lines.length, length: (added.at(-1)?.length ?? 0) + prefix.length + 1 });
    }
    lines.push(line);
  }
  return lines.join('\n');
}

/** Whether a line may end a table or a definition. An empty line below it changes nothing else. */
function needsParting(line: string): boolean {
  return line.includes('|') || /^[ \t>]*\[/.test(line);
}

function restorePositions(tree: Root, added: readonly AddedLine[]): void {
  const stack: Nodes[] = [tree];
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if (node.position !== undefined) {
      restorePoint(node.position.start, added);
      restorePoint(node.position.end, added);
    }
    if ('children' in node) for (const child of node.children) stack.push(child);
  }
}

function restorePoint(
  point: { line: number; offset?: number | undefined },
  added: readonly AddedLine[],
): void {
  const above = countAbove(point.line, added);
  point.line -= above;
  if (point.offset !== undefined) point.offset -= added[above - 1]?.length ?? 0;
}

/** How many of the inserted lines, which are in order, are above a line. */
function countAbove(line: number, added: readonly AddedLine[]): number {
  let low = 0;
  let high = added.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((added[middle]?.line ?? 0) < line) low = middle + 1;
    else high = middle;
  }
  return low;
}
