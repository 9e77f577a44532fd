import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import {
  type CodeHighlighter,
  createCodeHighlighter,
} from '../../../../src/generator/host/highlight/highlight-blocks.ts';
import type { CodeBlock } from '../../../../src/generator/model/entry.ts';

/** A thread that does what the code says, and colours everything else. */
const WORKER = `
import { parentPort, threadId } from 'node:worker_threads';
parentPort.on('message', ({ blocks }) => {
  for (const { code } of blocks) {
    parentPort.postMessage('ready');
    if (code === 'hang') for (;;);
    if (code === 'exit') process.exit(3);
    if (code === 'throw') throw new Error('no such grammar');
    parentPort.postMessage({ html: code === 'thread' ? String(threadId) : 'coloured ' + code });
  }
});
`;

let folder = '';
let highlighter: CodeHighlighter;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'highlight-'));
  writeFileSync(join(folder, 'worker.mjs'), WORKER);
});

afterAll(() => rmSync(folder, { recursive: true }));

afterEach(() => highlighter.close());

/** What came of each code: its HTML, or why it has no colours. */
async function highlight(codes: readonly string[], timeout = 20_000): Promise<readonly string[]> {
  const results = await highlighter.highlight(codes.map(block), { highlighter: 'shiki', timeout });
  return results.map(({ html, failure }) =>
    failure === undefined ? html : `${failure.kind} ${'message' in failure ? failure.message : ''}`.trim(),
  );
}

function block(code: string): CodeBlock {
  return {
    place: { file: 'a.md', line: 1 },
    language: 'js',
    code,
    showsLineNumbers: false,
    marked: [2],
    added: [],
    removed: [],
    focused: [],
  };
}

function start(workerCount = 1, processors = 8): void {
  highlighter = createCodeHighlighter(workerCount, pathToFileURL(join(folder, 'worker.mjs')), processors);
}

test.each([
  ['hang', 'timeout'],
  ['exit', 'crashed the highlighter stopped (3)'],
  ['throw', 'crashed no such grammar'],
])('a block at which the thread does %s loses its colours, and no other does', async (code, said) => {
  start();
  expect(await highlight(['a', code, 'b', code, 'c'], 2_000)).toEqual([
    'coloured a',
    said,
    'coloured b',
    said,
    'coloured c',
  ]);
});

test('a block without colours is shown with its lines and marks, and its signs are escaped', async () => {
  highlighter = createCodeHighlighter(1, pathToFileURL(join(folder, 'nowhere.mjs')));
  const [result] = await highlighter.highlight([block('a < b\nc')], {
    highlighter: 'shiki',
    timeout: 1_000,
  });
  expect(result?.failure?.kind).toBe('crashed');
  expect(result?.html).toContain(
    '<span class="line">a &lt; b</span>\n<span class="line line-marked">c</span>',
  );
});

test('a thread that fails again and again is given up, and every block is shown', async () => {
  start();
  const codes = Array.from({ length: 60 }, () => 'exit');
  const results = await highlight([...codes, 'a']);
  expect(results).toHaveLength(61);
  expect(new Set(results)).toEqual(new Set(['crashed the highlighter stopped (3)']));
  expect(await highlight(['a'])).toEqual(['coloured a']);
});

test('much code is shared among threads, and comes back in order', async () => {
  start(4);
  const codes = Array.from({ length: 4_001 }, (_, index) => `block ${index}`);
  expect(await highlight(codes)).toEqual(codes.map(code => `coloured ${code}`));
  const threads = await highlight(Array.from({ length: 4_000 }, () => 'thread'));
  expect(new Set(threads).size).toBe(4);
});

test('one processor is left to the thread that renders', async () => {
  start(4, 3);
  const threads = await highlight(Array.from({ length: 4_000 }, () => 'thread'));
  expect(new Set(threads).size).toBe(2);
});

test('two requests at once do not mix', async () => {
  start();
  expect(await Promise.all([highlight(['a', 'b']), highlight(['c'])])).toEqual([
    ['coloured a', 'coloured b'],
    ['coloured c'],
  ]);
});
