import { searchWords } from '@mapwright/site/search';

/**
 * Synonyms as the search compares words. What readers write in two words or in one is one word: `pop up`. What it means may have several
 * words, which are found together: `united kingdom`.
 */
export function foldSynonyms(
  synonyms: Readonly<Record<string, readonly string[]>>,
): Readonly<Record<string, readonly string[]>> {
  const folded = Object.entries(synonyms).map(
    ([word, others]) =>
      [
        searchWords(word).join(''),
        others.map(other => searchWords(other).join(' ')).filter(Boolean),
      ] as const,
  );
  return Object.fromEntries(folded.filter(([word, others]) => word !== '' && others.length > 0));
}
