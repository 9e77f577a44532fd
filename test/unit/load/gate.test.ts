import { expect, test } from 'vitest';
import { createGate } from '../../../src/generator/load/driver/gate.ts';

function gate() {
  const given: string[] = [];
  return { given, ...createGate<string>(some => void given.push(...some)) };
}

test('items pass an open gate, and wait at a closed one until it opens', () => {
  const { given, pass, close, open } = gate();
  pass(['a']);
  close();
  pass(['b', 'c']);
  pass(['d']);
  expect(given).toEqual(['a']);
  open();
  pass(['e']);
  open();
  expect(given).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('a gate that holds very many items lets the others pass', () => {
  const { given, pass, close, open } = gate();
  close();
  pass(Array.from({ length: 20_000 }, () => 'held'));
  pass(['more']);
  expect(given).toEqual(['more']);
  open();
  expect(given).toHaveLength(20_001);
});
