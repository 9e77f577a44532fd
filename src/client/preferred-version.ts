import type { VersionLinkData } from '../templates/contract.ts';
import type { SafeStorage } from './storage.ts';

const KEY = 'docs-preferred-version-default';

/** The docs version that the visitor chose, if it still exists. One that does not is forgotten. */
export function readPreferredVersion(
  storage: SafeStorage,
  versions: readonly VersionLinkData[],
): string | null {
  const name = storage.get(KEY);
  if (name === null || versions.some(version => version.name === name)) return name;
  storage.remove(KEY);
  return null;
}

/** Remembers the docs version that the visitor chose. Throws for a name that no version has, listing those that exist. */
export function storePreferredVersion(
  storage: SafeStorage,
  name: string,
  versions: readonly VersionLinkData[],
): void {
  if (!versions.some(version => version.name === name)) {
    const names = versions.map(version => version.name).join(', ');
    throw new Error(`There is no docs version named "${name}". Available versions: ${names || 'none'}.`);
  }
  storage.set(KEY, name);
}
