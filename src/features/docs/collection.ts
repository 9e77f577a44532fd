import {
  type Collection,
  docFrontMatter,
  joinPath,
  segmentsOfDoc,
  titleFromPath,
  type Words,
} from '@mapwright/site/feature';
import { docStarter } from './doc-starter.ts';
import type { DocsOptions } from './options.ts';

/** Each version of the docs has a folder. */
export function docsCollection(
  { path, versions }: Pick<DocsOptions, 'path' | 'versions'>,
  words: Words,
): Collection {
  const places = versions.map(version => ({
    folder: `content/${version.folder}/`,
    base: joinPath(path, version.path),
  }));
  return {
    name: 'docs',
    folders: places.map(({ folder }) => folder),
    frontMatter: docFrontMatter,
    baseOf: file => places.find(({ folder }) => file.startsWith(folder))?.base ?? path,
    segmentsOf: segmentsOfDoc,
    titleOf: file => titleFromPath(file, words.docs.untitled),
    hasFolders: true,
    starter: docStarter(versions),
  };
}
