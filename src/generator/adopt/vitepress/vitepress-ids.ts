import type { HeadingIds } from '../text/heading-ids.ts';
import { fieldsOf } from '../values.ts';
import type { VitepressConfig } from './vitepress-config.ts';

/**
 * Ids of headings as VitePress makes them (https://github.com/mdit-vue/mdit-vue/tree/main/packages/shared). Nothing if a function of the
 * project makes them.
 */
export function vitepressIds({ fields }: VitepressConfig): HeadingIds | undefined {
  const { slugify } = fieldsOf(fieldsOf(fields.markdown).anchor);
  return slugify === undefined ? { idOf: slugOf, joint: '-' } : undefined;
}

function slugOf(words: string): string {
  return words
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll(/\p{Cc}/gu, '')
    .replaceAll(/[\s~`!@#$%^&*()\-_+=[\]{}|\\;:"'“”‘’<>,.?/]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .replace(/^(?=\d)/, '_')
    .toLowerCase();
}
