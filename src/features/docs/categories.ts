import type { DataKind } from '@mapwright/site/feature';
import type { CategoryFile } from './load/read-category.ts';

/** The settings of `_category.yml` files for their folders. */
export const CATEGORIES: DataKind<CategoryFile> = {
  matches: file => file.endsWith('/_category.yml'),
  open: async () => (await import('./load/read-category.ts')).readCategory,
  editor: {
    name: 'category',
    files: 'content/**/_category.yml',
    schema: async () => (await import('./load/read-category.ts')).categorySchema,
  },
};
