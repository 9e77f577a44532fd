import { type Collection, docFrontMatter, segmentsOfDoc, titleFromPath } from '@mapwright/site/feature';

/** Markdown files beside the reference, and the modules of the library. */
export function referenceCollection(path: string): Collection {
  return {
    name: 'api',
    folders: ['content/api/'],
    frontMatter: docFrontMatter,
    baseOf: () => path,
    segmentsOf: segmentsOfDoc,
    titleOf: file => titleFromPath(file, 'API'),
    hasFolders: true,
  };
}
