import type { FinalRedirect } from '../redirect-targets.ts';
import type { Header } from '../security-headers.ts';

/** What every host is told, each in its own words. */
export interface HostRules {
  /** Path below the origin, with a slash at both ends. */
  readonly baseUrl: string;
  readonly redirects: readonly FinalRedirect[];
  /** Segments of the longest path of a page. */
  readonly depth: number;
  /** Headers of every answer. */
  readonly headers: readonly Header[];
}

/** For files whose names change with their bytes: all of those below `assets/`, and no others. An answer that there is none is not kept. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';
/** For everything else: kept, but asked about before each use. */
export const REVALIDATED = 'public, max-age=0, must-revalidate';
