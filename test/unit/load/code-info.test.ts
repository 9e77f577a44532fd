import hljs from 'highlight.js';
import { bundledLanguages, bundledLanguagesAlias } from 'shiki/langs';
import { describe, expect, test } from 'vitest';
import { loadText, problemsOf } from './load-text.ts';

const blockOf = (info: string, code = '1\n2\n3\n4\n5') =>
  loadText(`\`\`\`${info}\n${code}\n\`\`\``).body.codeBlocks[0];
const warningsOf = (info: string) => problemsOf(`\`\`\`${info}\n1\n2\n3\n4\n5\n\`\`\``);

describe('the language of a fence', () => {
  test.each([
    ['javascirpt', 'javascript'],
    ['Pyhton title="a.py"', 'python'],
    ['dokerfile', 'dockerfile'],
    ['ymal', 'yaml'],
    ['josn', 'json'],
    ['{ .mermiad }', 'mermaid'],
  ])('%s has a slip', (info, meant) => {
    expect(warningsOf(info)).toMatch(
      /^content\/docs\/guides\/page.md:1:1 warning markdown\/misspelt-language/,
    );
    expect(warningsOf(info)).toContain(`→ Did you mean ${meant}?`);
  });
  test.each([
    [
      'text',
      'txt',
      'output',
      'console',
      'python3',
      'jsonld',
      'rustc',
      'env',

      'ebnf',
      'dataview',
    ],
    hljs.listLanguages().flatMap(name => [name, ...(hljs.getLanguage(name)?.aliases ?? [])]),
    Object.keys({ ...bundledLanguages, ...bundledLanguagesAlias }),
  ])('%s and others have none', (...names) => {
    expect(names.filter(name => warningsOf(name) !== '')).toEqual([]);
  });
});

describe('the info of a fence from another program', () => {
  test.each([
    ['js showLineNumbers', { language: 'js', showsLineNumbers: true }],
    ['JSON {1}', { language: 'json', marked: [1] }],
    ['js:line-numbers {1}', { language: 'js', showsLineNumbers: true, marked: [1] }],
    ['js:line-numbers=2', { language: 'js', showsLineNumbers: true }],
    ['js:no-line-numbers', { language: 'js', showsLineNumbers: false }],
    ['yaml linenums="1" hl_lines="2 4-5"', { language: 'yaml', showsLineNumbers: true, marked: [2, 4, 5] }],
    ['go {linenos=true,hl_lines=[1,"3-4"]}', { language: 'go', showsLineNumbers: true, marked: [1, 3, 4] }],
    ['{ .yaml .no-copy hl_lines="2" title="a.yml" }', { language: 'yaml', marked: [2], title: 'a.yml' }],
    ['{.python #id}', { language: 'python' }],
    ['toml {file="hugo.toml" copy=true}', { language: 'toml', title: 'hugo.toml' }],
    ['js [a.js]', { language: 'js', title: 'a.js' }],
    // Beside code of its own, a file is what the reader should write it into.
    ['tsx file="app/page.tsx"', { language: 'tsx', title: 'app/page.tsx' }],
    ['js{2} [a.js]', { language: 'js', title: 'a.js', marked: [2] }],
    ['js a.js {1,3}', { language: 'js', title: 'a.js', marked: [1, 3] }],
    ["jsx filename='a b.jsx'", { language: 'jsx', title: 'a b.jsx' }],
    ['js ins={1} del={2-3} mark={4}', { added: [1], removed: [2, 3], marked: [4] }],
    ['js ins="a b" del=/x y/ mark={2} "z"', { added: [], removed: [], marked: [2] }],
    ['rust,ignore,should_panic', { language: 'rust' }],
    ['c++', { language: 'c++' }],
    ['c# title="A"', { language: 'c#', title: 'A' }],
    ['ts twoslash live @ts-type={a:B} "text" /x y/ frame="none" no-run', { language: 'ts' }],
    ['', { language: '' }],
  ])('%s', (info, expected) => {
    expect(blockOf(info)).toMatchObject(expected);
    expect(warningsOf(info)).toBe('');
  });
  test('that is almost right warns', () => {
    expect(warningsOf('js lineNumber')).toContain('Did you mean lineNumbers?');
    expect(warningsOf('js titel="a"')).toContain('Did you mean title?');
  });
  test('with wrong lines is an error', () => {
    expect(warningsOf('js {3-1}')).toContain('markdown/code-lines');
    expect(warningsOf('js hl_lines="x"')).toContain('markdown/code-lines');
  });
});

describe('comments that mark lines', () => {
  test.each([
    ['a // [!code ++]\nb // [!code --]', { code: 'a\nb', added: [1], removed: [2] }],
    ['a # [!code highlight:2]\nb\nc', { code: 'a\nb\nc', marked: [1, 2] }],
    ['<p> <!-- [!code focus] -->\nb', { code: '<p>\nb', focused: [1] }],
    ['// [!code hl]\na', { code: 'a', marked: [1] }],
    ['a /* [!code warning] */', { code: 'a', marked: [1] }],
    ['a // [!code word:b]', { code: 'a', marked: [] }],
    ['a\n// highlight-next-line\nb', { code: 'a\nb', marked: [2] }],
    ['a\n# highlight-start\nb\nc\n# highlight-end\nd', { code: 'a\nb\nc\nd', marked: [2, 3] }],
    ['{/* highlight-next-line */}\nb', { code: 'b', marked: [1] }],
    ['// highlight-start\na', { code: 'a', marked: [] }],
    ['const highlight = "highlight-start"', { code: 'const highlight = "highlight-start"', marked: [] }],
    ['a[!code ++]', { code: 'a[!code ++]', added: [] }],
  ])('%j', (code, expected) => {
    expect(blockOf('js', code)).toMatchObject(expected);
  });
});
