import { expect, test } from 'vitest';
import type { Memo } from '../../../src/generator/host/cache/memo.ts';
import type { CodeHighlighter } from '../../../src/generator/host/highlight/highlight-blocks.ts';
import type { CodeBlock } from '../../../src/generator/model/entry.ts';
import type { JsonStage } from '../../../src/generator/model/memo-stage.ts';
import { createCodeStore } from '../../../src/generator/render/driver/code-store.ts';

function block(code: string, line = 1, file = 'a.md'): CodeBlock {
  return {
    place: { file, line },
    language: 'js',
    code,
    showsLineNumbers: false,
    marked: [],
    added: [],
    removed: [],
    focused: [],
  };
}

function inMemory(): Memo {
  const stages = new Map<string, Map<string, unknown>>();
  return {
    stage: <Value>(name: string) => {
      const values = stages.get(name) ?? new Map<string, unknown>();
      stages.set(name, values);
      return {
        get: key => values.get(key),
        set: (key, value) => void values.set(key, value),
      } as JsonStage<Value>;
    },
    save: () => {},
  };
}

/** A store, and the codes that its highlighter was asked for, request by request. What is called `bad` fails; `throws` ends the request. */
function storeOf(memo = inMemory(), highlighter: 'highlight.js' | 'shiki' = 'highlight.js') {
  const requests: string[][] = [];
  const threads: CodeHighlighter = {
    highlight: async blocks => {
      requests.push(blocks.map(({ code }) => code));
      await new Promise(resolve => setImmediate(resolve));
      if (blocks.some(({ code }) => code === 'throws')) throw new Error('no thread');
      return blocks.map(({ code }) =>
        code === 'bad' ? { html: 'plain bad', failure: { kind: 'timeout' } } : { html: `coloured ${code}` },
      );
    },
    close: async () => {},
  };
  const options = { memo, programHash: 'p', highlighter: threads };
  return { store: createCodeStore(options, { highlighter, timeout: 100 }), requests, memo };
}

test('equal blocks are highlighted once, wherever they are', async () => {
  const { store, requests } = storeOf();
  const [first, second] = [block('a', 1), block('a', 9)];
  const { htmlOf } = await store.highlight([first, second]);
  expect([htmlOf(first), htmlOf(second)]).toEqual(['coloured a', 'coloured a']);
  await store.highlight([block('a', 20)]);
  expect(requests).toEqual([['a']]);
});

test('what was begun is not begun again, also while it is under way', async () => {
  const { store, requests } = storeOf();
  store.begin([block('a')]);
  store.begin([block('b'), block('c')]);
  const wanted = [block('a'), block('b'), block('d')];
  const { htmlOf } = await store.highlight(wanted);
  expect(wanted.map(htmlOf)).toEqual(['coloured a', 'coloured b', 'coloured d']);
  expect(requests.flat().sort()).toEqual(['a', 'b', 'c', 'd']);
});

test('what is asked for comes before what was only begun, and waits for nothing else', async () => {
  const { store, requests } = storeOf();
  const begun = Array.from({ length: 3_000 }, (_, index) => block(`begun ${index}`));
  store.begin(begun);
  const wanted = [block('new'), block('begun 2999')];
  const { htmlOf } = await store.highlight(wanted);
  expect(wanted.map(htmlOf)).toEqual(['coloured new', 'coloured begun 2999']);
  expect(requests.slice(0, 2).map(({ length }) => length)).toEqual([2_000, 2]);
  await store.highlight(begun);
  expect(requests.flat()).toHaveLength(3_001);
});

test('of what was begun, files with little code come first, as rendering will ask for them', async () => {
  const { store, requests } = storeOf();
  await store.highlight([block('known')]);
  store.begin([block('a long block', 1, 'long.md'), block('b', 1, 'short.md'), block('known', 1, 'none.md')]);
  store.begin([block('c', 2, 'short.md')]);
  expect(['long.md', 'short.md', 'none.md'].map(store.begunIn)).toEqual([12, 2, 0]);
  await store.highlight([block('c', 2, 'short.md')]);
  expect(requests).toEqual([['known'], ['b', 'a long block'], ['c']]);
});

test('a failure belongs to the request that failed, and the next one goes on', async () => {
  const { store, requests } = storeOf();
  store.begin([block('throws')]);
  await expect(store.highlight([block('throws')])).rejects.toThrow('no thread');
  const { htmlOf } = await store.highlight([block('a')]);
  expect(htmlOf(block('a'))).toBeDefined();
  expect(requests.at(-1)).toEqual(['a']);
});

test('the next build has what this one highlighted, but for another highlighter', async () => {
  const { store, memo } = storeOf();
  await store.highlight([block('a')]);
  const again = storeOf(memo);
  await again.store.highlight([block('a')]);
  expect(again.requests).toEqual([]);
  const other = storeOf(memo, 'shiki');
  await other.store.highlight([block('a')]);
  expect(other.requests).toEqual([['a']]);
});

test('a block that fails is shown plain, reported at its place, and tried again by the next build alone', async () => {
  const { store, requests, memo } = storeOf();
  const bad = block('bad', 7);
  store.begin([bad]);
  const { htmlOf, warningsOf } = await store.highlight([bad]);
  expect(htmlOf(bad)).toBe('plain bad');
  expect(warningsOf([bad])).toMatchObject([{ code: 'highlight/timeout', place: { file: 'a.md', line: 7 } }]);
  await store.highlight([bad]);
  expect(requests).toEqual([['bad']]);
  const next = storeOf(memo);
  await next.store.highlight([bad]);
  expect(next.requests).toEqual([['bad']]);
});
