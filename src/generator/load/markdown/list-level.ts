import type { List, Nodes, Parents } from 'mdast';
import { type PageContext, reportWarning } from './page-context.ts';

/** Warns of a list that is meant to be in the numbered item above it. */
export function warnOfLevel(page: PageContext, node: List, parent: Parents): void {
  const { start } = node.position ?? {};
  if (node.ordered === true || start === undefined || start.column === 1) return;
  const siblings: readonly Nodes[] = parent.children;
  const above = siblings[siblings.indexOf(node) - 1];
  if (above?.type !== 'list' || above.ordered !== true || above.position === undefined) return;
  const isBelow = start.line <= above.position.end.line + 1;
  if (!isBelow || start.column <= above.position.start.column) return;
  reportWarning(page, node, {
    code: 'markdown/list-level',
    message: 'This list is not part of the item above it, because it is indented too little',
    hint: 'Indent it as far as the text of the item: by three spaces below “1. ”.',
  });
}
