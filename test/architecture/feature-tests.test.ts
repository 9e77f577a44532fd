import { expect, test } from 'vitest';
import { featureOfFile } from './feature-of-file.ts';
import { readTree } from './read-tree.ts';
import { breachesInTests } from './test-rules.ts';

const FEATURES = new Map([
  ['src/features/maps/index.ts', ''],
  ['src/features/docs/index.ts', ''],
  ['src/features/api-reference/index.ts', "export const x = defineFeature({ requires: ['docs'] });"],
  ['features/handover/index.ts', ''],
]);
const breaches = (from: string, target: string) =>
  breachesInTests(new Map([...FEATURES, [from, `\nimport { x } from '${target}';`]]));

test('tests import no feature that they are not about', () => {
  expect(breachesInTests(readTree('src', 'features', 'test'))).toEqual([]);
});

test('the core’s tests may not import a feature, nor the tests of one', () => {
  expect(breaches('test/unit/load/load-text.ts', '../../../src/features/maps/markdown/map.ts')).toEqual([
    'test/unit/load/load-text.ts:2: tests of the core may not import maps: src/features/maps/markdown/map.ts',
  ]);
  expect(breaches('test/unit/plan/a.test.ts', '../../features/maps/loaded-maps.ts')).toHaveLength(1);
  expect(breaches('test/sites/a.test.ts', '../gallery/compiled-gallery.ts')).toHaveLength(1);
  expect(breaches('test/sites/a.test.ts', '../../features/handover/index.ts')).toHaveLength(1);
  expect(breaches('test/program-features.ts', '../src/features/index.ts')).toEqual([]);
});

test('a feature’s tests may import it, what it requires, and what tests share', () => {
  const from = 'test/features/api-reference/plan.test.ts';
  expect(breaches(from, '../../../src/features/api-reference/plan/symbols.ts')).toEqual([]);
  expect(breaches(from, '../docs/docs-of.ts')).toEqual([]);
  expect(breaches(from, '../../unit/plan/heads.ts')).toEqual([]);
  expect(breaches(from, '../maps/maps-of.ts')).toEqual([
    'test/features/api-reference/plan.test.ts:2: api-reference may not import maps: test/features/maps/maps-of.ts',
  ]);
  expect(breaches('test/features/docs/a.test.ts', '../api-reference/reference-of.ts')).toHaveLength(1);
});

test.each([
  ['src/features/maps/plan/map-card.ts', 'maps'],
  ['test/features/maps/sites/gallery.test.ts', 'maps'],
  ['test/browser/maps/gestures.test.ts', 'maps'],
  ['test/browser/fixtures/maps/site.config.ts', 'maps'],
  ['test/gallery/borders.ts', 'maps'],
  ['maps/catalogue/maps.yml', 'maps'],
  ['features/handover/plans.ts', 'handover'],
  ['src/features/index.ts', undefined],
  ['src/generator/model/map.ts', undefined],
  ['content/docs/index.md', undefined],
  ['test/browser/navbar.test.ts', undefined],
])('%s belongs to the feature %s', (file, feature) => {
  expect(featureOfFile(file, new Set(['maps', 'docs', 'handover']))).toBe(feature);
});
