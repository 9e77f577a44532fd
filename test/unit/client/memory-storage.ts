import { openStorages, type SafeStorages } from '../../../src/client/storage.ts';

/** A `Storage` that lives in memory. */
export function memoryArea(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    clear: () => items.clear(),
    getItem: key => items.get(key) ?? null,
    key: index => [...items.keys()][index] ?? null,
    removeItem: key => void items.delete(key),
    setItem: (key, value) => void items.set(key, value),
  };
}

/** Both storages, in memory. */
export function memoryStorages(): SafeStorages {
  return openStorages({ localStorage: memoryArea(), sessionStorage: memoryArea() }, fail);
}

/** Storages of a browser that refuses all of it; warnings are kept. */
export function refusedStorages(warnings: unknown[][] = []): SafeStorages {
  const refuse = (): never => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  const scope = Object.defineProperties({} as Pick<Window, 'localStorage' | 'sessionStorage'>, {
    localStorage: { get: refuse },
    sessionStorage: { get: refuse },
  });
  return openStorages(scope, (...message) => warnings.push(message));
}

function fail(...message: unknown[]): void {
  throw new Error(message.join(' '));
}
