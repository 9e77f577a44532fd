import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { explain } from './command-result.ts';
import { site } from './harness.ts';
import { copyProgram } from './program-copy.ts';

/** Files that a host which compares hashes has no copy of; hidden ones are the program's own notes. */
function newFiles(
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
): readonly string[] {
  return Object.keys(after)
    .filter(path => before[path] !== after[path] && !path.startsWith('.'))
    .map(path => path.replace(/-[0-9a-f]{8,}(?=\.\w+$)/, '-…'))
    .sort();
}

test('a changed word is a deploy of its page, its texts and the parts of the search that know it', async () => {
  const pages = Array.from({ length: 120 }, (_, index) => [
    `content/docs/page-${index}.md`,
    `# Page ${index}\n\nA page about maps, number ${index}, with [the next](page-${(index + 1) % 120}.md).\n\nIt ends with ${'some plain words '.repeat(20)}.\n`,
  ]);
  const project = site({
    ...Object.fromEntries(pages),
    'site.config.ts':
      "import { docs, markdownCopies, search } from '@mapwright/site/features';\nexport default { features: [docs(), search(), markdownCopies()] };\n",
  });
  await project.build();
  const before = project.tree();
  project.edit('content/docs/page-50.md', text => text.replace('It ends', 'It closes'));
  await project.build();
  expect(newFiles(before, project.tree())).toMatchInlineSnapshot(`
    [
      "assets/search/p-….json",
      "assets/search/t-….json",
      "assets/search/w-….json",
      "docs/page-50.html",
      "docs/page-50.md",
      "llms-full.txt",
      "search/index.json",
    ]
  `);
});

test('a new version of the program that changes no page is no deploy', async () => {
  const project = site({ 'content/docs/brakes.md': '# Brakes\n\nThey stop.\n' });
  const folder = copyProgram();
  const program = join(folder, 'bin', 'site.js');
  await project.build({ program });
  const before = project.tree();
  appendFileSync(join(folder, 'src', 'generator', 'build.ts'), '// A comment.\n');
  const result = await project.build({ program });
  expect(result.summary, explain(result)).toMatchObject({ reused: 0 });
  expect(newFiles(before, project.tree())).toEqual([]);
});
