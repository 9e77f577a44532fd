import type { Text } from 'mdast';
import { type PageContext, reportWarning } from './page-context.ts';
import { pointIn } from './point-in.ts';
import { writtenText } from './written-text.ts';

/** Two pairs of asterisks around words, with a space inside one of them or punctuation and a letter at one. Slashes are in patterns. */
const EMPHASIS = /(?<![*\w/\\])\*\*(?!\*)([^*`/]{1,200}?)(?<!\\)\*\*(?![*/])/g;

/** Warns of words between asterisks that Markdown shows as they are written. */
export function warnOfAlmostEmphasis(page: PageContext, node: Text): void {
  if (!node.value.includes('**')) return;
  for (const { 0: signs, 1: inner = '', index } of writtenText(node, page.source.text).matchAll(EMPHASIS)) {
    if (/^\s/.test(inner) && /\s$/.test(inner)) continue;
    const written = signs.replace(/\s+/g, ' ');
    const isSpaced = inner.trim() !== inner;
    const point = pointIn(page, node, index);
    reportWarning(page, point, {
      code: 'markdown/no-emphasis',
      message: isSpaced
        ? `“${written}” is not bold, because a space is inside its asterisks`
        : `“${written}” is not bold, because its asterisks touch a letter outside and punctuation inside`,
      hint: isSpaced
        ? 'Move the space out of the asterisks.'
        : 'Move the punctuation out of the asterisks, or write a space outside.',
    });
  }
}
