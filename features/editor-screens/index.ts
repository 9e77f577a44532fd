import { defineFeature } from '@mapwright/site/feature';

/** Screens of the map editor, drawn from data files: `::screen[Caption]{file="…"}`. */
export const editorScreens = defineFeature({
  name: 'editor-screens',
  from: import.meta.url,
  browser: {
    stylesheets: { 'screen-maps': './screen-maps.css', 'screens-more': './screens-more.css' },
    otherMediaStylesheet: './other-media.css',
  },
  markdown: async () => ({ directives: [(await import('./screen.ts')).screen] }),
});
