import type { MapCardData } from '../contract.ts';
import { mapFilesOf } from '../files/map-files.ts';
import type { LoadedMap } from '../map.ts';
import { linkToMap } from './map-paths.ts';
import { countRegions } from './map-words.ts';
import type { MapsContext } from './maps-context.ts';
import { OTHER_NAMES } from './other-names.ts';

/** A map in lists. */
export function mapCardOf(map: LoadedMap, context: MapsContext): MapCardData {
  const { country } = map;
  const { href, counter } = context;
  return {
    ...linkToMap(map, context),
    thumbnail: href(`/${mapFilesOf(map).thumbnail.output}`),
    regions: countRegions(map, counter),
    ...(country !== null && { words: [country, OTHER_NAMES[country]].filter(Boolean).join(' ') }),
  };
}
