import { defineFeature } from '@mapwright/site/feature';
import { loadDocsPlanning } from '../docs/index.ts';
import { referenceCollection } from './collection.ts';
import { optionsSchema } from './options.ts';

/** The reference of a library from its TypeScript declarations, with Markdown pages beside it. It uses the page templates of the docs. */
export const apiReference = defineFeature({
  name: 'api-reference',
  from: import.meta.url,
  requires: ['docs'],
  options: optionsSchema,
  collections: ({ path }, words) => [referenceCollection(path, words)],
  source: {
    folders: [],
    open: async options => (await import('./host/open-library.ts')).openLibrary(options),
  },
  markdown: async () => ({
    directives: [],
    linkSchemes: ['symbol'],
    extend: (await import('./load/symbol-links.ts')).withSymbolLinks,
  }),
  plan: async (options, field) => {
    const [{ planReference }, planning] = await Promise.all([
      import('./plan/plan-reference.ts'),
      loadDocsPlanning(),
    ]);
    return planReference(options, { ...planning, field });
  },
  browser: {
    pages: { symbols: './templates/symbols.tsx' },
    liveParts: { symbols: './client/filter-symbols.ts', members: './client/filter-members.ts' },
    stylesheets: { reference: './reference.css' },
    otherMediaStylesheet: './other-media.css',
  },
});
