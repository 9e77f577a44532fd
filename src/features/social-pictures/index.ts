import { defineFeature } from '@mapwright/site/feature';
import { optionsSchema } from './options.ts';

/** A picture for social networks of each page without one: its title, its section, and the outline of a map. */
export const socialPictures = defineFeature({
  name: 'social-pictures',
  from: import.meta.url,
  options: optionsSchema,
  source: { folders: [], open: async () => (await import('./load/find-library.ts')).findLibrary },
  plan: async (options, field) =>
    (await import('./plan/plan-social-pictures.ts')).planSocialPictures(options, field),
});
