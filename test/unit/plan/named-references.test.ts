import { expect, test } from 'vitest';
import { head, mistakeIn, planning, type TestFeature } from './heads.ts';

const reference = { kind: 'named', scheme: 'star', url: 'vega', parts: ['a'], line: 7, column: 3 } as const;
const entries = [head({ file: 'content/pages/index.md', references: [reference] })];

test('a name in a text is resolved by the feature that has its scheme, at the place where it is written', () => {
  const asked: unknown[] = [];
  const stars: TestFeature = {
    collections: [],
    part: () => ({
      drafts: [],
      references: {
        star: (named, place) => {
          asked.push([named, place]);
          return { kind: 'image', src: `/stars/${named.url}.svg`, width: 5, height: 5 };
        },
      },
    }),
  };
  const { routes, diagnostics } = planning(stars).plan({ entries });
  const home = routes.find(({ path }) => path === '/');
  expect(home?.bodies[0]?.references).toEqual([
    { kind: 'image', src: '/stars/vega.svg', width: 5, height: 5 },
  ]);
  expect(asked).toEqual([[reference, { file: 'content/pages/index.md', line: 7, column: 3 }]]);
  expect(diagnostics).toEqual([]);
});

test('a name of a scheme that no feature has is a mistake at its place', () => {
  expect(mistakeIn({ entries })).toEqual({
    severity: 'error',
    code: 'feature/missing',
    message: 'No feature of this site has a star “vega”',
    place: { file: 'content/pages/index.md', line: 7, column: 3 },
    hint: 'Add the feature to `features` in site.config.ts.',
  });
});
