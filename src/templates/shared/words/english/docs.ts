/** The docs. */
export const docs = {
  title: 'Documentation',
  /** A main page that has no title of its own. */
  untitled: 'Docs',
  pages: '{count, plural, one {# page} other {# pages}}',
  versions: 'Versions',
  version: 'Version:',
  notReleased: 'This page describes {version}, which is not released yet.',
  notMaintained: 'This page describes {version}, which is no longer maintained.',
  goToVersion: 'Go to {version}',
} as const;
