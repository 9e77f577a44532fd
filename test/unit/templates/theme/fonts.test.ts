import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { THEME } from './sheets.ts';

test('the fonts of a page with code weigh less than 40 kB', () => {
  const fonts = ['instrument-sans.woff2', 'jetbrains-mono.woff2'];
  const bytes = fonts.map(file => statSync(join(THEME, 'fonts', file)).size);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(40_000);
});
