import { searchWords } from '@mapwright/site/search';

/**
 * Synonyms as the search compares words. What readers write in two words or in one is one word: `pop up`. What it means may have several
 * words, which are found together: `united kingdom`. Spellings of one word, such as `Pop-up` and `popup`, mean what each of them does.
 */
export function foldSynonyms(
  synonyms: Readonly<Record<string, readonly string[]>>,
): Readonly<Record<string, readonly string[]>> {
  const folded = new Map<string, Set<string>>();
  for (const [written, others] of Object.entries(synonyms)) {
    const word = searchWords(written).join('');
    const meant = others.map(other => searchWords(other).join(' ')).filter(Boolean);
    if (word !== '' && meant.length > 0) folded.set(word, new Set([...(folded.get(word) ?? []), ...meant]));
  }
  return Object.fromEntries([...folded].map(([word, meant]) => [word, [...meant]]));
}
