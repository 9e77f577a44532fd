import type { Nodes } from 'mdast';
import type {} from 'mdast-util-math';

/** The text of a node as a reader sees it: with code and image descriptions, without footnote numbers and tags. */
export function plainText(node: Nodes): string {
  switch (node.type) {
    case 'text':
    case 'inlineCode':
    case 'code':
    case 'math':
    case 'inlineMath':
      return node.value;
    case 'html':
      return /^<br\b/i.test(node.value) ? ' ' : '';
    case 'image':
    case 'imageReference':
      return node.alt ?? '';
    case 'break':
      return ' ';
    default:
      return 'children' in node ? node.children.map(plainText).join('') : '';
  }
}

/** Text on one line: each run of white space becomes one space. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Counts the words of a text; each Chinese or Japanese character counts as one. */
export function countWords(text: string): number {
  let count = 0;
  let isInWord = false;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    if (unit <= 0x20 || unit === 0xa0) isInWord = false;
    else if (unit >= 0x3040 && unit <= 0x9fff) {
      count++;
      isInWord = false;
    } else if (!isInWord) {
      count++;
      isInWord = true;
    }
  }
  return count;
}
