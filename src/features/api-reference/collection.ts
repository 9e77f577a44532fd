import {
  type Collection,
  docFrontMatter,
  segmentsOfDoc,
  titleFromPath,
  type Words,
} from '@mapwright/site/feature';

/** Markdown files beside the reference, and the modules of the library. */
export function referenceCollection(path: string, words: Words): Collection {
  return {
    name: 'api',
    folders: ['content/api/'],
    frontMatter: docFrontMatter,
    baseOf: () => path,
    segmentsOf: segmentsOfDoc,
    titleOf: file => titleFromPath(file, words.api.title),
    hasFolders: true,
  };
}
