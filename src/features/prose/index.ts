import { defineFeature } from '@mapwright/site/feature';
import * as v from 'valibot';

/** What texts consist of beyond Markdown itself: notes, tabs, steps, cards, the bands of landing pages. Every site has it, and lists it nowhere. */
export const prose = defineFeature({
  name: 'prose',
  from: import.meta.url,
  options: v.object({}),
  markdown: async () => ({ directives: (await import('./markdown/directives.ts')).directives }),
});
