import { defineFeature } from '@mapwright/site/feature';

/** Each page as Markdown for language models and other programs, `llms.txt` with the list of the pages, and a button that copies a page. */
export const markdownCopies = defineFeature({
  name: 'markdown-copies',
  from: import.meta.url,
  plan: async () => (await import('./plan/plan-copies.ts')).planCopies,
  browser: {
    slots: { 'page-tools': './templates/copy-page.tsx' },
    liveParts: { 'copy-page': './client/copy-page.ts' },
  },
});
