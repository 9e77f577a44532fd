import type { RegionCollection } from './region-collection.ts';

/** The regions as GeoJSON. */
export function writeGeoJson(collection: RegionCollection): string {
  return `${JSON.stringify(collection)}\n`;
}
