import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../machine.ts';
import { sheetsIn, weightWithMain } from '../../unit/templates/theme/sheets.ts';

const FOLDER = join(projectRoot, 'src', 'features', 'maps');

test('every style sheet is imported into a layer', () => {
  const { imported, others } = sheetsIn(FOLDER, ['maps', 'figures', 'frames', 'locator', 'plans', 'series']);
  expect([...imported, 'other-media.css'].sort()).toEqual(others);
});

test.each([
  ['of the gallery', 'maps.css', 13_000],
  ['of a page with a map in its text', 'figures.css', 12_000],
])('the style sheets %s weigh at most so much, compressed', async (_, sheet, limit) => {
  expect(await weightWithMain(join(FOLDER, sheet))).toBeLessThanOrEqual(limit);
});
