import { expect, test } from 'vitest';
import { createCodeGate } from '../../../src/generator/load/driver/code-gate.ts';
import type { CodeBlock } from '../../../src/generator/model/entry.ts';

function blocks(...codes: readonly string[]): readonly CodeBlock[] {
  return codes.map(code => ({
    place: { file: 'a.md' },
    language: 'js',
    code,
    showsLineNumbers: false,
    marked: [],
    added: [],
    removed: [],
    focused: [],
  }));
}

function gate() {
  const given: string[] = [];
  return { given, ...createCodeGate(some => void given.push(...some.map(({ code }) => code))) };
}

test('blocks pass an open gate, and wait at a closed one until it opens', () => {
  const { given, pass, close, open } = gate();
  pass(blocks('a'));
  close();
  pass(blocks('b', 'c'));
  pass(blocks('d'));
  expect(given).toEqual(['a']);
  open();
  pass(blocks('e'));
  open();
  expect(given).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('a gate that holds very many blocks lets the others pass', () => {
  const { given, pass, close, open } = gate();
  const [block] = blocks('held');
  close();
  pass(Array.from({ length: 20_000 }, () => block as CodeBlock));
  pass(blocks('more'));
  expect(given).toEqual(['more']);
  open();
  expect(given).toHaveLength(20_001);
});
