import { type DataSource, type ReadItems, readDataFile } from '@mapwright/site/source';
import * as v from 'valibot';

/** A word that readers use, and the words of the site for the same thing. */
export interface Synonym {
  readonly word: string;
  readonly means: readonly string[];
}

const word = v.pipe(v.string(), v.regex(/[\p{L}\p{N}]/u, 'a word'));
/** What a reader may type → what the site says. */
export const synonymsSchema = v.record(
  v.string(),
  v.union([word, v.pipe(v.array(word), v.minLength(1, 'at least one word'))], 'a word, or a list of words'),
);

/** The words of `content/synonyms.yml`: what a reader may type → the site's word, or a list of them. */
export function readSynonyms(source: DataSource): ReadItems<Synonym> {
  const { output = {}, diagnostics } = readDataFile(source, synonymsSchema);
  const items = Object.entries(output).map(([word, means]) => ({ word, means: [means].flat() }));
  return { items, diagnostics };
}
