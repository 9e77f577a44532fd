import type { Marked } from './found.ts';
import { type IsMatch, markText, matchesIn } from './mark-text.ts';

/** Characters of an excerpt. */
const LENGTH = 160;

/** The part of the first text with matches that has most of them; of the first text with any content if none has. */
export function cutExcerpt(texts: readonly string[], isMatch: IsMatch): Marked {
  const matching = texts
    .map(text => ({ text, at: matchesIn(text, isMatch) }))
    .find(({ at }) => at.length > 0);
  const text = matching?.text ?? texts.find(Boolean) ?? '';
  return markText(cut(text, bestStart(matching?.at ?? [])), isMatch);
}

/** Where to begin so that most different words are within an excerpt. */
function bestStart(matches: readonly { readonly index: number; readonly word: string }[]): number {
  let best = { start: 0, words: 0 };
  for (const { index } of matches) {
    const inside = matches.filter(
      match => match.index >= index && match.index + match.word.length <= index + LENGTH - 40,
    );
    const words = new Set(inside.map(({ word }) => word.toLowerCase())).size;
    if (words > best.words) best = { start: index, words };
  }
  return best.start;
}

function cut(text: string, match: number): string {
  if (text.length <= LENGTH) return text;
  const start = match < LENGTH - 60 ? 0 : wordStart(text, Math.min(match - 40, text.length - LENGTH));
  const end = start + LENGTH >= text.length ? text.length : text.lastIndexOf(' ', start + LENGTH);
  const stop = end > start ? end : start + LENGTH;
  const part = text.slice(start, stop).replace(/^· | ·$/g, '');
  return `${start > 0 ? '… ' : ''}${part}${stop < text.length ? ' …' : ''}`;
}

/** The first start of a word after a position. */
function wordStart(text: string, position: number): number {
  const space = text.indexOf(' ', position);
  return space === -1 || space > position + 30 ? position : space + 1;
}
