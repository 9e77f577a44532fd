import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The nearest folder that is a git repository: `folder` itself or one around it; `null` = there is none. */
export function repositoryOf(folder: string): string | null {
  if (existsSync(join(folder, '.git'))) return folder;
  const parent = dirname(folder);
  return parent === folder ? null : repositoryOf(parent);
}
