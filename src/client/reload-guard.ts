import type { SafeStorages } from './storage.ts';

/** `first`: a full load may help. `again`: it was tried moments ago and did not. `unknown`: the browser stores nothing. */
export type FailureCount = 'first' | 'again' | 'unknown';

/** A second failure for one URL within this time (milliseconds) is not answered by another load. */
const WINDOW = 10_000;
const KEY = 'load-failure';

/** Notes that a URL failed to load and says whether it did so a moment ago, so that no page reloads for ever. */
export function noteFailure(url: string, storages: SafeStorages, now: number): FailureCount {
  const [time, previous] = splitOnce(storages.session.get(KEY) ?? '');
  const isAgain = previous === url && Math.abs(now - Number(time)) < WINDOW;
  storages.session.set(KEY, `${now} ${url}`);
  if (storages.isRefused()) return 'unknown';
  return isAgain ? 'again' : 'first';
}

function splitOnce(text: string): readonly [string, string] {
  const space = text.indexOf(' ');
  return [text.slice(0, space), text.slice(space + 1)];
}
