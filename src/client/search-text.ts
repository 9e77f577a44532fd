/** Letters that have no accent to lose. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** A typing error is forgiven in words of this length or longer. */
const FORGIVEN_LENGTH = 5;

/** Inflected forms are tried of words of this length or longer. */
const INFLECTED_LENGTH = 4;

/** Prepares a text for searching: small letters without accents, words separated by single spaces, and one space in front. */
export function toSearchText(text: string): string {
  return ` ${foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()}`;
}

/** Small letters without accents. Some people leave out an apostrophe and others type it: both find "Côte d’Ivoire". */
export function foldText(text: string): string {
  const plain = /^[ -~]*$/.test(text) ? text : text.normalize('NFKD').replace(/\p{M}/gu, '');
  return plain
    .toLowerCase()
    .replace(/['’ʻ`´]/g, '')
    .replace(/[ßæœøłđðþı]/g, letter => LETTERS[letter] ?? letter);
}

/** The words of a text as a search compares them. A version is one word: `v8.7.0` is `8.7.0`, and `v8` is `8`. */
export function searchWords(text: string): readonly string[] {
  const found = foldText(text).match(/v?\d+(?:\.\d+)+|[\p{L}\p{N}]+/gu) ?? [];
  return found.map(word => word.replace(/^v(?=\d+(?:\.|$))/, ''));
}

/** The words in a name like `getGeoViewBox`; none if it is written otherwise. */
export function wordsInName(written: string): readonly string[] {
  if (!/\p{Ll}\p{Lu}/u.test(written)) return [];
  return searchWords(written.replace(/(\p{Ll}|\d)(?=\p{Lu})/gu, '$1 '));
}

/** The indexes of matching texts: words begin with the query's; else they contain them; else they do, with one typing error forgiven, unless `isForgiving` is false. */
export function findTexts(texts: readonly string[], query: string, isForgiving = true): ReadonlySet<number> {
  const asked = toSearchText(query).split(' ').filter(Boolean);
  for (const matches of [beginsWord, holdsWord, ...(isForgiving ? [nearlyBeginsWord] : [])]) {
    const found = texts.flatMap((text, index) => (asked.every(word => matches(text, word)) ? [index] : []));
    if (found.length > 0) return new Set(found);
  }
  return new Set();
}

function beginsWord(text: string, word: string): boolean {
  return text.includes(` ${word}`);
}

function holdsWord(text: string, word: string): boolean {
  return text.includes(word);
}

function nearlyBeginsWord(text: string, word: string): boolean {
  return beginsWord(text, word) || text.split(' ').some(other => isNearly(other, word));
}

/** Whether a word, or its beginning, is what somebody has typed, apart from one letter: a wrong, missing, additional or swapped one. */
export function isNearly(word: string, typed: string): boolean {
  if (typed.length < FORGIVEN_LENGTH || /\d/.test(typed)) return false;
  let at = 0;
  while (at < typed.length && typed[at] === word[at]) at += 1;
  const rest = typed.slice(at + 1);
  const isSwapped = typed[at] === word[at + 1] && typed[at + 1] === word[at];
  return (
    word.startsWith(rest, at + 1) ||
    word.startsWith(rest, at) ||
    word.startsWith(typed.slice(at), at + 1) ||
    (isSwapped && word.startsWith(rest.slice(1), at + 2))
  );
}

/** Other forms of an English word, and some that do not exist: `markers`, `marked` and `marking` for `mark`, and the reverse. */
export function inflectedForms(word: string): ReadonlySet<string> {
  if (word.length < INFLECTED_LENGTH || !/^[a-z]+$/.test(word)) return new Set();
  const forms = new Set(stemsOf(word).flatMap(stem => [stem, ...endingsOf(stem)]));
  forms.delete(word);
  return forms;
}

/** What a word may be an inflected form of: `marker` for `markers`, `map` for `mapping`. */
function stemsOf(word: string): readonly string[] {
  const stems = [word];
  if (/[^aiosu]s$/.test(word)) stems.push(word.slice(0, -1));
  if (/(?:ss|sh|ch|x|z|o)es$/.test(word)) stems.push(word.slice(0, -2));
  if (word.endsWith('ies')) stems.push(`${word.slice(0, -3)}y`);
  const [, stem = ''] = /^(.{3,})(?:ed|ing)$/.exec(word) ?? [];
  if (stem !== '') stems.push(stem, `${stem}e`);
  if (/([^aeious])\1$/.test(stem)) stems.push(stem.slice(0, -1));
  return stems;
}

function endingsOf(stem: string): readonly string[] {
  const last = stem.at(-1) ?? '';
  const short = stem.replace(/e$/, '');
  const forms = [`${stem}s`, `${short}ed`, `${short}ing`];
  if (/(?:[sxzo]|sh|ch)$/.test(stem)) forms.push(`${stem}es`);
  if (/[^aeiou]y$/.test(stem)) forms.push(`${stem.slice(0, -1)}ies`);
  if (/[^aeiou][aeiou][bdgmnprt]$/.test(stem)) forms.push(`${stem}${last}ed`, `${stem}${last}ing`);
  return forms;
}
