import type { OutputFile } from './output.ts';
import type { SiteVersion } from './site-version.ts';

/** Files that a feature makes from all pages together, such as an index for searching. */
export interface PageFiles {
  /** Unique among the features; names what is remembered. */
  readonly name: string;
  /** Covers what else `read` depends on: options of the feature, and the code of a feature that is the site's own. If it changes, every page is read again. */
  readonly key: string;
  /** Covers what else `make` depends on besides that. */
  readonly makeKey?: string;
  /** Whether a file, by its POSIX path in the output folder, is one of these. */
  readonly owns: (output: string) => boolean;
  /** Whether it reads a page, by its clean path; without it, every page. */
  readonly concerns?: (path: string) => boolean;
  /** What the files need of a page, as JSON, or a promise of it; `null` for nothing. It is remembered until the page changes. */
  readonly read: (page: FinishedPage) => unknown;
  /** Makes the files of what was read, in the order of the paths of the pages. */
  readonly make: (
    pages: readonly unknown[],
    versions: readonly SiteVersion[],
  ) => readonly OutputFile[] | Promise<readonly OutputFile[]>;
}

/** A page with its HTML. */
export interface FinishedPage {
  /** Its clean path, without the base URL. */
  readonly path: string;
  /** Its URL path, base URL included. */
  readonly href: string;
  readonly title: string;
  readonly description: string;
  /** Other words for its subject. */
  readonly names: readonly string[];
  /** `false` for pages that search engines must not show. */
  readonly isIndexed: boolean;
  /** Whether the sitemap lists it: it is indexed, and no helper page. */
  readonly isInSitemap: boolean;
  /** The name of its version, if there are several. */
  readonly version?: string;
  /** The whole document. */
  readonly html: string;
}
