import { stat } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';

const MOST_TRIES = 50;
const PAUSE = 10;

/**
 * Reads something from a folder that a build may swap at any moment. If the folder was swapped meanwhile, it gives the result to
 * `discard` and reads again.
 */
export async function askOneFolder<Found>(
  folder: string,
  ask: () => Promise<Found>,
  discard: (found: Found) => Promise<void>,
): Promise<Found> {
  for (let tries = 1; ; tries++) {
    const before = await identityOf(folder);
    const found = await ask();
    const isWhole = before !== undefined && before === (await identityOf(folder));
    if (isWhole || tries === MOST_TRIES) return found;
    await discard(found);
    if (before === undefined) await delay(PAUSE);
  }
}

/**
 * Names the folder itself, whatever its path and contents; nothing where there is none. A new folder may take the number of a deleted one,
 * so the name includes its birth.
 */
async function identityOf(folder: string): Promise<string | undefined> {
  const state = await stat(folder, { bigint: true }).catch(() => undefined);
  return state && `${state.dev} ${state.ino} ${state.birthtimeNs}`;
}
