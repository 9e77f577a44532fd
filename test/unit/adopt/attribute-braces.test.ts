import { expect, test } from 'vitest';
import { withBraces } from '../../../src/generator/adopt/vitepress/attribute-braces.ts';

const SIGNS = { markdown: { attrs: { leftDelimiter: '%{', rightDelimiter: '}%' } } };

test('lists of attributes get braces if the project of VitePress chose other signs', () => {
  const text = '## Hub %{#hub}%\n\n`%{a}%` 5 %{ b\n';
  expect(withBraces(text, { fields: SIGNS })).toBe('## Hub {#hub}\n\n`%{a}%` 5 %{ b\n');
  expect(withBraces(text, { fields: {} })).toBe(text);
});
