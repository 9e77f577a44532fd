import type { FinalRedirect } from '../redirect-targets.ts';
import type { Header } from '../security-headers.ts';

/** The rules for every host, which each host writes in its own format. */
export interface HostRules {
  /** Path below the origin, with a slash at both ends. */
  readonly baseUrl: string;
  readonly redirects: readonly FinalRedirect[];
  /** Segments of the longest path of a page. */
  readonly depth: number;
  /** Headers of every answer. */
  readonly headers: readonly Header[];
  /** Folders with headers of their own, which are added to those of every answer or replace them. */
  readonly folders: readonly FolderHeaders[];
  /** First segments of the paths of pages that have several, sorted. */
  readonly sections: readonly string[];
}

export interface FolderHeaders {
  /** Path below the origin, with the base URL and a slash at both ends. */
  readonly path: string;
  readonly headers: readonly Header[];
}

/**
 * For files whose names change with their bytes: all files below `assets/`, and no others. A response that a file does not exist is not
 * cached.
 */
export const IMMUTABLE = 'public, max-age=31536000, immutable';
/** For everything else: cached, but checked before each use. */
export const REVALIDATED = 'public, max-age=0, must-revalidate';
