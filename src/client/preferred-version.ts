import type { SafeStorage } from './storage.ts';

const KEY = 'docs-preferred-version-default';

/** The docs version that the visitor chose, if it is one of `names`. A version that no longer exists is forgotten. */
export function readPreferredVersion(storage: SafeStorage, names: readonly string[]): string | null {
  const name = storage.get(KEY);
  if (name === null || names.includes(name)) return name;
  storage.remove(KEY);
  return null;
}

/** Remembers the docs version that the visitor chose. Throws for an unknown name, and lists the known ones. */
export function storePreferredVersion(storage: SafeStorage, name: string, names: readonly string[]): void {
  if (!names.includes(name)) {
    throw new Error(
      `There is no docs version named "${name}". Available versions: ${names.join(', ') || 'none'}.`,
    );
  }
  storage.set(KEY, name);
}
