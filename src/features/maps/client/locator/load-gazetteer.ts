import { loadOnce } from '../load-once.ts';
import type { InteractiveMap } from '../map/interactive-map.ts';
import { type Gazetteer, readGazetteer } from './gazetteer.ts';

/** Gives the towns of a file. It is loaded when they are first asked for, and again after a failure. */
export function createGazetteerLoader(
  url: string,
  { regions }: Pick<InteractiveMap, 'regions'>,
): () => Promise<Gazetteer> {
  return loadOnce(() => loadGazetteer(url, new Map(regions.map(({ id, title }) => [id, title]))));
}

async function loadGazetteer(url: string, titles: ReadonlyMap<string, string>): Promise<Gazetteer> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
  return readGazetteer(await response.text(), titles);
}
