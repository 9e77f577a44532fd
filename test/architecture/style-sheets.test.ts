import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('what the root has is looked for by its path: otherwise each change anywhere in a page matches the styles of the root again', () => {
  const sheets = ['src', 'features']
    .flatMap(folder =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(file => `${folder}/${file}`),
    )
    .filter(file => file.endsWith('.css'));
  const found = sheets.flatMap(file =>
    [...readFileSync(file, 'utf8').matchAll(/(?:html|:root):has\((?!>)[^{]*/g)].map(
      ([selector]) => `${file}: ${selector}`,
    ),
  );
  expect(sheets.length).toBeGreaterThan(50);
  expect(found).toEqual([]);
});
