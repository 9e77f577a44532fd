import type { Announce } from '../focus-and-announce.ts';

/** What a live part gets when it starts: a voice, and a signal that aborts when its element has left the page. */
export interface Surroundings {
  readonly announce: Announce;
  readonly signal: AbortSignal;
}
