import { defineFeature } from '@mapwright/site/feature';

/** The directives for every text: notes, tabs, steps, cards, the bands of landing pages. Every site has this feature without listing it. */
export const prose = defineFeature({
  name: 'prose',
  from: import.meta.url,
  browser: { otherMediaStylesheet: './other-media.css' },
  markdown: async () => ({
    directives: (await import('./markdown/directives.ts')).directives,
    extend: (await import('./markdown/dialects/with-dialects.ts')).withDialects,
  }),
});
