import { expect, test } from 'vitest';
import { tolerateMistakes } from '../../../src/generator/load/tolerate-mistakes.ts';
import type { Diagnostic } from '../../../src/generator/model/diagnostic.ts';

const FOUND = ['markdown/unsafe-url', 'directive/unknown', 'markdown/too-dense', 'frontmatter/toml'].map(
  (code): Diagnostic => ({ severity: 'error', code, message: 'Wrong' }),
);

test('mistakes in a text are warnings if the site wants it, but a page without a text is an error', () => {
  const found = tolerateMistakes(FOUND, { mistakes: 'warning' });
  expect(found.map(({ severity }) => severity)).toEqual(['warning', 'warning', 'error', 'error']);
});

test('otherwise they stay errors', () => {
  expect(tolerateMistakes(FOUND, { mistakes: 'error' })).toBe(FOUND);
});
