/** The last searches of this device, newest first. */
export interface RecentSearches {
  readonly list: () => readonly string[];
  readonly add: (query: string) => void;
  readonly clear: () => void;
}

const KEY = 'search.recent';
const MOST = 5;

/** Keeps them in the browser's storage, and nowhere else. A browser that refuses storage has none. */
export function createRecentSearches(
  storageOf: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
): RecentSearches {
  const list = () => attempt(() => textsIn(storageOf().getItem(KEY)), []);
  return {
    list,
    add: query => {
      const text = query.trim();
      if (text === '') return;
      const others = list().filter(other => other.toLowerCase() !== text.toLowerCase());
      attempt(() => storageOf().setItem(KEY, JSON.stringify([text, ...others].slice(0, MOST))), undefined);
    },
    clear: () => attempt(() => storageOf().removeItem(KEY), undefined),
  };
}

/** Anything may be in the storage. */
function textsIn(stored: string | null): readonly string[] {
  const value: unknown = stored === null ? [] : JSON.parse(stored);
  return Array.isArray(value) ? value.filter(text => typeof text === 'string').slice(0, MOST) : [];
}

function attempt<Value>(use: () => Value, fallback: Value): Value {
  try {
    return use();
  } catch {
    return fallback;
  }
}
