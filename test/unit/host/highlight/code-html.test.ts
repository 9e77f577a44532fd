import { expect, test } from 'vitest';
import { codeToHtml } from '../../../../src/generator/host/highlight/code-html.ts';

/** The lines of a block in which each word may have a kind. */
function linesOf(language: string, code: string, kinds: ReadonlyMap<string, string> = new Map()) {
  const block = {
    place: { file: 'a.md', line: 1 },
    language,
    code,
    showsLineNumbers: false,
    marked: [],
    added: [],
    removed: [],
    focused: [],
  };
  const tokens = code
    .split('\n')
    .map(line => line.split(/(?<= )/).map(content => ({ content, kind: kinds.get(content.trim()) ?? '' })));
  return codeToHtml(block, tokens).match(/<span class="line[^"]*">.*?<\/span>(?=\n|<\/code>)/g);
}

test('prompts are inert, in what a terminal shows alone', () => {
  expect(linesOf('console', '$ npm start\nready\nPS C:\\> dir')).toEqual([
    '<span class="line"><span class="tok-comment" inert>$ </span>npm start</span>',
    '<span class="line line-output">ready</span>',
    '<span class="line"><span class="tok-comment" inert>PS C:\\&gt; </span>dir</span>',
  ]);
  expect(linesOf('php', '$ name')).toEqual(['<span class="line">$ name</span>']);
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
  expect(linesOf('console', '$ npm start', kinds)).toEqual([
    '<span class="line"><span class="tok-comment" inert>$ </span><span class="tok-function">npm </span>start</span>',
  ]);
});
