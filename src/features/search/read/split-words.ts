import { searchWords, wordsInName } from '@mapwright/site/search';

/** Longer ones are hashes and data. */
const LONGEST_WORD = 40;

/** Two words with a hyphen, among them a letter, and the signs around them: `e-mail.`, but not `2024-01`. */
const TWO_AS_ONE = /^[^\p{L}\p{N}]*(?=[\p{N}-]*\p{L})[\p{L}\p{N}]+-[\p{L}\p{N}]+[^\p{L}\p{N}]*$/u;

/** A word, or a part of one. */
export interface SplitWord {
  readonly word: string;
  readonly isPart: boolean;
}

export type SplitWords = (text: string) => readonly SplitWord[];

/** Splits texts into words and the parts of words like `getGeoViewBox`. `pop-up` is `popup` too, `e-mail` is `email`, and `UTF-8` is `utf8`. */
export function createSplitter(): SplitWords {
  const known = new Map<string, readonly SplitWord[]>();

  function wordsOf(piece: string): readonly SplitWord[] {
    const found = known.get(piece);
    if (found) return found;
    const words = wordsOfPiece(piece);
    known.set(piece, words);
    return words;
  }

  return text => {
    const found: SplitWord[] = [];
    for (const piece of text.match(/[^\s/|,;()[\]{}<>"“”]+/g) ?? []) {
      for (const word of wordsOf(piece)) found.push(word);
    }
    return found;
  };
}

function wordsOfPiece(piece: string): readonly SplitWord[] {
  const all = searchWords(piece).filter(word => word.length <= LONGEST_WORD);
  // A letter that is part of a code, such as `AR-M`, is not a word.
  const words = all.length > 1 ? all.filter(word => word.length > 1) : all;
  const list: SplitWord[] = words.map(word => ({ word, isPart: false }));
  if (TWO_AS_ONE.test(piece)) list.push({ word: all.join(''), isPart: true });
  const parts = wordsInName(piece).filter(part => !words.includes(part));
  return [...list, ...parts.map(word => ({ word, isPart: true }))];
}
