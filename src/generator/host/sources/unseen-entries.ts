import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

/**
 * What a watcher does not know of: it came into a watched folder after the watcher had listed it, and before it heard of changes there.
 * `known` has the names of the entries of each folder.
 */
export function unseenEntries(
  known: Readonly<Record<string, readonly string[]>>,
  isIgnored: (path: string) => boolean,
): string[] {
  return Object.entries(known).flatMap(([folder, names]) => {
    const seen = new Set(names.map(name => basename(name)));
    return entriesOf(folder)
      .filter(name => !seen.has(name))
      .map(name => join(folder, name))
      .filter(path => !isIgnored(path) && existsSync(path));
  });
}

/** None if the folder has gone meanwhile or cannot be read. */
function entriesOf(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
