import { defineFeature } from '@mapwright/site/feature';
import { optionsSchema } from './options.ts';

/** Maps: a gallery with a page for each and an index that is searched, and maps in texts. */
export const maps = defineFeature({
  name: 'maps',
  from: import.meta.url,
  options: optionsSchema,
  markdown: async () => ({ directives: [(await import('./markdown/map.ts')).map] }),
  plan: async (options, field) => (await import('./plan/plan-gallery.ts')).planMaps(options, field),
  browser: {
    pages: { map: './templates/map.tsx', 'map-list': './templates/map-list.tsx' },
    liveParts: {
      gallery: './client/gallery-search.ts',
      'map-figure': './client/map-figure.ts',
      'map-page': './client/map-page.ts',
    },
    stylesheets: { maps: './maps.css', figures: './figures.css' },
    inlineScripts: { gallery: './templates/gallery-script.ts' },
  },
});
