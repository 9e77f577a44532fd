import type { FinalRedirect } from '../redirect-targets.ts';
import type { Header } from '../security-headers.ts';

/** What every host is told, each in its own words. */
export interface HostRules {
  /** Path below the origin, with a slash at both ends. */
  readonly baseUrl: string;
  readonly redirects: readonly FinalRedirect[];
  /** Headers of every answer. */
  readonly headers: readonly Header[];
}

/** For files whose names change with their bytes. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';
/** For everything else: kept, but asked about before each use. */
export const REVALIDATED = 'public, max-age=0, must-revalidate';
