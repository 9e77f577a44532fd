// `@mapwright/site/live`: for the live parts of a feature.
export { type Announce, focusOn } from './focus-and-announce.ts';
export type { Surroundings } from './live/surroundings.ts';
export type { MainScriptSurroundings } from './main-scripts.ts';
export type { SafeStorage } from './storage.ts';
