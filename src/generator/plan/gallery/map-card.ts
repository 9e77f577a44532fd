import type { MapCardData } from '../../../templates/contract.ts';
import type { LoadedMap } from '../../model/map.ts';
import type { PlanContext } from '../plan-context.ts';
import { mapFilesOf, mapPathOf } from './map-paths.ts';
import { countOf } from './map-words.ts';
import { OTHER_NAMES } from './other-names.ts';

/** A map as lists show it. */
export function mapCardOf(map: LoadedMap, { config, href, counter }: PlanContext): MapCardData {
  const { slug, title, country, regions, regionsName } = map;
  return {
    label: title,
    href: href(mapPathOf(slug, config.maps.path)),
    slug,
    thumbnail: href(`/${mapFilesOf(map).thumbnail.output}`),
    regionCount: regions.length,
    regions: countOf(regions.length, regionsName, counter),
    ...(country !== null && { words: [country, OTHER_NAMES[country]].filter(Boolean).join(' ') }),
  };
}
