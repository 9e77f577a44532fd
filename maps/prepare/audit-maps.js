import { bareName } from './bare-name.js';
import { groupedBy } from './grouped-by.js';
import { holdsPlace } from './holds-place.js';
import { readKnownPlaces } from './known-places.js';
import { readMaps } from './known-regions.js';
import { compare } from './read-regions.js';

/** Kilometres by which a coast or a border at 1:10m may miss a place, and no more than this share of a small map. */
const TOLERANCE = 5;
const SHARE_OF_EXTENT = 0.02;

/**
 * For each map of the catalogue: how many regions and known places it has, how many of the places lie in the region that bears the
 * name of theirs, and the regions whose places name another one.
 */
export function auditMaps(directory) {
  const places = groupedBy(readKnownPlaces(), ({ country }) => country);
  return readMaps(directory).map(map => auditMap(map, places));
}

function auditMap({ slug, regions, extent }, places) {
  const tolerance = Math.min(TOLERANCE, extent * SHARE_OF_EXTENT);
  const placed = [...groupedBy(regions, ({ country }) => country)].flatMap(([country, members]) =>
    placedIn(members, places.get(country) ?? []),
  );
  const strays = placed.filter(({ region, position }) => !holdsPlace(region, position, tolerance));
  const crossed = crossedRegions(
    strays.filter(({ region, position }) => !holdsPlace(region, position, TOLERANCE)),
    placed,
    regions,
  );
  const known = new Set(placed.map(({ region }) => region.id));
  const share = placed.length === 0 ? 1 : 1 - strays.length / placed.length;
  return { slug, regions: regions.length, known: known.size, places: placed.length, share, strays, crossed };
}

/** The places of a country whose region the map has, each with that region: by its code, or by the level that names more of the regions. */
function placedIn(regions, places) {
  const isCoded = regions.every(({ id }) => /^(?:\d{5}|[A-Z]{2})$/.test(id));
  const ways = (isCoded ? [byCode(regions)] : [byName(regions, 0), byName(regions, 1)]).map(regionOf =>
    places.map(place => ({ ...place, region: regionOf(place) })).filter(({ region }) => region !== undefined),
  );
  const told = ways.map(way => new Set(way.map(({ region }) => region)).size);
  return ways[told.indexOf(Math.max(...told))];
}

function byCode(regions) {
  const byId = new Map(regions.map(region => [region.id, region]));
  const states = new Map(
    regions.flatMap(region =>
      region.properties.state ? [[region.properties.state, region.id.slice(0, 2)]] : [],
    ),
  );
  return ({ country, county }) => {
    if (county === undefined) return byId.get(country);
    return byId.get(country) ?? byId.get(`${states.get(county[0])}${county[1]}`);
  };
}

function byName(regions, level) {
  const owners = new Map();
  for (const region of regions)
    for (const name of region.names)
      owners.set(name, owners.has(name) && owners.get(name) !== region ? undefined : region);
  return ({ levels }) => (levels[level] === undefined ? undefined : owners.get(bareName(levels[level])));
}

/** Regions most of whose places lie in another region that has lost its own likewise: their names are crossed. */
function crossedRegions(strays, placed, regions) {
  const counts = groupedBy(placed, ({ region }) => region.id);
  const lost = [...groupedBy(strays, ({ region }) => region.id)]
    .filter(([id, group]) => group.length > counts.get(id).length / 2)
    .map(([id, group]) => ({
      id,
      holder: mostFrequent(group.map(({ position }) => holderOf(position, regions))),
    }));
  const ids = new Set(lost.map(({ id }) => id));
  return lost.filter(({ holder }) => ids.has(holder)).sort((a, b) => compare(a.id, b.id));
}

function holderOf(position, regions) {
  return regions.find(region => holdsPlace(region, position))?.id;
}

function mostFrequent(values) {
  return [...groupedBy(values, value => value)].sort(([, a], [, b]) => b.length - a.length)[0][0];
}
