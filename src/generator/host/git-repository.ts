import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The nearest folder around `folder`, or itself, that is a git repository; `null` = there is none. */
export function repositoryOf(folder: string): string | null {
  if (existsSync(join(folder, '.git'))) return folder;
  const parent = dirname(folder);
  return parent === folder ? null : repositoryOf(parent);
}
