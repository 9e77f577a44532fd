/** A storage area that never throws in the browser. */
export interface SafeStorage {
  readonly get: (key: string) => string | null;
  /** Returns whether the value is stored. */
  readonly set: (key: string, value: string) => boolean;
  readonly remove: (key: string) => void;
}

/** The two areas of a window. */
export interface SafeStorages {
  readonly local: SafeStorage;
  readonly session: SafeStorage;
}

type StorageScope = Pick<Window, 'localStorage' | 'sessionStorage'>;

/**
 * Opens both areas. Where the browser refuses storage, or it is full, there is one warning; a refused write does nothing, and a refused
 * read returns nothing. Throws on the server, which has no visitor.
 */
export function openStorages(
  scope: StorageScope | undefined,
  warn: (...message: unknown[]) => void,
): SafeStorages {
  if (!scope) throw new Error('There is no browser storage on the server.');
  let isWarned = false;
  function attempt<Result>(use: () => Result, fallback: Result): Result {
    try {
      return use();
    } catch (cause) {
      if (!isWarned)
        warn('The browser refuses to store anything, so choices last only as long as this page.', cause);
      isWarned = true;
      return fallback;
    }
  }
  const safe = (open: () => Storage): SafeStorage => ({
    get: key => attempt(() => open().getItem(key), null),
    set: (key, value) =>
      attempt(() => {
        open().setItem(key, value);
        return true;
      }, false),
    remove: key => attempt(() => open().removeItem(key), undefined),
  });
  return {
    local: safe(() => scope.localStorage),
    session: safe(() => scope.sessionStorage),
  };
}
