import { SOCIAL_SIZE } from '@mapwright/site/kit';
import {
  baseOfGenerated,
  fillWord,
  generatedDraft,
  type PageDraft,
  PLAIN,
  type PlannedPart,
  type PlanPart,
  type RequestedRedirect,
  type ResolveReference,
  type Site,
  type SiteFile,
} from '@mapwright/site/plan';
import { MAP, MAP_LIST } from '../contract.ts';
import { type MapFile, mapFilesOf } from '../files/map-files.ts';
import type { SocialFile } from '../files/social-file.ts';
import type { LoadedGallery } from '../load/load-gallery.ts';
import type { LoadedMap } from '../map.ts';
import type { MapsOptions } from '../options.ts';
import { galleryContentOf } from './gallery-index.ts';
import { descriptionOf, imageOf, mapContentOf, picturesOf } from './map-content.ts';
import { mapFrameDraft } from './map-frame-draft.ts';
import { mapNamesOf } from './map-names.ts';
import { mapAliasOf, mapPathOf, plainSvgOf } from './map-paths.ts';
import { countRegions } from './map-words.ts';
import type { MapsContext } from './maps-context.ts';
import { mapsByPlace } from './place-code.ts';
import { createRelatedMaps } from './related-maps.ts';
import { resolveMap } from './resolve-map.ts';
import { resolvePicture } from './resolve-picture.ts';
import { searchNamesFile, searchRegionsFile } from './search-names.ts';
import { socialFileFor } from './social-files.ts';

/**
 * Plans the gallery, if there are maps: a page for each map, its files, and the index of all. Pages show maps of the gallery, or pictures of
 * their own.
 */
export function planMaps(given: MapsOptions, field: string, { gallery, filesOf }: LoadedGallery): PlanPart {
  return (_, around) => {
    const context = {
      ...around,
      gallery,
      options: { ...given, title: given.title ?? around.words.maps.title },
    };
    const planned = gallery.maps.length === 0 ? { drafts: [] } : planGallery(context, field, filesOf);
    const references: Readonly<Record<string, ResolveReference>> = {
      map: (reference, origin) => resolveMap(reference, origin, context),
      'map-picture': (reference, origin) => resolvePicture(reference, origin, context),
    };
    return { ...planned, references };
  };
}

function planGallery(context: MapsContext, field: string, filesOf: LoadedGallery['filesOf']): PlannedPart {
  const { gallery } = context;
  const { maps } = gallery;
  const { path, title, licencePage, framePath } = context.options;
  const licenceOn = (site: Site) =>
    licencePage === null ? undefined : site.link(licencePage, `${field}.licencePage`).href;
  const searched = { names: searchNamesFile(gallery), regionNames: searchRegionsFile(gallery) };
  const places = mapsByPlace(maps);
  const relatedTo = createRelatedMaps(places, context);
  const continents = new Map(
    maps.flatMap(map => (map.kind === 'continent' ? [[map.continent, map] as const] : [])),
  );
  const draftOf = (map: LoadedMap) => {
    const continent = continents.get(map.continent);
    const around = {
      related: relatedTo(map),
      places,
      ...(continent !== undefined && { continent }),
    };
    const base = {
      ...baseOfGenerated(mapPathOf(map.slug, path), titleOf(map, context), descriptionOf(map, context)),
      image: { href: imageOf(map, context), ...SOCIAL_SIZE },
      pictures: picturesOf(map, context),
      names: namesOf(map, context),
    };
    const contents = (site: Site) => {
      const licenceHref = licenceOn(site);
      const all = { ...around, ...(licenceHref !== undefined && { licenceHref }) };
      return { layout: PLAIN, content: mapContentOf(map, all, context) };
    };
    return generatedDraft(MAP, base, contents, map.place);
  };
  return {
    drafts: [
      indexDraft({ licenceOn, searched }, context),
      ...maps.map(draftOf),
      ...maps.map(map => mapFrameDraft(map, context)),
    ],
    files: [
      ...Object.values(searched),
      ...maps.flatMap(map => [
        ...Object.values(mapFilesOf(map)).map(file => siteFileOf(file, filesOf)),
        socialSiteFile(socialFileFor(map, context), filesOf),
        siteFileOf({ ...mapFilesOf(map).svg, output: plainSvgOf(map.slug, path).slice(1) }, filesOf),
      ]),
    ],
    openFolders: [
      // With the scripts and fonts: a frame in a sandbox has no origin.
      { path: '/assets/', isFramable: false },
      { path: `${path}/`, isFramable: false },
      { path: `${framePath}/`, isFramable: true },
    ],
    redirects: maps.map(map => aliasOf(map, path)),
    section: { title, path },
  };
}

/** What people also call the country or the state of a map. Variants have names of their own. */
function namesOf(map: LoadedMap, { gallery }: MapsContext): readonly string[] {
  const { codes, names } = mapNamesOf(map, gallery);
  return codes.length === 0 ? [] : [...codes, ...names];
}

function siteFileOf({ output, hash, slug, kind }: MapFile, filesOf: LoadedGallery['filesOf']): SiteFile {
  return {
    output,
    key: hash,
    make: async () => ({ content: { type: 'text', text: (await filesOf(slug))[kind] ?? '' } }),
  };
}

/** Imports the code that draws the picture only when it is drawn. */
function socialSiteFile(file: SocialFile, filesOf: LoadedGallery['filesOf']): SiteFile {
  return {
    output: file.output,
    key: file.hash,
    make: async tools => {
      const [{ makeSocialPicture }, { svg }] = await Promise.all([
        import('../files/make-social-picture.ts'),
        filesOf(file.slug),
      ]);
      return makeSocialPicture(file, svg, tools);
    },
  };
}

/** Characters of a title, with the name of the site, that search engines show. */
const LONGEST_TITLE = 65;

/** Names the regions if there is room for them. */
function titleOf(map: LoadedMap, context: MapsContext): string {
  const { config, counter, words } = context;
  const { title } = map;
  const full = fillWord(words.maps.titleWithRegions, { title, regions: countRegions(map, counter) });
  const isShort = `${full} | ${config.title}`.length <= LONGEST_TITLE;
  return isShort ? full : fillWord(words.maps.heading, { title });
}

interface IndexExtras {
  readonly licenceOn: (site: Site) => string | undefined;
  /** What the search fetches. */
  readonly searched: Readonly<Record<'names' | 'regionNames', SiteFile>>;
}

function indexDraft({ licenceOn, searched }: IndexExtras, context: MapsContext): PageDraft {
  const { path, title, description } = context.options;
  const names = context.href(`/${searched.names.output}`);
  const regionNames = context.href(`/${searched.regionNames.output}`);
  return generatedDraft(MAP_LIST, baseOfGenerated(path, title, description), site => {
    const href = licenceOn(site);
    const credits = href === undefined ? undefined : { label: context.words.maps.licences, href };
    return {
      layout: PLAIN,
      content: { ...galleryContentOf(credits, context), names, regionNames },
    };
  });
}

/** A map is also available at its slug without the hash. */
function aliasOf({ slug, place }: LoadedMap, path: string): RequestedRedirect {
  return { from: mapAliasOf(slug, path), to: mapPathOf(slug, path), suffix: '', place };
}
