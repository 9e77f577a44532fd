import { AUTHORS, defineFeature } from '@mapwright/site/feature';
import { releasesAt } from './collection.ts';
import { optionsSchema } from './options.ts';

/** Releases: a page for each, lists by kind of change, an archive, a feed. */
export const changelog = defineFeature({
  name: 'changelog',
  from: import.meta.url,
  options: optionsSchema,
  collections: ({ path }, words) => [releasesAt(path, words)],
  dataFiles: [AUTHORS],
  plan: async options => (await import('./plan/plan-changelog.ts')).planChangelog(options),
  browser: {
    pages: {
      release: './templates/release.tsx',
      'release-list': './templates/release-list.tsx',
      'release-archive': './templates/release-archive.tsx',
    },
    stylesheets: { changelog: './changelog.css' },
  },
});
