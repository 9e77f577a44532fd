import type { WordTable } from '../words.ts';

/** The blog and its lists; those of the changelog share some. */
export const blog: WordTable['blog'] = {
  title: 'Blog',
  archive: 'Archiv',
  authors: 'Autorinnen und Autoren',
  archiveOf: '{title}: Archiv',
  archiveDescription: '{title}: alle Artikel nach Jahren, die neuesten zuerst.',
  undated: 'Ohne Datum',
  authorsOf: '{title}: Autorinnen und Autoren',
  authorsDescription: '{title}: alle, die schreiben, und die Zahl ihrer Artikel.',
  tagsDescription: '{title}: alle Schlagwörter mit der Zahl ihrer Artikel.',
};
