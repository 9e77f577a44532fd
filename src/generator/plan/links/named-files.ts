import { isMarkdownFile } from '../../model/paths/markdown-file.ts';

/**
 * The source files that a path may name: the file itself, or the one whose page has this path. Other programs write `guide/`, `guide.html`,
 * `guide/index.html` and `guide.md/`.
 */
export function namedFiles(path: string): readonly string[] {
  const bare = path.replace(/\/+$/, '');
  if (isMarkdownFile(bare)) return [bare];
  const stem = bare.replace(/\.html$/i, '');
  const folder = stem.replace(/(?:^|\/)index$/i, '');
  const ofFolder = folder === stem || folder === '' ? [] : pagesAt(folder);
  return [bare, ...pagesAt(stem), ...ofFolder];
}

function pagesAt(path: string): readonly string[] {
  return [`${path}.md`, `${path}.mdx`, ...INDEXES.map(name => `${path}/${name}`)];
}

const INDEXES = ['index.md', 'README.md', 'readme.md', '_index.md', 'index.mdx'];
