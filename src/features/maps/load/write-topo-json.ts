import type { FeatureCollection } from 'geojson';
import { topology } from 'topojson-server';
import type { RegionCollection } from './region-collection.ts';

/** Steps of the grid in each direction: finer than a pixel of any map. */
const STEPS = 1e5;

/** The same regions as TopoJSON: the border between two neighbours is one line, so files are much smaller. The object is `regions`. */
export function writeTopoJson(collection: RegionCollection): string {
  // The library copies points before it changes them.
  const regions = collection as unknown as FeatureCollection;
  return `${JSON.stringify(topology({ regions }, STEPS))}\n`;
}
