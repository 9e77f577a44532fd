/** The blog and its lists; those of the changelog share some. */
export const blog = {
  title: 'Blog',
  archive: 'Archive',
  authors: 'Authors',
  archiveOf: '{title} archive',
  archiveDescription: '{title}: every article by year, the newest first.',
  undated: 'Without a date',
  authorsOf: '{title} authors',
  authorsDescription: '{title}: everyone who writes, and how many articles.',
  tagsDescription: '{title}: every tag, with the number of articles that carry it.',
} as const;
