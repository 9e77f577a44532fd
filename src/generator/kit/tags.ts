import type { DataKind } from '../model/data-kind.ts';
import type { Tag } from './read-tags.ts';

export const TAGS_FILE = 'content/tags.yml';

/** The kind of data file that a feature lists under `dataFiles` if its entries have tags. */
export const TAGS: DataKind<Tag> = {
  matches: file => file === TAGS_FILE,
  open: async () => (await import('./read-tags.ts')).readTags,
  editor: {
    name: 'tags',
    files: TAGS_FILE,
    schema: async () => (await import('./read-tags.ts')).tagsSchema,
  },
};
