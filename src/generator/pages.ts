import type { Words } from '../templates/shared/words/words.ts';
import { pageFrontMatter } from './load/front-matter/front-matter-schema.ts';
import { titleFromPath } from './load/title-from-path.ts';
import type { Collection } from './model/collection.ts';
import { segmentsOfFile, withoutLast } from './model/paths/file-path.ts';

/** The only collection that every site has: `content/pages/`. */
export function pagesIn(words: Words): Collection {
  return {
    name: 'pages',
    folders: ['content/pages/'],
    frontMatter: pageFrontMatter,
    baseOf: () => '/',
    segmentsOf: path => withoutLast(segmentsOfFile(path), /^index$/),
    titleOf: path => titleFromPath(path, words.shell.home),
    hasFolders: true,
    starter: {
      kind: 'page',
      start: ({ path, title }) => ({ path, frontMatter: { title, description: null }, text: 'Begin here.' }),
    },
  };
}
