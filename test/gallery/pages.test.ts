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
const facts = JSON.parse(readFileSync(join(projectRoot, 'maps', 'data', 'facts.json'), 'utf8'));
const { routes } = planning(mapsOf({ ...gallery(maps, borders), facts })).plan({
  entries: [head({ file: 'content/pages/index.md' })],
});
const pages = routes.flatMap(route =>
  isOfKind(route, MAP)
    ? [{ slug: slugIn(route.path), pageTitle: `${route.title} | Mapwright`, ...route.content }]
    : [],
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

  test('has facts, which only maps of the same regions share', () => {
    const texts = pages
      .filter(({ slug }) => !slug.startsWith('usa-labels-'))
      .map(({ subject }) => JSON.stringify(subject.facts));
    expect(repeated(texts)).toEqual([]);
  });

  test.each([
    ['germany', 'Capital', 'Berlin'],
    ['netherlands', 'Seat of the government', 'The Hague'],
    ['usa-ga', 'Borders on', 'Alabama, Florida, North Carolina, South Carolina, Tennessee'],
    ['georgia', 'Borders on', 'Armenia, Azerbaijan, Russia, Türkiye'],
    ['usa-tx', 'Codes', 'US-TX, TX, FIPS 48'],
    ['switzerland', 'Official languages', 'German, French, Italian'],
    ['south-america', 'Largest country', 'Brazil'],
  ])('%s states: %s %s', (slug, label, expected) => {
    const found = pages.find(page => page.slug === slug)?.subject.facts.find(fact => fact.label === label);
    expect(found?.values.map(value => value.label).join(', ')).toBe(expected);
  });

  test('keeps the state apart from the country of the same name, in the title and on the way to it', () => {
    const [country, state] = ['georgia', 'usa-ga'].map(slug => pages.find(page => page.slug === slug));
    expect(country?.heading).toBe('Georgia SVG map');
    expect(state?.heading).toBe('Georgia (US state) SVG map');
    const crumbs = [country, state].map(page => page?.breadcrumbs.map(({ label }) => label).slice(1));
    expect(crumbs).toEqual([
      ['Asia', 'Georgia'],
      ['North America', 'United States of America', 'Georgia (US state)'],
    ]);
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
    ['cyprus', ['about 9,300 km²']],
    ['somalia', ['about 640,000 km²', 'Banaadir']],
    ['moldova', ['about 33,000 km²']],
    ['antarctica', ['about 12,000,000 km²']],
    ['palestine', ['about 6,100 km²']],
  ])('says what the outlines say about areas: %s', (slug, expected) => {
    const facts = pages.find(page => page.slug === slug)?.subject.facts ?? [];
    const ofAreas = facts.filter(({ label }) => /^Area|gest|llest/.test(label));
    expect(ofAreas.flatMap(({ values }) => values.map(({ label }) => label))).toEqual(expected);
  });
});

function repeated(texts: readonly string[]): readonly string[] {
  return texts.filter((text, index) => texts.indexOf(text) !== index);
}

/** The address of a page ends with the slug of its map and a hash. */
function slugIn(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).replace(/-[0-9a-f]{4}$/, '');
}
