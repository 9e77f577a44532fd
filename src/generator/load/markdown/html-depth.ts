import type { Html } from 'mdast';
import { createLineFinder, type Point } from '../source/line-finder.ts';

/** Tags that are never closed, or need not be closed. */
const FLAT = new Set(
  'area base br col embed hr img input link meta param source track wbr p li dt dd option optgroup tr td th thead tbody tfoot colgroup'.split(
    ' ',
  ),
);

/** Counts open HTML tags over the nodes of a document, in order. The function returns the place of the first tag deeper than `limit`. */
export function createHtmlDepth(limit: number): (node: Html) => Point | undefined {
  let depth = 0;
  return node => {
    for (const tag of node.value.matchAll(/<(\/?)([a-z][a-z0-9-]*)(?:[^<>]*(\/)>)?/gi)) {
      const [, closing, name = '', selfClosing] = tag;
      if (selfClosing || FLAT.has(name.toLowerCase())) continue;
      depth = closing ? Math.max(0, depth - 1) : depth + 1;
      if (depth > limit) return pointIn(node, tag.index);
    }
    return undefined;
  };
}

function pointIn(node: Html, offset: number): Point {
  const { line, column } = createLineFinder(node.value)(offset);
  const start = node.position?.start ?? { line: 1, column: 1 };
  return { line: start.line + line - 1, column: line === 1 ? start.column + column - 1 : column };
}
