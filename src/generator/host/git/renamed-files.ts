import { git } from './git.ts';
import { repositoryOf } from './git-repository.ts';

/** Which files below the root git has seen move: old path → new path, the last move of each. None outside a repository. */
export function readRenamedFiles(root: string): ReadonlyMap<string, string> {
  const renames = new Map<string, string>();
  if (repositoryOf(root) === null) return renames;
  const options = ['-M', '--diff-filter=R', '--name-status', '--relative', '-z'];
  for (const args of [
    ['diff', ...options, 'HEAD', '--'],
    ['log', ...options, '--format=', 'HEAD', '--', '.'],
  ]) {
    const fields = printedBy(root, args).split('\0');
    for (const [index, field] of fields.entries()) {
      const [from, to] = [fields[index + 1], fields[index + 2]];
      if (!/^\s*R\d+$/.test(field) || from === undefined || to === undefined) continue;
      if (!renames.has(from)) renames.set(from, to);
    }
  }
  return renames;
}

/** Without git or a first commit, nothing has moved. */
function printedBy(root: string, args: readonly string[]): string {
  try {
    return git(root, args);
  } catch {
    return '';
  }
}
