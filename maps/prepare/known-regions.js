import { readdirSync, readFileSync } from 'node:fs';
import { feature } from 'topojson-client';
import { parse } from 'yaml';
import { bareName } from './bare-name.js';
import { KILOMETRES_PER_DEGREE } from './holds-place.js';
import { LISTED_CODES } from './iso-codes.js';

/** The maps of the catalogue with their regions: id, country, bare names, and polygons in degrees with their bounds. */
export function readMaps(directory) {
  const files = new Map();
  return readEntries(directory).map(entry => asMap(entry, regionsOfEntry(entry, directory, files)));
}

/** The notes of the countries' maps by the code of the country. */
export function notesByCountry(directory) {
  return new Map(
    readEntries(directory)
      .filter(({ kind }) => kind === 'country')
      .map(({ country, note }) => [country, note]),
  );
}

function readEntries(directory) {
  return readdirSync(`${directory}/catalogue`)
    .sort()
    .flatMap(file => parse(readFileSync(`${directory}/catalogue/${file}`, 'utf8')));
}

/** A map's regions, and its extent in kilometres: that of its frame, or of its regions. */
function asMap({ slug, frame }, regions) {
  const bounds =
    frame ?? joinedBounds(regions.flatMap(({ polygons }) => polygons.map(({ bounds }) => bounds)));
  const [west, south, east, north] = bounds;
  const across = (east - west) * Math.cos((((south + north) / 2) * Math.PI) / 180);
  return { slug, regions, extent: Math.max(across, north - south) * KILOMETRES_PER_DEGREE };
}

function regionsOfEntry({ sources, country, where = {}, only, without = [] }, directory, files) {
  return sources
    .flatMap(source => objectOf(source, directory, files))
    .filter(({ id, properties }) => {
      const isChosen = Object.entries(where).every(([key, value]) => properties[key] === value);
      return isChosen && (only?.some(matching(id)) ?? true) && !without.some(matching(id));
    })
    .map(region => ({ ...region, country: countryOf(region.id, country) }));
}

function matching(id) {
  return written => (written.endsWith('*') ? id.startsWith(written.slice(0, -1)) : id === written);
}

function objectOf(source, directory, files) {
  const [file, name = 'regions'] = source.split('#');
  if (!files.has(source)) {
    const topology = JSON.parse(readFileSync(`${directory}/data/${file}.json`, 'utf8'));
    files.set(source, feature(topology, topology.objects[name]).features.map(placedRegion));
  }
  return files.get(source);
}

function placedRegion({ id, properties, geometry: { type, coordinates } }) {
  const polygons = (type === 'Polygon' ? [coordinates] : coordinates).map(rings => ({
    rings,
    bounds: boundsOf(rings[0]),
  }));
  const { title, otherNames = '' } = properties;
  const names = [title, LISTED_CODES.get(id), ...otherNames.split('|')].filter(Boolean);
  return { id, properties, names: new Set(names.map(bareName)), polygons };
}

/** A code of a country, or the country of a map whose regions have ids of their own. */
function countryOf(id, country) {
  if (/^[A-Z]{2}$/.test(id)) return id;
  return /^[A-Z]{2}-/.test(id) ? id.slice(0, 2) : country;
}

function joinedBounds(all) {
  return all.reduce(
    (joined, [west, south, east, north]) => [
      Math.min(joined[0], west),
      Math.min(joined[1], south),
      Math.max(joined[2], east),
      Math.max(joined[3], north),
    ],
    [Infinity, Infinity, -Infinity, -Infinity],
  );
}

function boundsOf(ring) {
  return ring.reduce(
    ([west, south, east, north], [x, y]) => [
      Math.min(west, x),
      Math.min(south, y),
      Math.max(east, x),
      Math.max(north, y),
    ],
    [Infinity, Infinity, -Infinity, -Infinity],
  );
}
