import type { LoadedSource, OpenSource } from '@mapwright/site/source';
import type { LoadedGallery } from './load-gallery.ts';

/** Opens the folder `maps/`, which contains everything that the maps depend on. */
export const openMaps: OpenSource<LoadedGallery> = async input => ({
  source: {
    key: '',
    // Every site that lists no features has this one, with maps or without.
    load: async () =>
      input.files.length === 0 ? NOTHING : (await import('./load-gallery.ts')).loadGallery(input),
  },
  diagnostics: [],
});

/** The gallery of a site without maps. */
const NOTHING: LoadedSource<LoadedGallery> = {
  data: {
    gallery: { maps: [], sources: [], borders: {}, names: {}, facts: { places: {} }, codes: {} },
    filesOf: async slug => {
      throw new Error(`There is no map "${slug}"`);
    },
  },
  diagnostics: [],
};
