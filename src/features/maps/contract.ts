import { type BreadcrumbData, type LinkData, pageKind } from '@mapwright/site/contract';

/** A file to download: `name` is its name on the visitor's disk, `bytes` its size. */
export interface DownloadData {
  readonly href: string;
  readonly name: string;
  readonly bytes: number;
}

/** A region of a map. `x`, `y`: the position of its label, in pixels of the map. */
export interface MapRegion {
  /** ISO 3166-2 (`DE-BE`), ISO 3166-1 (`DE`), FIPS (`06037`) or the source's own. */
  readonly id: string;
  readonly title: string;
  /** What the id is: a code in force, a code that ISO 3166-2 has withdrawn, or one that no standard has. */
  readonly codeStatus: 'current' | 'withdrawn' | 'own';
  /** What it is also called: in its own languages, in other spellings. */
  readonly otherNames: readonly string[];
  readonly x: number;
  readonly y: number;
}

/** A term and its description: a row in a list of facts. */
export interface FactData {
  readonly label: string;
  readonly value: string;
  readonly href?: string;
}

/** A fact with several values, some of them links. */
export interface ListedFactData {
  readonly label: string;
  readonly values: readonly { readonly label: string; readonly href?: string }[];
}

/** A map as a card in the gallery. */
export interface MapCardData extends LinkData {
  /** URL of a small SVG. */
  readonly thumbnail: string;
  /** `16 states`. */
  readonly regions: string;
  /** More words by which the search finds it: codes, other names. */
  readonly words?: string;
}

/** A map's page. Every file is a plain link; the browser's script colours and labels the map. */
export interface MapContent {
  /** `Germany`. */
  readonly title: string;
  /** `SVG map of Germany`. */
  readonly heading: string;
  /** What it shows and what it is good for, in one or two sentences. */
  readonly description: string;
  readonly breadcrumbs: readonly BreadcrumbData[];
  /** `states`. */
  readonly regionsName: string;
  readonly width: number;
  readonly height: number;
  readonly svg: DownloadData;
  /** The same picture in high detail. */
  readonly fineSvg?: DownloadData;
  readonly geoJson: DownloadData;
  readonly topoJson: DownloadData;
  readonly csv: DownloadData;
  readonly regions: readonly MapRegion[];
  /** What it shows: the country, the state, the continent. */
  readonly subject: { readonly title: string; readonly facts: readonly ListedFactData[] };
  /** Kind of map, size, projection, vintage, licence. */
  readonly facts: readonly FactData[];
  /** How to convert degrees to pixels, as JSON for programs and as a sentence for people. */
  readonly calibration: { readonly text: string; readonly json: string };
  /** A note for readers: disputed borders, older structures. */
  readonly note?: string;
  /** Address of the page for frames, with the origin. */
  readonly frame: string;
  /** Code to copy. */
  readonly embed: readonly { readonly title: string; readonly code: string }[];
  readonly related: readonly { readonly title: string; readonly maps: readonly MapCardData[] }[];
  readonly credits: readonly LinkData[];
}

/** A map alone, for frames of other sites. Colours and values come from the address. */
export interface MapFrameContent {
  /** `Germany`. */
  readonly title: string;
  readonly regionsName: string;
  readonly src: string;
  readonly width: number;
  readonly height: number;
  /** The map's page, whose files the visitor may want. */
  readonly page: LinkData;
}

/** The gallery: every map as a card, in groups. The filters compare `kind` and `continent`. */
export interface MapListContent {
  readonly title: string;
  readonly description: string;
  readonly kinds: readonly { readonly value: string; readonly label: string; readonly count: number }[];
  readonly continents: readonly { readonly value: string; readonly label: string; readonly count: number }[];
  readonly groups: readonly {
    readonly id: string;
    readonly title: string;
    readonly maps: readonly (MapCardData & { readonly kind: string; readonly continent: string })[];
  }[];
  /** Address of the file with other names of the maps. */
  readonly names: string;
  /** Address of the file with the names of their regions. */
  readonly regionNames: string;
  /** The page with the licences. */
  readonly credits?: LinkData;
}

export const MAP = pageKind<MapContent>('map');
export const MAP_LIST = pageKind<MapListContent>('map-list');
export const MAP_FRAME = pageKind<MapFrameContent>('map-frame');
