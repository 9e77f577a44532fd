import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { Templates } from '../../../templates/contract/document.ts';
import { SETTLING_TIME } from '../config/config-failure.ts';
import { tryModule } from '../config/try-module.ts';
import { hearSignals, withoutInterruptListeners } from '../on-interrupt.ts';
import { errorCode } from '../system-error.js';
import { runFor } from '../work/run-for.ts';

/**
 * Loads the compiled templates; nothing if a module of the site never ends. One that awaits is tried in a thread first, because nothing
 * else could end it. What a module throws is thrown on.
 */
export async function loadTemplates(file: string): Promise<Templates | undefined> {
  await hearSignals();
  try {
    return loadHere(file);
  } catch (error) {
    if (errorCode(error) !== 'ERR_REQUIRE_ASYNC_MODULE') throw error;
  }
  const failure = await tryModule(file);
  if (failure?.kind === 'endless' || failure?.kind === 'unsettled') return undefined;
  return import(pathToFileURL(file).href);
}

function loadHere(file: string): Templates | undefined {
  const require = createRequire(import.meta.url);
  let loaded: { readonly templates: Templates } | { readonly error: unknown } | undefined;
  withoutInterruptListeners(() =>
    runFor(SETTLING_TIME, () => {
      try {
        loaded = { templates: require(file) };
      } catch (error) {
        loaded = { error };
      }
    }),
  );
  if (loaded !== undefined && 'error' in loaded) throw loaded.error;
  return loaded?.templates;
}
