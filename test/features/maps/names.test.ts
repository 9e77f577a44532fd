import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../../machine.ts';

const path = join(projectRoot, 'maps', 'data', 'names.json');
const names: Readonly<Record<string, readonly string[]>> = JSON.parse(readFileSync(path, 'utf8'));

it.each([
  ['DE', ['DEU', 'Deutschland', 'Allemagne']],
  ['GB', ['GBR', 'UK', 'Britain']],
  ['CI', ['CIV', 'Ivory Coast']],
  ['CZ', ['CZE', 'Czech Republic', 'Česko']],
  ['TR', ['TUR', 'Turkey', 'Türkei']],
])('the country %s is also known as %j', (code, expected) => {
  expect(names[code]).toEqual(expect.arrayContaining(expected));
});
