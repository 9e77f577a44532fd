import { expect, test } from 'vitest';
import { explain, lines } from '../command-result.ts';
import { site } from '../harness.ts';
import { config, FEATURE, PAGES } from './hello.ts';

test.each([
  ['[hello({ greeting: 5 })]', ['error feature/invalid-field site.config.ts:2:78'], '“greeting” expects'],
  [
    '[hello({ greetin: "a" })]',
    ['error feature/unknown-field site.config.ts:2:78'],
    'Did you mean greeting?',
  ],
  ['[hello]', ['error feature/not-a-feature site.config.ts:2:70'], 'This is not a feature'],
  ['hello()', ['error config/invalid-field site.config.ts:2:59'], 'expects a list'],
  ['[hello(), hello()]', ['error feature/twice site.config.ts:2:79'], 'listed twice'],
])('a list of features such as %s is refused at its place', async (list, expected, message) => {
  const project = site({ ...FEATURE, ...PAGES, 'site.config.ts': config(list) });
  const result = await project.build();
  expect(result.code, explain(result)).toBe(2);
  expect(lines(result)).toEqual(expected);
  const [first] = result.diagnostics;
  expect(`${first?.message} ${first?.hint}`).toContain(message);
});
