import { defineFeature } from '@mapwright/site/feature';
import type { LoadedGallery } from './load/load-gallery.ts';
import { optionsSchema } from './options.ts';

/** Maps: a gallery with a page for each map and a searchable index, and maps in texts. */
export const maps = defineFeature({
  name: 'maps',
  from: import.meta.url,
  options: optionsSchema,
  markdown: async () => ({ directives: (await import('./markdown/directives.ts')).directives }),
  source: { folders: ['maps'], open: async () => (await import('./load/open-maps.ts')).openMaps },
  plan: async (options, field, gallery: LoadedGallery) =>
    (await import('./plan/plan-gallery.ts')).planMaps(options, field, gallery),
  browser: {
    pages: {
      map: './templates/map.tsx',
      'map-list': './templates/map-list.tsx',
      'map-frame': './templates/map-frame.tsx',
    },
    liveParts: {
      gallery: './client/gallery-search.ts',
      'map-page': './client/map-page.ts',
      'map-frame': './client/map-frame.ts',
    },
    stylesheets: {
      maps: './maps.css',
      frames: './frames.css',
      'map-plan': './plans.css',
      'map-series': './series.css',
    },
    otherMediaStylesheet: './other-media.css',
    inlineScripts: { gallery: './templates/gallery-script.ts' },
  },
});
