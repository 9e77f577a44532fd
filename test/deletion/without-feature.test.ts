import { expect, test } from 'vitest';
import { withoutFeature } from './without-feature.ts';

test('an export and an import lose the feature', () => {
  expect(
    withoutFeature(
      "export { blog } from './blog/index.ts';\nexport { maps } from './maps/index.ts';\n",
      'maps',
    ),
  ).toBe("export { blog } from './blog/index.ts';\n");
  expect(withoutFeature("import { blog, maps } from './index.ts';", 'blog')).toBe(
    "import { maps } from './index.ts';",
  );
  expect(withoutFeature("import { blog, maps } from './index.ts';", 'maps')).toContain('{ blog, }');
});

test('a list loses it with its options, and what only sounds like it stays', () => {
  const text =
    "const features = [docs(), maps({ title: 'Maps [1]', list: [maps] }), blog()]; maps(); const mapsOf = [maps];";
  expect(withoutFeature(text, 'maps')).toBe(
    'const features = [docs(), blog()]; maps(); const mapsOf = [maps];',
  );
});

test('a text that does not name it stays as it is', () => {
  expect(withoutFeature('const a = 1;\n', 'maps')).toBe('const a = 1;\n');
});
