import { type AnsweringThread, createAnsweringThread, processorCount } from '@mapwright/site/system';
import type { MapCompilation, MapSurroundings } from '../load/compile-map.ts';
import { dataFilesOf } from '../load/data-files.ts';
import type { MapRecipe } from '../map.ts';

/** What a thread is asked. */
export interface CompileRequest {
  readonly recipe: MapRecipe;
  readonly surroundings: MapSurroundings;
  /** The files of its geometry that the thread has not had yet. */
  readonly newFiles: ReadonlyMap<string, Uint8Array | undefined>;
}

export interface CompileOptions {
  readonly surroundings: MapSurroundings;
  readonly read: (file: string) => Uint8Array | undefined;
  /** In the order in which they are ready. */
  readonly onMap: (recipe: MapRecipe, compilation: MapCompilation) => void;
  readonly workerFile?: URL;
}

/** Each parses what its maps use, and so the world several times. */
const MOST_THREADS = 3;

/** Compiles maps in threads; one processor is left to the thread that loads pages meanwhile. Rejects with what a thread died of. */
export async function compileMaps(recipes: readonly MapRecipe[], options: CompileOptions): Promise<void> {
  const { surroundings, read, onMap } = options;
  const { workerFile = new URL('./maps-worker.mjs', import.meta.url) } = options;
  const queue = recipes.values();
  const threads = Array.from({ length: Math.min(MOST_THREADS, Math.max(1, processorCount - 1)) }, () =>
    createAnsweringThread<CompileRequest, MapCompilation>('the maps', workerFile),
  );
  try {
    await Promise.all(threads.map(compileIn));
  } finally {
    // Where one has died, the others need not go on.
    for (const thread of threads) thread.end();
  }

  async function compileIn({ ask }: AnsweringThread<CompileRequest, MapCompilation>): Promise<void> {
    const sent = new Set<string>();
    for (const recipe of queue) {
      const unsent = dataFilesOf(recipe).filter(file => !sent.has(file));
      const newFiles = new Map(unsent.map(file => [file, read(file)]));
      for (const file of unsent) sent.add(file);
      onMap(recipe, await ask({ recipe, surroundings, newFiles }));
    }
  }
}
