import { siteMarkOf } from '@mapwright/site/kit';
import { fillWord } from '@mapwright/site/plan';
import { type SocialFile, socialFileOf } from '../files/social-file.ts';
import type { LoadedMap } from '../map.ts';
import { countRegions } from './map-words.ts';
import type { MapsContext } from './maps-context.ts';

/** The picture of a map for social networks: the map, its name, its regions, the name and the mark of the site. */
export function socialFileFor(map: LoadedMap, context: MapsContext): SocialFile {
  const { counter, config, words } = context;
  const line = fillWord(words.maps.socialLine, { regions: countRegions(map, counter) });
  return socialFileOf(map, { title: map.title, line, site: config.title }, siteMarkOf(context));
}
