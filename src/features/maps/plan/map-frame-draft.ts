import {
  baseOfGenerated,
  FRAME,
  fillWord,
  generatedDraft,
  type PageDraft,
  UNSEEN,
} from '@mapwright/site/plan';
import { MAP_FRAME } from '../contract.ts';
import { mapFilesOf } from '../files/map-files.ts';
import type { LoadedMap } from '../map.ts';
import { mapFramePathOf, mapPathOf } from './map-paths.ts';
import { countRegions, regionsNameOf } from './map-words.ts';
import type { MapsContext } from './maps-context.ts';

/** The page of a map for frames of other sites: nothing but the map, and a link to its page. Search engines leave it out. */
export function mapFrameDraft(
  map: LoadedMap,
  { options, href, config, counter, words }: MapsContext,
): PageDraft {
  const { slug, title, width, height, place } = map;
  const shown = { title, regions: countRegions(map, counter) };
  const { frameHeading, frameDescription } = words.maps;
  const base = {
    ...baseOfGenerated(
      mapFramePathOf(slug, options.framePath),
      fillWord(frameHeading, shown),
      fillWord(frameDescription, shown),
    ),
    visibility: UNSEEN,
  };
  const content = {
    ...{ title, regionsName: regionsNameOf(map), width, height },
    src: href(`/${mapFilesOf(map).svg.output}`),
    page: { label: config.product.name, href: href(mapPathOf(slug, options.path)) },
  };
  return generatedDraft(MAP_FRAME, base, () => ({ layout: FRAME, content }), place);
}
