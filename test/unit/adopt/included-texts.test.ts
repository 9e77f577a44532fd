import { expect, test } from 'vitest';
import { fillBookText } from '../../../src/generator/adopt/mdbook/book-text.ts';
import { readMkdocsConfig } from '../../../src/generator/adopt/mkdocs/mkdocs-config.ts';
import { turnMkdocsText } from '../../../src/generator/adopt/mkdocs/mkdocs-text.ts';
import { readVitepressConfig } from '../../../src/generator/adopt/vitepress/vitepress-config.ts';
import { turnVitepressText } from '../../../src/generator/adopt/vitepress/vitepress-text.ts';
import { projectOf } from './old-projects.ts';

// A file that another one includes may include others, and itself.

test('mdBook: files in included files are relative to those, and a playground is code', () => {
  const project = projectOf({
    'src/parts/b.md': 'B, {{#include c/d.md}}',
    'src/parts/c/d.md': 'D\n{{#include ../b.md}}\n',
    'src/turn.rs': 'fn main() {\n# hidden();\n}\n',
  });
  expect(fillBookText('{{#include parts/b.md}}\n', 'src/a.md', project)).toEqual({
    text: 'B, D\n{{#include ../b.md}}\n',
    notes: [{ message: expect.stringContaining('included file'), place: { file: 'src/a.md', line: 1 } }],
  });
  expect(fillBookText('{{#playground turn.rs editable}}\n', 'src/a.md', project).text).toBe(
    '```rust\nfn main() {\n}\n```\n',
  );
});

test('MkDocs: snippets in snippets are filled in, and a single number is the first line', () => {
  const project = projectOf({
    'mkdocs.yml': 'markdown_extensions: [pymdownx.snippets]\n',
    'b.md': 'B\n--8<-- "c.md"\n',
    'c.md': 'C\n--8<-- "b.md"\n',
    'lines.txt': '1\n2\n3\n',
  });
  const read = readMkdocsConfig(project, 'mkdocs.yml');
  if ('problem' in read) throw new Error(read.problem.message);
  const turned = (text: string) => turnMkdocsText(text, 'docs/a.md', { project, config: read.config });
  expect(turned('- A\n\n  --8<-- "b.md"\n').text).toBe('- A\n\n  B\n  C\n\n');
  expect(turned('--8<-- "b.md"\n').notes).toMatchObject([{ place: { file: 'docs/a.md', line: 1 } }]);
  expect(turned('--8<-- "lines.txt:2"\n').text).toBe('2\n3\n\n');
  expect(turned('--8<-- "lines.txt:2:2"\n').text).toBe('2\n');
});

test('VitePress: included files lose their front matter, and their links lead where they led', () => {
  const project = projectOf({
    '.vitepress/config.js': 'export default {};',
    'parts/b.md':
      '---\ntitle: B\n---\n[B](./b.md), `[B](./b.md)` <!-- @include: ./c/d.md --> <!--@include: ./e.md-->\n',
    'parts/c/d.md': '![D](../d.png)',
    'parts/e.md': 'E',
    'parts/f.md': 'F\n<<< ./turn.js\n<<< ./gone.js\n<!-- @include: ./f.md -->\n',
    'guide/turn.js': 'turn();\n',
  });
  const read = readVitepressConfig(project, '.vitepress/config.js');
  if ('problem' in read) throw new Error(read.problem.message);
  const turned = (text: string) => turnVitepressText(text, 'guide/a.md', { project, config: read.config });
  expect(turned('<!--@include: ../parts/b.md-->\n')).toEqual({
    text: '[B](../parts/b.md), `[B](./b.md)` ![D](../parts/d.png) E\n\n',
    notes: [],
  });
  // Code is beside the page, whatever file names it.
  expect(turned('A\n\n<!--@include: ../parts/f.md-->\n')).toMatchObject({
    text: 'A\n\nF\n```js\nturn();\n```\n\n\n\n',
    notes: [
      { message: expect.stringContaining('included file'), place: { file: 'guide/a.md', line: 3 } },
      { message: expect.stringContaining('file with code'), place: { file: 'guide/a.md' } },
    ],
  });
  expect(turned('A\n\n<!--@include: ../parts/gone.md-->\n').notes).toMatchObject([
    { place: { file: 'guide/a.md', line: 3 } },
  ]);
});
