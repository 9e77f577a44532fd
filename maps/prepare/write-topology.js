import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { arcIndexes, polygonsOf } from './dissolve.js';
import { codeStatusOf } from './iso-codes.js';

/**
 * Writes a file of `maps/data`: objects of regions `{ id, properties, type, arcs }` with the arcs that they use, rounded to a grid
 * and delta-encoded. A region whose id is no current code says so (`codeStatus`). The same point is the same in every file with that grid, since no file has an origin of its own.
 */
export function writeTopology(path, { source, unitsPerDegree, gridPerDegree, objects, arcs }) {
  const packed = packedArcs(Object.values(objects).flat(), arcs, gridPerDegree / unitsPerDegree);
  const topology = {
    type: 'Topology',
    source,
    transform: { scale: [1 / gridPerDegree, 1 / gridPerDegree], translate: [0, 0] },
    arcs: packed.arcs,
    objects: Object.fromEntries(
      Object.entries(objects).map(([name, regions]) => [
        name,
        {
          type: 'GeometryCollection',
          geometries: regions.map(region => packedRegion(region, packed.indexes)),
        },
      ]),
    ),
  };
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${JSON.stringify(topology)}\n`);
}

function packedArcs(regions, arcs, factor) {
  const used = [...new Set(regions.flatMap(arcIndexes))].sort((a, b) => a - b);
  const packed = used.map(index => deltas(rounded(arcs[index], factor)));
  return { arcs: packed, indexes: new Map(used.map((index, position) => [index, position])) };
}

function rounded(arc, factor) {
  const points = arc.map(([x, y]) => [Math.round(x * factor), Math.round(y * factor)]);
  const distinct = points.filter(
    ([x, y], index) => index === 0 || x !== points[index - 1][0] || y !== points[index - 1][1],
  );
  return distinct.length > 1 ? distinct : [points[0], points.at(-1)];
}

function deltas(points) {
  return points.map(([x, y], index) =>
    index === 0 ? [x, y] : [x - points[index - 1][0], y - points[index - 1][1]],
  );
}

function packedRegion(region, indexes) {
  const polygons = polygonsOf(region).map(rings =>
    rings.map(ring => ring.map(index => (index < 0 ? ~indexes.get(~index) : indexes.get(index)))),
  );
  const shape =
    polygons.length === 1 ? { type: 'Polygon', arcs: polygons[0] } : { type: 'MultiPolygon', arcs: polygons };
  const codeStatus = codeStatusOf(region.id);
  const properties = { ...region.properties, ...(codeStatus !== 'current' && { codeStatus }) };
  return { type: shape.type, id: region.id, properties, arcs: shape.arcs };
}
