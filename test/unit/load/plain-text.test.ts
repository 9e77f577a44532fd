import { expect, test } from 'vitest';
import { countWords } from '../../../src/generator/load/markdown/plain-text.ts';

test.each([
  ['', 0],
  [' one\ttwo\u00a0three\n', 3],
  ['wow! it’s', 2],
  ['地図 map', 3],
  ['map地図map', 4],
])('%j has so many words: %d', (text, count) => {
  expect(countWords(text)).toBe(count);
});
