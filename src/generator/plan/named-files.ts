/**
 * The source files that a path may name: the file itself, or the one whose page has this path. Other programs write `guide/`, `guide.html`,
 * `guide/index.html` and `guide.md/`.
 */
export function namedFiles(path: string): readonly string[] {
  const bare = path.replace(/\/+$/, '');
  if (/\.(?:md|markdown)$/i.test(bare)) return [bare];
  const stem = bare.replace(/\.html$/i, '');
  const folder = stem.replace(/(?:^|\/)index$/i, '');
  const names = [`${stem}.md`, ...INDEXES.map(name => `${stem}/${name}`)];
  const ofFolder =
    folder === stem || folder === '' ? [] : [`${folder}.md`, ...INDEXES.map(name => `${folder}/${name}`)];
  return [bare, ...names, ...ofFolder];
}

const INDEXES = ['index.md', 'README.md', 'readme.md', '_index.md'];
