import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../machine.ts';
import { sheetsIn, weightWithMain } from '../../unit/templates/theme/sheets.ts';

const FOLDER = join(projectRoot, 'src', 'features', 'changelog');

test('every style sheet is imported into a layer', () => {
  const { imported, others } = sheetsIn(FOLDER, ['changelog']);
  expect(imported).toEqual(others);
});

test('the style sheets of the changelog weigh at most so much, compressed', async () => {
  expect(await weightWithMain(join(FOLDER, 'changelog.css'))).toBeLessThanOrEqual(12_000);
});
