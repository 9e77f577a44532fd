import type { Collection } from '../model/collection.ts';
import type { EntryHead } from '../model/entry.ts';
import type { PictureLibrary } from '../model/picture.ts';
import type { PlaceInConfig } from '../model/place-in-config.ts';
import type { AssetFile } from '../model/route.ts';
import type { SvgReport } from '../model/svg.ts';

/** Everything that planning depends on. */
export interface PlanInput {
  readonly collections: readonly Collection[];
  /** Each belongs to one of the collections. */
  readonly entries: readonly EntryHead[];
  /** Every file below `content/static/`, and every image that a body names. */
  readonly assets: ReadonlyMap<string, AssetFile>;
  /** The results of checking the SVGs among them, by name in NFC. */
  readonly svgReports: ReadonlyMap<string, SvgReport>;
  /** Every file below `content/`, for "did you mean" and for names that differ only in case. */
  readonly contentFiles: readonly string[];
  /** Files and folders that are there but cannot be sources, in NFC. The diagnostics of loading say why. */
  readonly refusedFiles: ReadonlySet<string>;
  /** File → ISO date of its last commit. */
  readonly lastUpdated: ReadonlyMap<string, string>;
  /** The time of the build, in milliseconds since the epoch. It decides `publishAt`, `expiresAt` and the end of the announcement. */
  readonly now: number;
  /** By which library, if any, pictures are published in other formats too. */
  readonly pictures: PictureLibrary;
  readonly includeDrafts: boolean;
  /** For mistakes that only the plan can find. */
  readonly placeInConfig: PlaceInConfig;
}
