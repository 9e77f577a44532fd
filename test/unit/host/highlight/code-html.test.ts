import { expect, test } from 'vitest';
import { codeToHtml } from '../../../../src/generator/host/highlight/code-html.ts';
import type { CodeBlock } from '../../../../src/generator/model/entry.ts';

/** The lines of a block in which each word may have a kind. */
function linesOf(...block: Parameters<typeof htmlOf>) {
  return /<code>(.*)<\/code>/s.exec(htmlOf(...block))?.[1]?.split('\n');
}

function htmlOf(
  language: string,
  code: string,
  special: Partial<CodeBlock> = {},
  kinds: ReadonlyMap<string, string> = new Map(),
): string {
  const block = {
    place: { file: 'a.md', line: 1 },
    language,
    code,
    showsLineNumbers: false,
    marked: [],
    added: [],
    removed: [],
    focused: [],
    ...special,
  };
  const tokens = code
    .split('\n')
    .map(line => line.split(/(?<= )/).map(content => ({ content, kind: kinds.get(content.trim()) ?? '' })));
  return codeToHtml(block, tokens);
}

test('a browser that translates the page leaves code as it is', () => {
  for (const special of [{}, { marked: [1] }])
    expect(htmlOf('js', 'const map', special)).toMatch(/<pre [^>]*translate="no"/);
});

test('lines are elements only where one differs from others', () => {
  expect(linesOf('js', 'a\nb')).toEqual(['a', 'b']);
  expect(linesOf('js', 'a\nb', { marked: [2] })).toEqual([
    '<span class="line">a</span>',
    '<span class="line line-marked">b</span>',
  ]);
  expect(linesOf('js', 'a', { showsLineNumbers: true })).toEqual(['<span class="line">a</span>']);
});

test('prompts are inert, in what a terminal shows alone', () => {
  expect(linesOf('console', '$ npm start\nready\nPS C:\\> dir')).toEqual([
    '<span class="line"><span class="tok-comment" inert>$ </span>npm start</span>',
    '<span class="line line-output">ready</span>',
    '<span class="line"><span class="tok-comment" inert>PS C:\\&gt; </span>dir</span>',
  ]);
  expect(linesOf('php', '$ name')).toEqual(['$ name']);
});

test('a command that goes on after a backslash is no output; a session without prompts has none', () => {
  expect(linesOf('console', '$ npm \\\n  start\nready')?.map(line => line.includes('line-output'))).toEqual([
    false,
    false,
    true,
  ]);
  expect(linesOf('console', 'npm start\nnpm test')?.join('')).not.toContain('line-output');
});

test('a prompt within a coloured piece leaves the rest of it', () => {
  const kinds = new Map([['npm', 'function']]);
  expect(linesOf('console', '$ npm start', {}, kinds)).toEqual([
    '<span class="line"><span class="tok-comment" inert>$ </span><span class="tok-function">npm </span>start</span>',
  ]);
});
