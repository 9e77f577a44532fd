import type { Collection } from '../model/collection.ts';
import type { EntryHead } from '../model/entry.ts';
import type { PlaceInConfig } from '../model/place-in-config.ts';
import type { AssetFile } from '../model/route.ts';
import type { SvgReport } from '../model/svg.ts';

/** All that planning depends on. */
export interface PlanInput {
  readonly collections: readonly Collection[];
  /** Each of one of the collections. */
  readonly entries: readonly EntryHead[];
  /** Every file below `content/static/`, and every image that a body names. */
  readonly assets: ReadonlyMap<string, AssetFile>;
  /** What the checks of the SVGs among them came to, by their names in NFC. */
  readonly svgReports: ReadonlyMap<string, SvgReport>;
  /** Every file below `content/`, for "did you mean" and for names that differ in case. */
  readonly contentFiles: readonly string[];
  /** File → ISO date of its last commit. */
  readonly lastUpdated: ReadonlyMap<string, string>;
  /** The build's instant, in milliseconds: decides `publishAt`, `expiresAt` and the announcement's end. */
  readonly now: number;
  readonly includeDrafts: boolean;
  /** For what only the plan can check. */
  readonly placeInConfig: PlaceInConfig;
}
