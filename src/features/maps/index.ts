import { defineFeature } from '@mapwright/site/feature';
import { optionsSchema } from './options.ts';

/** The gallery of maps: a page for each with its files, and an index that is searched. */
export const maps = defineFeature({
  name: 'maps',
  from: import.meta.url,
  options: optionsSchema,
  plan: async (options, field) => (await import('./plan/plan-gallery.ts')).planMaps(options, field),
  browser: {
    pages: { map: './templates/map.tsx', 'map-list': './templates/map-list.tsx' },
    stylesheets: { maps: './maps.css' },
    inlineScripts: { gallery: './templates/gallery-script.ts' },
  },
});
