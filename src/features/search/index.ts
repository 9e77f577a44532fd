import { defineFeature } from '@mapwright/site/feature';
import { optionsSchema } from './options.ts';
import { SYNONYMS } from './synonyms.ts';

/** A search of the whole site: a box in the navbar, the page `/search`, and an index that browsers load in small parts. */
export const search = defineFeature({
  name: 'search',
  from: import.meta.url,
  options: optionsSchema,
  dataFiles: [SYNONYMS],
  plan: async (options, field) => (await import('./plan/plan-search.ts')).planSearch(options, field),
  browser: {
    pages: { search: './templates/search.tsx' },
    slots: { 'navbar-tools': './templates/search-button.tsx' },
    stylesheets: { search: './search.css' },
    mainStylesheet: './search-button.css',
    otherMediaStylesheet: './other-media.css',
    liveParts: {
      'search-box': './client/search-box.ts',
      'search-marks': './client/search-marks.ts',
      'search-page': './client/search-page.ts',
      'not-found': './client/not-found.ts',
    },
  },
});
