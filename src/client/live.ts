// What the live parts of a feature are written with.
export { type Announce, focusOn } from './focus-and-announce.ts';
export type { Surroundings } from './live/surroundings.ts';
