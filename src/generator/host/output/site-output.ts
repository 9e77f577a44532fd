import type { OutputFile } from '../../model/output.ts';
import type { PublishedFile } from './manifest.ts';

/** What publishing did. `bytes` is the size of the whole site. */
export interface Publication {
  /** Every file of the new site. */
  readonly files: ReadonlyMap<string, PublishedFile>;
  readonly written: number;
  readonly kept: number;
  readonly removed: number;
  readonly bytes: number;
}

/** Where a site goes: a folder that is swapped in as a whole, or nowhere, when it is only checked. */
export interface SiteOutput {
  /** What the last published build wrote, by path. */
  readonly published: ReadonlyMap<string, PublishedFile>;
  readonly isIntact: (path: string) => boolean;
  /** Adds a file and gives its content's hash. */
  readonly write: (file: OutputFile) => string;
  readonly keep: (path: string) => void;
  /** Checks the whole, and publishes it. Throws an `OutputError` if it cannot be published. */
  readonly commit: () => Promise<Publication>;
  /** Leaves the published site as it was. */
  readonly abort: () => void;
}
