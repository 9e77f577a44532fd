import { INDEX_FILE } from '../index-format.ts';
import type { SearchEngine } from './engine.ts';

/** Loads the engine and the index, once. */
export type LoadEngine = () => Promise<SearchEngine>;

export interface EngineLoader {
  /** A failure is forgotten, so that asking again tries again. */
  readonly load: LoadEngine;
  /** Asks for the index again if it has been loaded. Whether it is another one now. */
  readonly renew: () => Promise<boolean>;
}

/** Makes what loads the engine of the site at a base URL. */
export function createEngineLoader(base: string): EngineLoader {
  let loading: Promise<SearchEngine> | undefined;
  let loaded: SearchEngine | undefined;
  const load = async (): Promise<SearchEngine> => {
    const { createEngine } = await import('./engine.ts');
    const engine = createEngine((file, isFresh) => fetchJson(base + placeOf(file), isFresh));
    await engine.about();
    loaded = engine;
    return engine;
  };
  return {
    load: () => {
      loading ??= load().catch((error: unknown) => {
        loading = undefined;
        throw error;
      });
      return loading;
    },
    renew: async () => (await loaded?.renew()) ?? false,
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
