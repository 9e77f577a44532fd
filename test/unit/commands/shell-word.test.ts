import { expect, test } from 'vitest';
import { shellWord } from '../../../src/generator/commands/shell-word.ts';

test.each([
  ['my-docs', 'my-docs'],
  ['../日本語/v1.2_b', '../日本語/v1.2_b'],
  ['C:\\sites\\docs', 'C:\\sites\\docs'],
  ['my docs', '"my docs"'],
  ["it’s; (new) & it's", '"it’s; (new) & it\'s"'],
  ['a"b$HOME`c`', '"a\\"b\\$HOME\\`c\\`"'],
  ['~/docs', '"~/docs"'],
])('%s is written as %s', (path, word) => {
  expect(shellWord(path)).toBe(word);
});
