import { mergeArcs } from 'topojson-client';

/** One region made of several geometries of a topology: what they share is no border of it. */
export function dissolve(topology, geometries) {
  const { arcs } = mergeArcs(topology, geometries);
  return { type: 'MultiPolygon', arcs };
}

/** A region's polygons as arrays of rings, each ring an array of arc indexes (`~i` = arc i backwards). */
export function polygonsOf({ type, arcs }) {
  return type === 'Polygon' ? [arcs] : arcs;
}

/** Indexes of all arcs of a region, forwards, with repetitions. */
export function arcIndexes(region) {
  return polygonsOf(region)
    .flat(2)
    .map(index => (index < 0 ? ~index : index));
}
