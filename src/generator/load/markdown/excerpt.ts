import type { Nodes, Root, RootContent } from 'mdast';
import { firstOf } from '../../model/first-of.ts';
import { oneLine, plainText } from './plain-text.ts';
import { isMoreMark } from './raw-html.ts';

/** Plain text of the paragraphs above `<!-- more -->`, or else of the first paragraph. Expects a tree of limited depth. */
export function excerptOf(tree: Root): string {
  const mark = tree.children.findIndex(isMoreMark);
  if (mark === -1) return firstParagraph(tree) ?? '';
  const prose = tree.children.slice(0, mark).filter(isProse);
  return oneLine(prose.map(plainText).join(' '));
}

function isProse(node: RootContent): boolean {
  return node.type === 'paragraph' || node.type === 'list' || node.type === 'blockquote';
}

/** The text of the first paragraph that has any. The label of a directive does not count as a paragraph. */
function firstParagraph(node: Nodes): string | undefined {
  if (node.type === 'paragraph') {
    const text = node.data?.directiveLabel === true ? '' : oneLine(plainText(node));
    return text === '' ? undefined : text;
  }
  if (!('children' in node) || node.type === 'footnoteDefinition') return undefined;
  return firstOf<Nodes, string>(node.children, firstParagraph);
}
