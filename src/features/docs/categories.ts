import type { DataKind } from '@mapwright/site/feature';
import type { CategoryFile } from './load/read-category.ts';

/** What `_category.yml` files say of the folders that they lie in. */
export const CATEGORIES: DataKind<CategoryFile> = {
  matches: file => file.endsWith('/_category.yml'),
  open: async () => (await import('./load/read-category.ts')).readCategory,
};
