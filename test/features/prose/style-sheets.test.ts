import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../machine.ts';
import { MAIN_STYLES, sheetsIn, weightWithMain } from '../../unit/templates/theme/sheets.ts';

const FOLDER = join(projectRoot, 'src', 'features', 'prose');

test('every style sheet is imported into a layer, or is part of the main one', () => {
  const { imported, others } = sheetsIn(FOLDER, ['panels']);
  expect([...imported, ...MAIN_STYLES.map(file => basename(file)), 'other-media.css'].sort()).toEqual(others);
});

test('the style sheets of a landing page weigh at most so much, compressed', async () => {
  expect(await weightWithMain(join(FOLDER, 'panels.css'))).toBeLessThanOrEqual(11_500);
});
