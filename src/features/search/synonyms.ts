import type { DataKind } from '@mapwright/site/feature';
import type { Synonym } from './load/read-synonyms.ts';

const SYNONYMS_FILE = 'content/synonyms.yml';

/** The words that readers use for those of the site: `pin: marker`. */
export const SYNONYMS: DataKind<Synonym> = {
  matches: file => file === SYNONYMS_FILE,
  open: async () => (await import('./load/read-synonyms.ts')).readSynonyms,
  editor: {
    name: 'synonyms',
    files: SYNONYMS_FILE,
    schema: async () => (await import('./load/read-synonyms.ts')).synonymsSchema,
  },
};
