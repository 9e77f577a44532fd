import type { DataKind } from '../model/data-kind.ts';
import type { Tag } from './read-tags.ts';

export const TAGS_FILE = 'content/tags.yml';

/** A feature whose entries have tags lists it under `dataFiles`. */
export const TAGS: DataKind<Tag> = {
  matches: file => file === TAGS_FILE,
  open: async () => (await import('./read-tags.ts')).readTags,
};
