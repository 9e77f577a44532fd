import type { SafeStorages } from './storage.ts';

/** `first`: a full load may help. `again`: it was tried and did not. `unknown`: the browser stores nothing. */
export type FailureCount = 'first' | 'again' | 'unknown';

/** A second failure for one URL within this time (milliseconds) is not answered by another load. */
const WINDOW = 10_000;
const KEY = 'load-failure';
/** There from when a failure is answered by a full load until a page has started, however long that takes. */
const RELOADING = 'reloading';

/** Notes that a URL failed to load and says whether a full load has been tried, so that no page reloads for ever. */
export function noteFailure(url: string, { session, isRefused }: SafeStorages, now: number): FailureCount {
  const [time, previous] = splitOnce(session.get(KEY) ?? '');
  const isRecent = previous === url && Math.abs(now - Number(time)) < WINDOW;
  const isAgain = isRecent || session.get(RELOADING) !== null;
  session.set(KEY, `${now} ${url}`);
  if (!isAgain) session.set(RELOADING, '');
  if (isRefused()) return 'unknown';
  return isAgain ? 'again' : 'first';
}

/** Notes that a page has started: what failed before it was helped by a full load. */
export function noteStart({ session }: Pick<SafeStorages, 'session'>): void {
  session.remove(RELOADING);
}

function splitOnce(text: string): readonly [string, string] {
  const space = text.indexOf(' ');
  return [text.slice(0, space), text.slice(space + 1)];
}
