import { withoutLeap } from './antimeridian.js';
import { dissolve } from './dissolve.js';
import { smallestBends, thinnedArc, withoutSpecks } from './drop-points.js';
import { furtherSources } from './further-sources.js';
import { groupedBy } from './grouped-by.js';
import { districtInSerbia, LEVELS } from './levels.js';
import { otherNames } from './other-names.js';
import { onOwnMap } from './overseas.js';
import { compare } from './read-regions.js';
import { regionTitle } from './region-titles.js';
import { UNITS_PER_DEGREE } from './shared-topology.js';
import { writeTopology } from './write-topology.js';

/** Degrees that a map of the territory shows where far islands would make its bounds say something else. */
const EXTENTS = {
  AU: 40,
  CL: 40,
  CR: 4,
  EC: 7,
  ES: 13,
  FR: 10,
  IN: 29,
  KI: 4,
  NL: 4,
  NZ: 13,
  PT: 6,
  US: 60,
  ZA: 16,
};
/** Territories smaller than this, in degrees, are written on a ten times finer grid. */
const TINY = 0.5;
/** Square pixels of a 1000-pixel map: the smallest bend and the smallest islet that are kept. */
const SMALLEST_BEND = 0.12;
const SMALLEST_ISLET = 0.06;

/** Territories that have no map of their own: the United States has another source, the islands others claim stand with Vietnam. */
const WITHOUT_MAP = new Set(['AQ-WORLD', 'PARACEL', 'SPRATLY', 'UM', 'US']);

/** Writes `countries/<ISO2>.json` for every territory; yields their names. */
export function writeCountries(directory, parts, shared) {
  const members = parts.flatMap((part, index) => {
    const geometry = shared.objects.parts.geometries[index];
    return [part, onOwnMap(part)].filter(Boolean).map(shown => asMember(shown, geometry));
  });
  const territories = groupedBy(members, ({ territory }) => territory);
  const maps = [...territories.keys()]
    .sort(compare)
    .map(territory => countryMap(territory, territories, shared));
  const smallest = smallestBends(
    shared.arcs.length,
    maps.map(({ objects, bend }) => ({ regions: Object.values(objects).flat(), bend })),
  );
  const arcs = shared.arcs.map((arc, index) => thinnedArc(arc, smallest[index]));
  for (const map of maps.filter(({ territory }) => !WITHOUT_MAP.has(territory)))
    writeTopology(`${directory}/countries/${map.territory}.json`, {
      source: 'natural-earth',
      unitsPerDegree: UNITS_PER_DEGREE,
      gridPerDegree: map.extent < TINY ? 1e5 : 1e4,
      objects: map.objects,
      arcs: map.territory === 'AQ' ? arcs.map(arc => withoutLeap(arc, 180 * UNITS_PER_DEGREE)) : arcs,
    });
  return maps.map(({ territory }) => territory);
}

function asMember(part, geometry) {
  return { ...part, title: part.title ?? regionTitle(part.id, part.properties), geometry };
}

function countryMap(territory, territories, shared) {
  const members = territories.get(territory);
  const extent = EXTENTS[territory] ?? extentOf(members);
  const pixel = (extent / 1000) ** 2;
  const objects = { regions: regionsOf(members, ({ id, title }) => [id, title], shared) };
  for (const [name, regionOf] of Object.entries(LEVELS[territory] ?? {}))
    objects[name] = regionsOf(members, regionOf, shared);
  const claimed = claims(territory, territories);
  if (claimed !== null) objects[claimed.name] = regionsOf(claimed.members, claimed.regionOf, shared);
  const kept = Object.entries(objects).map(([name, regions]) => [
    name,
    regions.map(region => withoutSpecks(region, shared.arcs, pixel * SMALLEST_ISLET)),
  ]);
  return { territory, extent, bend: pixel * SMALLEST_BEND, objects: Object.fromEntries(kept) };
}

/** What a territory's further map shows beyond what it governs. */
function claims(territory, territories) {
  const own = ({ id, title }) => [id, title];
  if (territory === 'VN') {
    const islands = [...territories.get('PARACEL'), ...territories.get('SPRATLY')];
    return { name: 'with-islands', members: [...territories.get('VN'), ...islands], regionOf: own };
  }
  if (territory !== 'RS') return null;
  const regionOf = part => (part.territory === 'XK' ? districtInSerbia(part.properties) : own(part));
  return { name: 'with-kosovo', members: [...territories.get('RS'), ...territories.get('XK')], regionOf };
}

function regionsOf(members, regionOf, shared) {
  const placed = members
    .map(member => ({ member, region: regionOf(member) }))
    .filter(({ region }) => region !== null);
  const groups = [...groupedBy(placed, ({ region: [id] }) => id)].sort(([a], [b]) => compare(a, b));
  const titles = groups.map(([, group]) => titleOf(group));
  return groups.map(([id, group], index) => ({
    id,
    properties: propertiesOf(id, titles[index], group, titles),
    ...dissolve(
      shared,
      group.map(({ member }) => member.geometry),
    ),
  }));
}

/** A part's names are names of the whole where the part bears its code or is all of it. */
function propertiesOf(id, title, group, titles) {
  const members = group.map(({ member }) => member);
  const whole = members.find(({ properties }) => properties.iso_3166_2 === id) ?? members[0];
  const isWhole = members.length === 1 || whole.properties.iso_3166_2 === id;
  const properties = isWhole && whole.id === id ? whole.properties : {};
  const others = otherNames({ id, title, country: whole.territory, properties, titles });
  return { title, ...(others.length > 0 && { otherNames: others.join('|') }), ...furtherSources(members) };
}

function titleOf(group) {
  return group.map(({ region: [, title] }) => title).sort(byPlainness)[0];
}

/** Parts of one region may differ in title where the id is listed nowhere: the shortest speaks for the whole. */
function byPlainness(a, b) {
  return a.length - b.length || compare(a, b);
}

function extentOf(members) {
  const points = members.flatMap(({ polygons }) => polygons.flatMap(([exterior]) => exterior));
  const [west, east] = range(points.map(([x]) => x));
  const [south, north] = range(points.map(([, y]) => y));
  return Math.max(north - south, (east - west) * Math.cos(((north + south) / 2) * (Math.PI / 180)));
}

function range(values) {
  return values.reduce(
    ([least, most], value) => [Math.min(least, value), Math.max(most, value)],
    [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
  );
}
