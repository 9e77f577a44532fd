import { defineFeature } from '@mapwright/site/feature';
import * as v from 'valibot';

/** Screens of the map editor, drawn from data files: `::screen[Caption]{file="…"}`. */
export const editorScreens = defineFeature({
  name: 'editor-screens',
  from: import.meta.url,
  options: v.object({}),
  browser: {
    stylesheets: { 'screen-maps': './screen-maps.css', 'screens-more': './screens-more.css' },
    otherMediaStylesheet: './other-media.css',
  },
  markdown: async () => ({ directives: [(await import('./screen.ts')).screen] }),
});
