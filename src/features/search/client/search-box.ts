import { type BoxOptions, createSearchBox, type SearchBox } from './box/create-search-box.ts';
import { createEngineLoader } from './load-engine.ts';

/** Makes the box of a site, and begins to load what it searches with. */
export function start(options: Omit<BoxOptions, 'loadEngine'>): SearchBox {
  const loadEngine = createEngineLoader(options.base);
  // If that fails, the first search tries again, and tells the visitor.
  loadEngine().catch(() => undefined);
  return createSearchBox({ ...options, loadEngine });
}
