import { INDEX_FILE } from '../index-format.ts';
import type { SearchEngine } from './engine.ts';

/** Loads the engine and the index, once. */
export type LoadEngine = () => Promise<SearchEngine>;

/** Makes the function that loads the engine of the site at a base URL. A failure is forgotten, so that asking again tries again. */
export function createEngineLoader(base: string): LoadEngine {
  let loading: Promise<SearchEngine> | undefined;
  const load = async (): Promise<SearchEngine> => {
    const { createEngine } = await import('./engine.ts');
    const engine = createEngine((file, isFresh) => fetchJson(base + placeOf(file), isFresh));
    await engine.about();
    return engine;
  };
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}

/** The one file with a fixed name is among the pages; the others may be kept for a year, as everything below `assets/`. */
function placeOf(file: string): string {
  return file === INDEX_FILE ? `search/${file}` : `assets/search/${file}`;
}

/** A fresh file is asked of the server, whatever the browser has stored. */
async function fetchJson(url: string, isFresh: boolean | undefined): Promise<unknown> {
  const response = await fetch(url, isFresh ? { cache: 'no-cache' } : {});
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.json();
}
