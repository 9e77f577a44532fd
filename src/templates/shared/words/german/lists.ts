import type { WordTable } from '../words.ts';

/** Lists of entries, and what is around an entry. */
export const lists: WordTable['lists'] = {
  breadcrumbs: 'Brotkrümelnavigation',
  relatedPages: 'Verwandte Seiten',
  pager: 'Vorherige und nächste Seite',
  previous: 'Zurück',
  next: 'Weiter',
  pages: 'Seiten',
  page: 'Seite {number}',
  newer: 'Neuere',
  older: 'Ältere',
  titleOfPage: '{title}, Seite {number}',
  pageOf: 'Seite {number} von {count}: {description}',
  tags: 'Schlagwörter',
  entries: '{count, plural, one {# Eintrag} other {# Einträge}}',
  readingTime: '{minutes} Min. Lesezeit',
  editThisPage: 'Diese Seite bearbeiten',
  lastUpdated: 'Zuletzt geändert am {date}',
  feed: 'Newsfeed',
  viewMarkdown: 'Als Markdown ansehen',
  copyMarkdown: 'Seite als Markdown kopieren',
  notCopied: 'Die Seite konnte nicht kopiert werden',
};
