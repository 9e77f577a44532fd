import { PLAIN } from '../../../templates/contract.ts';
import { fillWord } from '../../../templates/shared/words/fill-word.ts';
import type { LoadedMap } from '../../model/map.ts';
import type { MapFilePlan } from '../../model/route.ts';
import { baseOfGenerated, generatedDraft, type PageDraft } from '../page-draft.ts';
import { MAP, MAP_LIST } from '../page-kinds.ts';
import type { PlanContext } from '../plan-context.ts';
import type { RequestedRedirect } from '../requested-redirects.ts';
import type { Site } from '../site.ts';
import { galleryContentOf } from './gallery-index.ts';
import { descriptionOf, imageOf, mapContentOf } from './map-content.ts';
import { mapAliasOf, mapFilesOf, mapPathOf } from './map-paths.ts';
import { countOf } from './map-words.ts';
import { createRelatedMaps } from './related-maps.ts';

export interface PlannedGallery {
  readonly drafts: readonly PageDraft[];
  readonly files: readonly MapFilePlan[];
}

/** Plans the gallery, if there are maps: a page for each, its files, and the index of all. */
export function planGallery(context: PlanContext): PlannedGallery {
  const { gallery } = context.input;
  const { maps } = gallery;
  if (maps.length === 0) return { drafts: [], files: [] };
  const { path, licencePage } = context.config.maps;
  const licenceOn = (site: Site) =>
    licencePage === null ? undefined : site.link(licencePage, 'maps.licencePage').href;
  const relatedTo = createRelatedMaps(gallery, context.words);
  const continents = new Map(
    maps.flatMap(map => (map.kind === 'continent' ? [[map.continent, map] as const] : [])),
  );
  const draftOf = (map: LoadedMap) => {
    const continent = continents.get(map.continent);
    const around = {
      related: relatedTo(map),
      sources: gallery.sources,
      ...(continent !== undefined && { continent }),
    };
    const base = {
      ...baseOfGenerated(mapPathOf(map.slug, path), titleOf(map, context), descriptionOf(map, context)),
      image: imageOf(map, context),
    };
    const contents = (site: Site) => {
      const licenceHref = licenceOn(site);
      const all = { ...around, ...(licenceHref !== undefined && { licenceHref }) };
      return { layout: PLAIN, content: mapContentOf(map, all, context) };
    };
    return generatedDraft(MAP, base, contents, map.place);
  };
  return {
    drafts: [indexDraft(maps, licenceOn, context), ...maps.map(draftOf)],
    files: maps.flatMap(map => Object.values(mapFilesOf(map))),
  };
}

function titleOf({ title, regions, regionsName }: LoadedMap, { counter, words }: PlanContext): string {
  return fillWord(words.maps.titleWithRegions, {
    title,
    regions: countOf(regions.length, regionsName, counter),
  });
}

function indexDraft(
  maps: readonly LoadedMap[],
  licenceOn: (site: Site) => string | undefined,
  context: PlanContext,
): PageDraft {
  const { path, title, description } = context.config.maps;
  return generatedDraft(MAP_LIST, baseOfGenerated(path, title, description), site => {
    const href = licenceOn(site);
    const credits = href === undefined ? undefined : { label: context.words.maps.licences, href };
    return { layout: PLAIN, content: galleryContentOf(maps, credits, context) };
  });
}

/** A map answers at its slug without the hash too. */
export function mapAliases({ config, input }: PlanContext): readonly RequestedRedirect[] {
  const { path } = config.maps;
  return input.gallery.maps.map(({ slug, place }) => ({
    from: mapAliasOf(slug, path),
    to: mapPathOf(slug, path),
    suffix: '',
    place,
  }));
}
