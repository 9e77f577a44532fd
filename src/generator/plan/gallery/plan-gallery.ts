import type { LoadedMap } from '../../model/map.ts';
import type { MapFilePlan } from '../../model/route.ts';
import type { EarlyLinks } from '../early-links.ts';
import type { PlanContext } from '../plan-context.ts';
import type { RequestedRedirect } from '../requested-redirects.ts';
import { baseOfGenerated, generatedDraft, type RouteDraft } from '../route-draft.ts';
import { galleryContentOf } from './gallery-index.ts';
import { descriptionOf, imageOf, mapContentOf } from './map-content.ts';
import { mapAliasOf, mapFilesOf, mapPathOf } from './map-paths.ts';
import { countOf } from './map-words.ts';
import { createRelatedMaps } from './related-maps.ts';

export interface PlannedGallery {
  readonly drafts: readonly RouteDraft[];
  readonly files: readonly MapFilePlan[];
}

/** Plans the gallery, if there are maps: a page for each, its files, and the index of all. */
export function planGallery(hrefOf: EarlyLinks['hrefOf'], context: PlanContext): PlannedGallery {
  const { gallery } = context.input;
  const { maps } = gallery;
  if (maps.length === 0) return { drafts: [], files: [] };
  const { path, licencePage } = context.config.maps;
  const licenceHref = licencePage === null ? undefined : hrefOf(licencePage, 'maps.licencePage');
  const relatedTo = createRelatedMaps(gallery);
  const continents = new Map(
    maps.flatMap(map => (map.kind === 'continent' ? [[map.continent, map] as const] : [])),
  );
  const draftOf = (map: LoadedMap) => {
    const continent = continents.get(map.continent);
    const around = {
      related: relatedTo(map),
      sources: gallery.sources,
      ...(continent !== undefined && { continent }),
      ...(licenceHref !== undefined && { licenceHref }),
    };
    const base = {
      ...baseOfGenerated(mapPathOf(map.slug, path), titleOf(map), descriptionOf(map)),
      image: imageOf(map, context),
    };
    return generatedDraft(
      'map',
      base,
      { layout: {}, content: mapContentOf(map, around, context) },
      map.place,
    );
  };
  return {
    drafts: [indexDraft(maps, licenceHref, context), ...maps.map(draftOf)],
    files: maps.flatMap(map => Object.values(mapFilesOf(map))),
  };
}

function titleOf({ title, regions, regionsName }: LoadedMap): string {
  return `${title} SVG map with ${countOf(regions.length, regionsName)}`;
}

function indexDraft(
  maps: readonly LoadedMap[],
  licenceHref: string | undefined,
  context: PlanContext,
): RouteDraft {
  const { path, title, description } = context.config.maps;
  const credits =
    licenceHref === undefined ? undefined : { label: 'Licences and credits', href: licenceHref };
  return generatedDraft('map-list', baseOfGenerated(path, title, description), {
    layout: {},
    content: galleryContentOf(maps, credits, context),
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
