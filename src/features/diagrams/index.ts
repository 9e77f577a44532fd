import { defineFeature } from '@mapwright/site/feature';

/** Code blocks whose language is `mermaid` are drawn at build time, as SVG that follows light and dark. */
export const diagrams = defineFeature({
  name: 'diagrams',
  from: import.meta.url,
  markdown: async () => ({
    directives: [(await import('./markdown/diagram.ts')).diagram],
    extend: (await import('./markdown/with-diagrams.ts')).withDiagrams,
  }),
});
