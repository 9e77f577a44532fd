import type { Marked } from './found.ts';

/** Whether a word, as it is written, is to be marked. */
export type IsMatch = (word: string) => boolean;

const WORD = /v?\d+(?:\.\d+)+|[\p{L}\p{N}\p{M}'’ʻ`´]+/gu;

/** Splits a text into the words that match and the text between them. */
export function markText(text: string, isMatch: IsMatch): Marked {
  const pieces: { text: string; isMatch: boolean }[] = [];
  let end = 0;
  const add = (piece: string, matches: boolean) => {
    if (piece !== '') pieces.push({ text: piece, isMatch: matches });
  };
  for (const { index, word } of matchesIn(text, isMatch)) {
    add(text.slice(end, index), false);
    add(word, true);
    end = index + word.length;
  }
  add(text.slice(end), false);
  return pieces;
}

/** The words of a text that match, with their positions. */
export function matchesIn(
  text: string,
  isMatch: IsMatch,
): readonly { readonly index: number; readonly word: string }[] {
  return [...text.matchAll(WORD)].flatMap(({ index, 0: word }) => (isMatch(word) ? { index, word } : []));
}
