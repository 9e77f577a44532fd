// `@mapwright/site/live`: for the live parts of a feature.

export type { MainScriptSurroundings } from './early/main-scripts.ts';
export { createPageAddress, type PageAddress } from './live/page-address.ts';
export type { Surroundings } from './live/surroundings.ts';
export { type Announce, focusOn } from './navigation/focus-and-announce.ts';
export type { SafeStorage } from './storage.ts';
