import { type BoxOptions, createSearchBox, type SearchBox } from './box/create-search-box.ts';
import { createEngineLoader } from './load-engine.ts';

/** Makes the box of a site, and begins to load what it searches with. */
export function start(options: Omit<BoxOptions, 'loader'>): SearchBox {
  const loader = createEngineLoader(options.base);
  // If that fails, the first search tries again, and tells the visitor.
  loader.load().catch(() => undefined);
  return createSearchBox({ ...options, loader });
}
