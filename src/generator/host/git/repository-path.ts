import { relative, resolve, sep } from 'node:path';
import { join } from 'node:path/posix';
import { repositoryOf } from './git-repository.ts';

/** Makes paths relative to a site's folder relative to the repository around it, as programs that show a change expect them. */
export function repositoryPathOf(root: string): (file: string) => string {
  const folder = resolve(root);
  const repository = repositoryOf(folder);
  const prefix = repository === null ? '' : relative(repository, folder).replaceAll(sep, '/');
  return file => join(prefix, file);
}
