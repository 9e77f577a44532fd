/** The changelog. */
export const changelog = {
  title: 'Changelog',
  all: 'All',
  archiveDescription: '{title}: every release by its major version, the highest first.',
  authorsDescription: '{title}: everyone who writes about the releases, and about how many.',
  version: 'Version {version}',
  kindsOfChange: 'Kinds of change',
  releasesByKind: 'Releases by kind of change',
  added: 'Added',
  changed: 'Changed',
  fixed: 'Fixed',
  security: 'Security',
  securityRelease: 'Security release',
  /** The heading of the section that says what readers must do. */
  migration: 'Migration',
  migrationNote: 'Migration note',
  /** In place of the text of releases of which nothing is known. */
  noNotes: 'No public notes.',
  noNotesDescription: 'Release {version} of {product} has no public notes.',
  run: '{oldest} to {newest}',
  addedTitle: '{title}: added',
  changedTitle: '{title}: changed',
  fixedTitle: '{title}: fixed',
  securityTitle: '{title}: security',
  addedDescription: 'Every release of {product} that adds something, the highest version first.',
  changedDescription:
    'Every release of {product} that changes how something works, the highest version first.',
  fixedDescription: 'Every release of {product} that corrects a fault, the highest version first.',
  securityDescription: 'Every release of {product} that closes a vulnerability, the highest version first.',
} as const;
