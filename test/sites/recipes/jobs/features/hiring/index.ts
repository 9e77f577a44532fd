import { defineFeature } from '@mapwright/site/feature';

/** `::apply{by="2026-12-31"}`: how long a job is open, counted in days by the reader's clock. */
export const hiring = defineFeature({
  name: 'hiring',
  from: import.meta.url,
  markdown: async () => ({ directives: [(await import('./apply.ts')).apply] }),
});
