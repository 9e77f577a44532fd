import { dissolve } from './dissolve.js';
import { smallestBends, thinnedArc, withoutSpecks } from './drop-points.js';
import { furtherSources } from './further-sources.js';
import { groupedBy } from './grouped-by.js';
import { compare } from './read-regions.js';
import { regionTitle } from './region-titles.js';
import { UNITS_PER_DEGREE } from './shared-topology.js';
import { writeTopology } from './write-topology.js';

/** Degrees of a pixel of the map; square pixels of the smallest bend and islet that are kept. */
const PIXEL = 0.08;
const SMALLEST_BEND = 0.3;
const SMALLEST_ISLET = 0.4;

/** Writes `usa-canada.json`: states and provinces of one source, so that their common border is one line. */
export function writeUsaCanada(directory, parts, shared) {
  const members = parts
    .map((part, index) => ({ ...part, geometry: shared.objects.parts.geometries[index] }))
    .filter(({ territory }) => territory === 'US' || territory === 'CA');
  const regions = [...groupedBy(members, ({ id }) => id)]
    .sort(([a], [b]) => compare(a, b))
    .map(([id, group]) => ({
      id,
      properties: { title: regionTitle(id, group[0].properties), ...furtherSources(group) },
      ...dissolve(
        shared,
        group.map(({ geometry }) => geometry),
      ),
    }))
    .map(region => withoutSpecks(region, shared.arcs, PIXEL ** 2 * SMALLEST_ISLET));
  const smallest = smallestBends(shared.arcs.length, [{ regions, bend: PIXEL ** 2 * SMALLEST_BEND }]);
  writeTopology(`${directory}/usa-canada.json`, {
    source: 'natural-earth',
    unitsPerDegree: UNITS_PER_DEGREE,
    gridPerDegree: 1e4,
    objects: { regions },
    arcs: shared.arcs.map((arc, index) => thinnedArc(arc, smallest[index])),
  });
}
