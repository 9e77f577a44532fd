import { expect, test } from 'vitest';
import type { TestFeature } from '../invented-features.ts';
import { head, mistakeIn, planning } from './heads.ts';

const reference = { kind: 'star', url: 'vega', parts: ['a'], line: 7, column: 3 } as const;
const entries = [head({ file: 'content/pages/index.md', references: [reference] })];

test('a reference of a kind of its own is resolved by the feature that brings the kind, at the place where it is written', () => {
  const asked: unknown[] = [];
  const stars: TestFeature = {
    collections: [],
    part: () => ({
      drafts: [],
      references: {
        star: (given, origin) => {
          asked.push([given, origin]);
          return { kind: 'image', src: `/stars/${given.url}.svg`, width: 5, height: 5 };
        },
      },
    }),
  };
  const { routes, diagnostics } = planning(stars).plan({ entries });
  const home = routes.find(({ path }) => path === '/');
  expect(home?.bodies[0]?.references).toEqual([
    { kind: 'image', src: '/stars/vega.svg', width: 5, height: 5 },
  ]);
  const file = 'content/pages/index.md';
  expect(asked).toEqual([[reference, { file, place: { file, line: 7, column: 3 } }]]);
  expect(diagnostics).toEqual([]);
});

test('a name in double brackets that a feature does not know may be that of a page', () => {
  const stars: TestFeature = {
    collections: [],
    part: () => ({ drafts: [], links: { page: url => starAt(url) } }),
  };
  const starAt = (url: string) =>
    url === 'page:vega'
      ? { href: '/stars#vega', isExternal: false }
      : { problem: { code: 'link/page-name', message: 'No star has this name', hint: '' } as const };
  const links = ['vega', 'about', 'nothing'].map(name => ({
    kind: 'link' as const,
    url: `page:${name}`,
    line: 1,
    column: 1,
  }));
  const pages = [head({ file: 'content/pages/index.md', references: links }), 'content/pages/about.md'];
  const { routes, diagnostics } = planning(stars).plan(pages);
  const home = routes.find(({ path }) => path === '/');
  expect(home?.bodies[0]?.references).toMatchObject([{ href: '/stars#vega' }, { href: '/about' }, {}]);
  expect(diagnostics.map(({ message }) => message)).toEqual(['No star has this name']);
});

test('a reference of a kind that no feature brings is a mistake at its place', () => {
  expect(mistakeIn({ entries })).toEqual({
    severity: 'error',
    code: 'feature/missing',
    message: 'No feature of this site has a star “vega”',
    place: { file: 'content/pages/index.md', line: 7, column: 3 },
    hint: 'Add the feature to `features` in site.config.ts.',
  });
});
