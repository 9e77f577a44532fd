/** Prepares a text for searching: small letters without accents, words separated by single spaces, and one space in front. */
export function toSearchText(text: string): string {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  // Some people leave out an apostrophe and others type it: both find "Côte d’Ivoire".
  const words = plain.replace(/['’ʻ`´]/g, '').replace(/[^\p{L}\p{N}]+/gu, ' ');
  return ` ${words.trim()}`;
}

/** Whether each word of a query begins a word of a text. Both must have gone through `toSearchText`. */
function beginsWords(text: string, query: string): boolean {
  return wordsOf(query).every(word => text.includes(` ${word}`));
}

/** Whether each word of a query occurs anywhere in a text. */
function holdsWords(text: string, query: string): boolean {
  return wordsOf(query).every(word => text.includes(word));
}

/** The matches at the beginning of words; if there are none, the matches anywhere. */
export function findTexts(texts: readonly string[], query: string): ReadonlySet<number> {
  const asked = toSearchText(query);
  const find = (matches: typeof beginsWords) =>
    new Set(texts.flatMap((text, index) => (matches(text, asked) ? [index] : [])));
  const found = find(beginsWords);
  return found.size > 0 ? found : find(holdsWords);
}

function wordsOf(query: string): readonly string[] {
  return query.split(' ').filter(word => word !== '');
}
