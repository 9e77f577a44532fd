/** A text as it is searched: small letters without accents, words apart by single spaces, one in front of the first. */
export function toSearchText(text: string): string {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  // An apostrophe is left out by some and typed by others: both find "Côte d’Ivoire".
  const words = plain.replace(/['’ʻ`´]/g, '').replace(/[^\p{L}\p{N}]+/gu, ' ');
  return ` ${words.trim()}`;
}

/** Says whether each word of a query begins a word of a text. Both have gone through `toSearchText`. */
function beginsWords(text: string, query: string): boolean {
  return wordsOf(query).every(word => text.includes(` ${word}`));
}

/** Says whether each word of a query stands anywhere in a text. */
function holdsWords(text: string, query: string): boolean {
  return wordsOf(query).every(word => text.includes(word));
}

/** What beginnings of words find, else what any part of them finds. */
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
