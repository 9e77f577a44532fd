import { expect, test } from 'vitest';
import { mapAliasOf, mapPathOf } from '../../src/features/maps/plan/map-paths.ts';
import { drawnMaps, realGallery } from './compiled-gallery.ts';
import { DEMANDED, STATES_OF_THE_WORLD, STATES_WITHOUT_MAP, US_STATES } from './demanded-maps.ts';

const slugs = () => drawnMaps().map(({ slug }) => slug);

test('every map of the catalogue is made, and there is nothing to report', () => {
  const { recipes, maps, diagnostics } = realGallery();
  expect(
    diagnostics.map(({ code, message, place }) => `${place?.file}:${place?.line} ${code} ${message}`),
  ).toEqual([]);
  expect(maps).toHaveLength(recipes.length);
});

test.each(Object.entries(DEMANDED))('the maps that are asked for are there: %s', (_, demanded) => {
  expect(demanded.filter(slug => !slugs().includes(slug))).toEqual([]);
});

test('each state of the USA has a map, and so has its capital', () => {
  const demanded = [...US_STATES, 'wdc'].map(code => `usa-${code}`);
  expect(US_STATES).toHaveLength(50);
  expect(demanded.filter(slug => !slugs().includes(slug))).toEqual([]);
});

test('every state of the world has a map, unless no source draws it', () => {
  const countries = new Set(
    drawnMaps().flatMap(({ head: { kind, country } }) => (kind === 'country' ? [country] : [])),
  );
  expect(STATES_OF_THE_WORLD).toHaveLength(197);
  expect(STATES_OF_THE_WORLD.filter(code => !countries.has(code)).sort()).toEqual(STATES_WITHOUT_MAP);
  expect(countries.size).toBeGreaterThanOrEqual(195);
});

test('no country has two maps of the kind “country”', () => {
  const codes = drawnMaps().flatMap(({ head: { kind, country } }) => (kind === 'country' ? [country] : []));
  expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([]);
  expect(codes).not.toContain(null);
});

test('slugs are unique and in kebab case', () => {
  expect(new Set(slugs()).size).toBe(slugs().length);
  expect(slugs().filter(slug => !/^[a-z]+(-[a-z0-9]+)*$/.test(slug))).toEqual([]);
});

test('each map has a page of its own: its slug and a short hash', () => {
  const paths = slugs().map(slug => mapPathOf(slug, '/maps'));
  expect(paths.filter(path => !/^\/maps\/[a-z0-9-]+-[0-9a-f]{3,}$/.test(path))).toEqual([]);
  const all = [...paths, ...slugs().map(slug => mapAliasOf(slug, '/maps'))];
  expect(all.filter((path, index) => all.indexOf(path) !== index)).toEqual([]);
});

test('titles are unique among maps of a kind, so that a visitor can tell two apart', () => {
  const titles = drawnMaps().map(({ head }) => `${head.kind} ${head.title}`);
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});
