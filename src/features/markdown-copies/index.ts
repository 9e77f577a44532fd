import { defineFeature } from '@mapwright/site/feature';
import * as v from 'valibot';

/** Each page as Markdown for language models and other programs, `llms.txt` with the list of the pages, and a button that copies a page. */
export const markdownCopies = defineFeature({
  name: 'markdown-copies',
  from: import.meta.url,
  options: v.object({}),
  plan: async () => (await import('./plan/plan-copies.ts')).planCopies,
  browser: {
    slots: { 'page-tools': './templates/copy-page.tsx' },
    liveParts: { 'copy-page': './client/copy-page.ts' },
  },
});
