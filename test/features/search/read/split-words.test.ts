import { expect, test } from 'vitest';
import { createSplitter } from '../../../../src/features/search/read/split-words.ts';

test.each<[text: string, words: string, parts: string]>([
  ['Pop-up maps', 'pop up maps', 'popup'],
  ['e-mail', 'mail', 'email'],
  ['Write an e-mail.', 'write an mail', 'email'],
  ['state-of-the-art', 'state of the art', ''],
  ['UTF-8', 'utf', 'utf8'],
  ['x-1', '', 'x1'],
  ['2024-01', '2024 01', ''],
  ['R', 'r', ''],
  ['AR-M, DE-BY', 'ar de by', 'arm deby'],
  ['getGeoViewBox(map)', 'getgeoviewbox map', 'get geo view box'],
  ['path/to|file', 'path to file', ''],
  [`${'0a'.repeat(20)} ${'0a'.repeat(20)}b`, '0a'.repeat(20), ''],
])('“%s” has the words “%s” and the parts “%s”', (text, words, parts) => {
  const found = createSplitter()(text);
  const those = (wanted: boolean) => found.filter(({ isPart }) => isPart === wanted).map(({ word }) => word);
  expect([those(false).join(' '), those(true).join(' ')]).toEqual([words, parts]);
});
