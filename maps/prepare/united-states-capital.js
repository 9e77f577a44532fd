import { UNITS_PER_DEGREE } from './shared-topology.js';
import { writeTopology } from './write-topology.js';

/** Writes `united-states-capital.json`: the District of Columbia of Natural Earth, where the Census's outline has six points. */
export function writeUnitedStatesCapital(directory, parts, shared) {
  const index = parts.findIndex(({ id }) => id === 'US-DC');
  const { type, arcs } = shared.objects.parts.geometries[index];
  const properties = { title: 'District of Columbia', state: 'US-DC' };
  writeTopology(`${directory}/united-states-capital.json`, {
    source: 'natural-earth',
    unitsPerDegree: UNITS_PER_DEGREE,
    gridPerDegree: UNITS_PER_DEGREE,
    objects: { regions: [{ id: '11001', properties, type, arcs }] },
    arcs: shared.arcs.map(arc => arc.map(([x, y]) => [x, y])),
  });
}
