import type { Place } from '@mapwright/site/source';
import type { MapRegion } from './contract.ts';
import type { GalleryFacts } from './gallery-facts.ts';

export const MAP_KINDS = ['world', 'continent', 'country', 'us-state', 'variant'] as const;
/** What a map shows. A variant is another map of the same subject: France by its departments. */
export type MapKind = (typeof MAP_KINDS)[number];

export const CONTINENTS = [
  'africa',
  'antarctica',
  'asia',
  'europe',
  'north-america',
  'oceania',
  'south-america',
] as const;
export type Continent = (typeof CONTINENTS)[number];

export const PROJECTIONS = ['mercator', 'conic-equal-area', 'azimuthal-equal-area', 'equal-earth'] as const;
export type ProjectionName = (typeof PROJECTIONS)[number];

/** A projection of the sphere with d3-geo's parameters; all angles in degrees. */
export interface ProjectionRecipe {
  readonly name: ProjectionName;
  /** Longitude, latitude and roll of the rotation before the projection. */
  readonly rotate: readonly [longitude: number, latitude: number, roll: number];
  /** Standard parallels of a conic projection. */
  readonly parallels?: readonly [south: number, north: number];
}

/** Regions that are drawn in a separate box. */
export interface InsetRecipe {
  readonly title: string;
  /** Ids of regions; a prefix that ends with `*` selects all ids that begin with it. */
  readonly regions: readonly string[];
  /** Pixels of the map: left, top, width, height. */
  readonly box: readonly [x: number, y: number, width: number, height: number];
  readonly projection: ProjectionRecipe;
  /** Whether it has a hairline frame. */
  readonly isFramed: boolean;
}

/** The catalogue's entry for one map, with every default filled in. */
export interface MapRecipe {
  /** Kebab case; the map's id, which determines its URL and its hash. */
  readonly slug: string;
  readonly title: string;
  readonly kind: MapKind;
  readonly continent: Continent | null;
  /** ISO 3166-1 alpha-2: connects a map with its neighbours and variants. */
  readonly country: string | null;
  /** The name of its regions in the plural: `states`, `regions`. */
  readonly regionsName: string;
  /** Regions that have another status, each as a sentence names it: `the Federal District`. */
  readonly besides: readonly string[];
  /**
   * Prepared geometry: `countries/DE` is the object `regions` in `maps/data/countries/DE.json`; `countries/FR#regions-2016` is another
   * object in its file.
   */
  readonly sources: readonly string[];
  /** Selects the regions with these properties: `{ continent: europe }`. Empty = all. */
  readonly where: Readonly<Record<string, string>>;
  /** Selects these regions, by id or by a prefix that ends with `*`. Empty = all. */
  readonly only: readonly string[];
  readonly without: readonly string[];
  /** Regions whose status is disputed, as `only` selects: the page names none of them as the largest or the smallest. */
  readonly disputed: readonly string[];
  readonly projection: ProjectionRecipe;
  /** Degrees that the map is fitted to, instead of its regions' bounds. Everything outside is cut off at the map's edge. */
  readonly frame: readonly [west: number, south: number, east: number, north: number] | null;
  readonly insets: readonly InsetRecipe[];
  /** Area of the smallest bend that is kept, in square pixels of the map. */
  readonly detail: number;
  /** The same picture in high detail, for views that enlarge the map: other geometry of the same regions, and its own smallest bend. */
  readonly fine: { readonly sources: readonly string[]; readonly detail: number } | null;
  /** Smallest radius of an islet, in pixels: a smaller one is drawn as a disc. 0 = no discs. */
  readonly islets: number;
  /** Labels that are part of the picture. `boxes` = codes, with leader boxes for regions that are too small for them. */
  readonly labels: 'none' | 'boxes' | 'names';
  /** A note for readers: a disputed border, a structure older than today's. */
  readonly note: string | null;
  /** The place of the entry in the catalogue. */
  readonly place: Place;
}

/** A projection as fitted to a part of the picture: d3-geo's `scale` and `translate`, and the part, in pixels. */
export interface FittedFrame {
  /** `null` = the main part. */
  readonly title: string | null;
  readonly projection: ProjectionRecipe;
  readonly scale: number;
  readonly translate: readonly [x: number, y: number];
  readonly box: readonly [x: number, y: number, width: number, height: number];
}

/** How to convert degrees to pixels: the four sides of a Mercator map, in degrees, or the fitted projections of its parts. */
export type MapCalibration =
  | {
      readonly kind: 'mercator';
      readonly west: number;
      readonly north: number;
      readonly east: number;
      readonly south: number;
    }
  | { readonly kind: 'frames'; readonly frames: readonly FittedFrame[] };

/** What the outlines of whole regions say of their areas, even where the picture cuts them. */
export interface MapAreas {
  /** Square kilometres on the sphere. */
  readonly total: number;
  /** Titles of regions; `null` if there are fewer than three, if another is nearly of the same size, or if its status is disputed. */
  readonly largest: string | null;
  readonly smallest: string | null;
}

/** The part of a compiled map that planning needs. */
export interface MapHead
  extends Pick<
    MapRecipe,
    'slug' | 'title' | 'kind' | 'continent' | 'country' | 'regionsName' | 'besides' | 'note' | 'place'
  > {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** In the order of the picture. */
  readonly regions: readonly MapRegion[];
  readonly calibration: MapCalibration;
  /** Ids in `maps/sources.yml` of the data that it uses. */
  readonly credits: readonly string[];
  readonly areas: MapAreas;
}

export const MAP_FILE_KINDS = ['svg', 'thumbnail', 'geoJson', 'topoJson', 'csv'] as const;
/**
 * `svg`: the map. `thumbnail`: its outline, a small SVG. `geoJson`, `topoJson`: its regions in degrees. `csv`: ids, titles, codes, other
 * names, places.
 */
export type MapFileKind = (typeof MAP_FILE_KINDS)[number];
export interface MapFiles extends Readonly<Record<MapFileKind, string>> {
  /** The SVG in high detail, if the recipe asks for it: the same ids and viewBox. */
  readonly fineSvg?: string;
}

/** A file's content hash and size. */
export interface DescribedFile {
  readonly hash: string;
  readonly bytes: number;
}

export interface CompiledMap {
  readonly head: MapHead;
  readonly files: MapFiles;
}

/** A compiled map as planning uses it: its files with name, size and content hash, without their text. */
export interface LoadedMap extends MapHead {
  readonly files: Readonly<Record<MapFileKind, DescribedFile>> & { readonly fineSvg?: DescribedFile };
}

/** The gallery: its maps in the order of the catalogue, and the data that they share. */
export interface Gallery {
  readonly maps: readonly LoadedMap[];
  readonly sources: readonly MapSource[];
  /** Country → the countries that border on it, by ISO 3166-1 codes. */
  readonly borders: Readonly<Record<string, readonly string[]>>;
  /** Country → what people also call it: its alpha-3 code, its names in other languages. */
  readonly names: Readonly<Record<string, readonly string[]>>;
  readonly facts: GalleryFacts;
  /** Countries whose map lacks regions that ISO 3166-2 lists on its level: how many codes it shows, of how many. */
  readonly codes: Readonly<Record<string, { readonly shown: number; readonly listed: number }>>;
}

/** The source of prepared data: an entry of `maps/sources.yml`. */
export interface MapSource {
  readonly id: string;
  readonly title: string;
  readonly licence: string;
  readonly url: string;
  /** Version and year of the data. */
  readonly vintage: string;
}
