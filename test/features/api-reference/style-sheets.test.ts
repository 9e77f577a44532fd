import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../machine.ts';
import { sheetsIn, weightWithMain } from '../../unit/templates/theme/sheets.ts';

const FOLDER = join(projectRoot, 'src', 'features', 'api-reference');

test('every style sheet is imported into a layer', () => {
  const { imported, others } = sheetsIn(FOLDER, ['reference']);
  expect([...imported, 'other-media.css'].sort()).toEqual(others);
});

test('the style sheets of the API reference weigh at most so much, compressed', async () => {
  expect(await weightWithMain(join(FOLDER, 'reference.css'))).toBeLessThanOrEqual(12_000);
});
