import { resolve } from 'node:path';
import { git } from './git.ts';
import { repositoryOf } from './git-repository.ts';

/** The file, absolute, to which git adds a line when another commit is checked out or made; `null` = there is no repository. */
export function commitLogOf(root: string): string | null {
  if (repositoryOf(root) === null) return null;
  try {
    return resolve(root, git(root, ['rev-parse', '--git-path', 'logs/HEAD']).trimEnd());
  } catch {
    // Reading the dates of commits reports that git fails.
    return null;
  }
}
