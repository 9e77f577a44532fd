import type { Surroundings } from './surroundings.ts';

interface LivePart {
  readonly start: (element: HTMLElement, surroundings: Surroundings) => unknown;
}

/**
 * By the value of `data-live`. The bundler writes this list: the live parts of the site's features. They are
 * compiled by themselves and share no chunk with the shell, so that what every page loads stays as it is.
 */
export const LIVE_PARTS: Readonly<Record<string, () => Promise<LivePart>>> = {};
