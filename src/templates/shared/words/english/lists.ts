/** Lists of entries, and what stands around an entry. */
export const lists = {
  breadcrumbs: 'Breadcrumbs',
  relatedPages: 'Related pages',
  pager: 'Previous and next page',
  previous: 'Previous',
  next: 'Next',
  pages: 'Pages',
  page: 'Page {number}',
  newer: 'Newer',
  older: 'Older',
  pageOf: 'Page {number} of {count}: {description}',
  tags: 'Tags',
  entries: '{count, plural, one {# entry} other {# entries}}',
  readingTime: '{minutes} min read',
  editThisPage: 'Edit this page',
  lastUpdated: 'Last updated on {date}',
  feed: 'Feed',
} as const;
