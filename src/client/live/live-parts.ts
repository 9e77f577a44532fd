import type { Surroundings } from './surroundings.ts';

interface LivePart {
  readonly start: (element: HTMLElement, surroundings: Surroundings) => unknown;
}

/**
 * The live parts of the site's features, by the value of `data-live`. The bundler writes this list. They are compiled separately and
 * share no chunk with the shell, so they do not change what every page loads.
 */
export const LIVE_PARTS: Readonly<Record<string, () => Promise<LivePart>>> = {};
