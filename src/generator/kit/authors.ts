import type { DataKind } from '../model/data-kind.ts';
import type { Author } from './read-authors.ts';

export const AUTHORS_FILE = 'content/authors.yml';

/** The kind of data file that a feature lists under `dataFiles` if its articles have authors. */
export const AUTHORS: DataKind<Author> = {
  matches: file => file === AUTHORS_FILE,
  open: async () => (await import('./read-authors.ts')).readAuthors,
  editor: {
    name: 'authors',
    files: AUTHORS_FILE,
    schema: async () => (await import('./read-authors.ts')).authorsSchema,
  },
};
