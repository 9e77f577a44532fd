/** A storage area that never throws in the browser. */
export interface SafeStorage {
  readonly get: (key: string) => string | null;
  readonly set: (key: string, value: string) => void;
  readonly remove: (key: string) => void;
}

/** The two areas of a window. `isRefused` becomes true permanently once the browser has refused either. */
export interface SafeStorages {
  readonly local: SafeStorage;
  readonly session: SafeStorage;
  readonly isRefused: () => boolean;
}

type StorageScope = Pick<Window, 'localStorage' | 'sessionStorage'>;

/**
 * Opens both areas. If the browser refuses storage, there is one warning; then writes do nothing and reads return nothing. Throws on
 * the server, which has no visitor.
 */
export function openStorages(
  scope: StorageScope | undefined,
  warn: (...message: unknown[]) => void,
): SafeStorages {
  if (!scope) throw new Error('There is no browser storage on the server.');
  let isRefused = false;
  function attempt<Result>(use: () => Result, fallback: Result): Result {
    if (isRefused) return fallback;
    try {
      return use();
    } catch (cause) {
      isRefused = true;
      warn('The browser refuses to store anything, so choices last only as long as this page.', cause);
      return fallback;
    }
  }
  const safe = (open: () => Storage): SafeStorage => ({
    get: key => attempt(() => open().getItem(key), null),
    set: (key, value) => attempt(() => open().setItem(key, value), undefined),
    remove: key => attempt(() => open().removeItem(key), undefined),
  });
  return {
    local: safe(() => scope.localStorage),
    session: safe(() => scope.sessionStorage),
    isRefused: () => isRefused,
  };
}
