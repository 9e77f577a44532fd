import type { Nodes, Root, RootContent } from 'mdast';
import { isMoreMark } from './handlers/html.ts';
import { oneLine, plainText } from './plain-text.ts';

/** Plain text of the paragraphs above `<!-- more -->`, or else of the first paragraph. */
export function excerptOf(tree: Root): string {
  const mark = tree.children.findIndex(isMoreMark);
  if (mark === -1) return oneLine(plainText(firstParagraph(tree) ?? { type: 'root', children: [] }));
  return oneLine(tree.children.slice(0, mark).filter(isProse).map(plainText).join(' '));
}

function isProse(node: RootContent): boolean {
  return node.type === 'paragraph' || node.type === 'list' || node.type === 'blockquote';
}

/** The tree's depth is limited before this runs. */
function firstParagraph(node: Nodes): Nodes | undefined {
  if (node.type === 'paragraph') {
    const isLabel = node.data?.directiveLabel === true;
    return isLabel || oneLine(plainText(node)) === '' ? undefined : node;
  }
  if (!('children' in node) || node.type === 'footnoteDefinition') return undefined;
  for (const child of node.children) {
    const found = firstParagraph(child);
    if (found !== undefined) return found;
  }
  return undefined;
}
