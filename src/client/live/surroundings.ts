import type { Announce } from '../navigation/focus-and-announce.ts';
import type { TrustHtml } from '../trusted-html.ts';

/**
 * What a live part gets when it starts: a way to announce, a way to parse HTML, and a signal that aborts when its element has left the
 * page.
 */
export interface Surroundings {
  readonly announce: Announce;
  readonly trustHtml: TrustHtml;
  readonly signal: AbortSignal;
}
