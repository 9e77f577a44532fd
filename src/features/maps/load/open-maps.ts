import type { OpenSource } from '@mapwright/site/source';
import type { LoadedGallery } from './load-gallery.ts';

/** Opens the folder `maps/`, which contains everything that the maps depend on. */
export const openMaps: OpenSource<LoadedGallery> = async input => ({
  source: { key: '', load: async () => (await import('./load-gallery.ts')).loadGallery(input) },
  diagnostics: [],
});
