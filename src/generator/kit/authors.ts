import type { DataKind } from '../model/data-kind.ts';
import type { Author } from './read-authors.ts';

export const AUTHORS_FILE = 'content/authors.yml';

/** A feature whose articles have authors lists it under `dataFiles`. */
export const AUTHORS: DataKind<Author> = {
  matches: file => file === AUTHORS_FILE,
  open: async () => (await import('./read-authors.ts')).readAuthors,
};
