import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { MAP } from '../../src/features/maps/contract.ts';
import { isOfKind } from '../../src/generator/plan/page-kinds.ts';
import { gallery, loadedMap } from '../features/maps/loaded-maps.ts';
import { mapsOf } from '../features/maps/maps-of.ts';
import { projectRoot } from '../machine.ts';
import { head, planning } from '../unit/plan/heads.ts';
import { drawnMaps } from './compiled-gallery.ts';

const heads = drawnMaps().map(map => map.head);
const maps = heads.map(mapHead => ({ ...mapHead, files: loadedMap(mapHead.slug).files }));
const borders = JSON.parse(readFileSync(join(projectRoot, 'maps', 'data', 'borders.json'), 'utf8'));
const { routes } = planning(mapsOf(gallery(maps, borders))).plan({
  entries: [head({ file: 'content/pages/index.md' })],
});
const pages = routes.flatMap(route =>
  isOfKind(route, MAP) ? [{ pageTitle: `${route.title} | Mapwright`, ...route.content }] : [],
);

describe('the page of each map', () => {
  test('has a title that search engines show in full', () => {
    expect(pages).toHaveLength(maps.length);
    expect(pages.map(({ pageTitle }) => pageTitle).filter(title => title.length > 65)).toEqual([]);
  });

  test('has a title, a heading and a description of its own', () => {
    expect(repeated(pages.map(({ pageTitle }) => pageTitle))).toEqual([]);
    expect(repeated(pages.map(({ heading }) => heading))).toEqual([]);
    expect(repeated(pages.map(({ description }) => description))).toEqual([]);
  });

  test('leads to three other maps at least, and to none twice', () => {
    const linked = pages.map(({ slug, related }) => ({
      slug,
      hrefs: related.flatMap(group => group.maps.map(({ href }) => href)),
    }));
    expect(linked.filter(({ hrefs }) => hrefs.length < 3).map(({ slug }) => slug)).toEqual([]);
    expect(linked.filter(({ hrefs }) => repeated(hrefs).length > 0).map(({ slug }) => slug)).toEqual([]);
  });

  test.each([
    ['germany', ['about 360,000 km²', 'Bavaria', 'Bremen']],
    ['usa-ri', ['about 2,800 km²', 'Providence', 'Bristol']],
    ['andorra', []],
    ['micronesia', []],
    ['europe', ['Russia', 'Vatican City']],
  ])('tells what the outlines say of areas: %s', (slug, expected) => {
    const facts = pages.find(page => page.slug === slug)?.facts ?? [];
    expect(facts.filter(({ label }) => /^Area|gest|llest/.test(label)).map(({ value }) => value)).toEqual(
      expected,
    );
  });
});

function repeated(texts: readonly string[]): readonly string[] {
  return texts.filter((text, index) => texts.indexOf(text) !== index);
}
