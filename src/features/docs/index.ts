import { defineFeature, TAGS } from '@mapwright/site/feature';
import { CATEGORIES } from './categories.ts';
import { docsCollection } from './collection.ts';
import { optionsSchema } from './options.ts';

export type { DocsArea, DocsContext } from './plan/planning.ts';
export type DocsPlanning = typeof import('./plan/planning.ts');

/** Documentation: pages in sidebars, versions, generated indexes, tags. */
export const docs = defineFeature({
  name: 'docs',
  from: import.meta.url,
  options: optionsSchema,
  collections: (options, words) => [docsCollection(options, words)],
  dataFiles: [CATEGORIES, TAGS],
  plan: async (options, field) => (await import('./plan/plan-docs.ts')).planDocsOf(options, field),
  usesCommitDates: ({ showLastUpdated }) => showLastUpdated,
  browser: { pages: { doc: './templates/doc.tsx', category: './templates/category.tsx' } },
});

/** The planning functions for another feature whose pages are in sidebars too. */
export const loadDocsPlanning = () => import('./plan/planning.ts');
