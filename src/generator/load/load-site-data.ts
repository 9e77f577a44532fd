import { posix } from 'node:path';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { Author, CategoryFile, LoadedSiteData, Tag } from '../model/site-data.ts';
import { readAuthors } from './site-data/read-authors.ts';
import { readCategory } from './site-data/read-category.ts';
import { readTags } from './site-data/read-tags.ts';
import { decodeSource, MAX_DATA_BYTES } from './source/decode-source.ts';
import type { Product } from './source/fill-product.ts';

/** A data file as it was read; `file` is POSIX, relative to the root. */
export interface DataFile {
  readonly file: string;
  readonly bytes: Uint8Array;
}

/** Reads `content/authors.yml`, `content/tags.yml` and every `_category.yml`. What is wrong with them is returned as diagnostics. */
export function loadSiteData(files: readonly DataFile[], product: Product): LoadedSiteData {
  const authors: Author[] = [];
  const tags: Tag[] = [];
  const categories: CategoryFile[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const { file, bytes } of files) {
    const { text, diagnostics: problems } = decodeSource(file, bytes, MAX_DATA_BYTES);
    diagnostics.push(...problems);
    if (text === undefined) continue;
    const source = { file, text, product };
    if (file === 'content/authors.yml') authors.push(...collect(readAuthors(source)));
    else if (file === 'content/tags.yml') tags.push(...collect(readTags(source)));
    else if (posix.basename(file) === '_category.yml') categories.push(...collect(readCategory(source)));
  }
  return { data: { authors, tags, categories }, diagnostics };

  function collect<Item>(read: {
    readonly items: readonly Item[];
    readonly diagnostics: readonly Diagnostic[];
  }): readonly Item[] {
    diagnostics.push(...read.diagnostics);
    return read.items;
  }
}
