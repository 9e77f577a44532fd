import type { SafeStorages } from '../storage.ts';

/** `first`: a full load may help. `again`: we tried it and it did not help. `unknown`: the browser has not stored that we try it. */
export type FailureCount = 'first' | 'again' | 'unknown';

/** A second failure of a URL within this time, in milliseconds, does not lead to another load. */
const RETRY_PAUSE = 10_000;
const KEY = 'load-failure';
/** Present from a full load after a failure until a page has started, however long that takes. */
const RELOADING = 'reloading';

/** Notes that a URL failed to load, and returns whether we have tried a full load, so that no page reloads for ever. */
export function noteFailure(
  url: string,
  { session }: Pick<SafeStorages, 'session'>,
  now: number,
): FailureCount {
  const [time, previous] = splitOnce(session.get(KEY) ?? '');
  const isRecent = previous === url && Math.abs(now - Number(time)) < RETRY_PAUSE;
  const isAgain = isRecent || session.get(RELOADING) !== null;
  session.set(KEY, `${now} ${url}`);
  if (isAgain) return 'again';
  return session.set(RELOADING, '') ? 'first' : 'unknown';
}

/** Notes that a page has started, so the full load has helped. */
export function noteStart({ session }: Pick<SafeStorages, 'session'>): void {
  session.remove(RELOADING);
}

function splitOnce(text: string): readonly [string, string] {
  const space = text.indexOf(' ');
  return [text.slice(0, space), text.slice(space + 1)];
}
