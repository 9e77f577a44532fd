import { dissolve } from './dissolve.js';
import { smallestBends, thinnedArc, withoutLesserIslands, withoutSpecks } from './drop-points.js';
import { furtherSources } from './further-sources.js';
import { groupedBy } from './grouped-by.js';
import { overseasTerritory } from './overseas.js';
import { compare } from './read-regions.js';
import { polygonsInDegrees, shareTopology, UNITS_PER_DEGREE } from './shared-topology.js';
import { territoryTitle } from './territory-titles.js';
import { writeTopology } from './write-topology.js';

const CONTINENTS = {
  AF: 'africa',
  AN: 'antarctica',
  AS: 'asia',
  EU: 'europe',
  NA: 'north-america',
  OC: 'oceania',
  SA: 'south-america',
};
/** Natural Earth's continent is lacking or not the usual one. */
const OTHER_CONTINENTS = {
  BV: 'antarctica',
  CC: 'oceania',
  CX: 'oceania',
  CY: 'europe',
  FR: 'europe',
  GF: 'south-america',
  GP: 'north-america',
  BQ: 'north-america',
  GS: 'south-america',
  MQ: 'north-america',
  RE: 'africa',
  RU: 'europe',
  UA: 'europe',
  UM: 'oceania',
  XK: 'europe',
  YT: 'africa',
};
/** Countries that are counted to Europe and lie in Asia. */
const ALSO_IN_ASIA = new Set(['CY']);
/** Degrees of a pixel of a map of a continent; square pixels of the smallest bend and islet that are kept. */
const PIXEL = 0.08;
/** The same for the files of high detail, which are for views that enlarge a map several times. */
const FINE_PIXEL = 0.025;
const SMALLEST_BEND = 0.5;
const SMALLEST_ISLET = 0.6;
/**
 * What a territory's islands must be to have a dot of their own: a thousandth of its largest, or so many square degrees: 470 km². A
 * small state is seen, no island of 500 km² is missing, and no coast is strung with beads.
 */
const DOTTED = { share: 0.001, enough: 0.038 };
/** Longitudes of the world's map begin in the Bering Strait. */
const WESTERNMOST = -169;

/** Writes `world.json` and, in high detail, `world-fine.json`: every territory as one region, made of the same borders as its own map. */
export function writeWorld(directory, parts, shared) {
  const territories = dissolvedTerritories(parts, shared);
  const joined = shareTopology(territories);
  const regions = territories.map(({ id, properties }, index) => ({
    id,
    properties,
    ...joined.objects.parts.geometries[index],
  }));
  write('world', PIXEL, kept => ({
    dotted: kept.map(region => withoutLesserIslands(region, joined.arcs, DOTTED)),
  }));
  write('world-fine', FINE_PIXEL, () => ({}));

  function write(name, pixel, furtherOf) {
    const kept = regions.map(region => withoutSpecks(region, joined.arcs, pixel ** 2 * SMALLEST_ISLET));
    const smallest = smallestBends(joined.arcs.length, [{ regions: kept, bend: pixel ** 2 * SMALLEST_BEND }]);
    writeTopology(`${directory}/${name}.json`, {
      source: 'natural-earth',
      unitsPerDegree: UNITS_PER_DEGREE,
      gridPerDegree: 1e4,
      objects: { regions: kept, asia: kept.filter(isInAsia), ...furtherOf(kept) },
      arcs: joined.arcs.map((arc, index) => thinnedArc(arc, smallest[index])),
    });
  }
}

function isInAsia({ id, properties }) {
  return properties.continent === 'asia' || ALSO_IN_ASIA.has(id);
}

/** The territories as outlines: their topology is made anew, since a coast is no longer divided among provinces. */
function dissolvedTerritories(parts, shared) {
  const members = parts.map(({ territory, id, properties }, index) => ({
    territory: territory === 'AQ-WORLD' ? 'AQ' : (overseasTerritory(id) ?? territory),
    isShown: territory.length === 2 ? territory !== 'AQ' : territory === 'AQ-WORLD',
    id,
    properties,
    geometry: shared.objects.parts.geometries[index],
  }));
  const shown = members.filter(({ isShown }) => isShown);
  return [...groupedBy(shown, ({ territory }) => territory)]
    .sort(([a], [b]) => compare(a, b))
    .map(([territory, group]) => {
      const geometries = group.map(({ geometry }) => geometry);
      const polygons = polygonsInDegrees(dissolve(shared, geometries), shared);
      return {
        id: territory,
        properties: {
          title: territoryTitle(territory),
          continent: continentOf(territory, group),
          ...furtherSources(group),
        },
        polygons: territory === 'AQ' ? polygons : polygons.map(turned),
      };
    });
}

function continentOf(territory, group) {
  const code = group.map(({ properties }) => properties.cont_code).find(Boolean);
  return OTHER_CONTINENTS[territory] ?? CONTINENTS[code];
}

/** A polygon between the westernmost longitude and the next. */
function turned(rings) {
  const longitudes = rings[0].map(([x]) => x);
  const turn = turnOf(Math.min(...longitudes), Math.max(...longitudes));
  return turn === 0 ? rings : rings.map(ring => ring.map(([x, y]) => [x + turn, y]));
}

function turnOf(west, east) {
  if (east < WESTERNMOST) return 360;
  return west > WESTERNMOST + 360 ? -360 : 0;
}
