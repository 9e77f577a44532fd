import { realpathSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import glob from 'fast-glob';
import { compareText, type Diagnostic } from '../model/diagnostic.ts';

export interface FileList {
  /** POSIX, relative to the root, sorted. */
  readonly files: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Files in `folders`; symbolic links are followed inside the root, refused to the outside, and never in circles. */
export function listFiles(root: string, folders: readonly string[]): FileList {
  const files: string[] = [];
  const diagnostics: Diagnostic[] = [];
  const realRoot = realpathSync(root);
  const pending = folders.filter(folder => isFolder(join(root, folder)));
  while (pending.length > 0) {
    const folder = pending.pop() ?? '';
    const entries = glob.sync('**/*', {
      cwd: join(root, folder),
      dot: true,
      onlyFiles: false,
      objectMode: true,
      followSymbolicLinks: false,
      ignore: ['**/node_modules/**'],
    });
    for (const { path, dirent } of entries) {
      const file = `${folder}/${path}`;
      if (isOwnOfSystem(file)) continue;
      if (dirent.isFile()) files.push(file);
      else if (dirent.isSymbolicLink()) follow(file);
    }
  }
  return { files: files.sort(compareText), diagnostics };

  function follow(file: string): void {
    const target = resolveLink(realRoot, join(root, file));
    if ('problem' in target) diagnostics.push(refuse(file, target.problem));
    else if (isFolder(target.path)) pending.push(file);
    else files.push(file);
  }
}

/** Whether `file` lies below `folder`, at any depth. Both absolute. */
export function isInside(folder: string, file: string): boolean {
  const path = relative(folder, file);
  return path !== '' && path !== '..' && !path.startsWith(`..${sep}`);
}

type LinkProblem = keyof typeof PROBLEMS;

const PROBLEMS = {
  dangling: {
    code: 'source/broken-link',
    message: 'This symbolic link leads to nothing',
    hint: 'Remove the link, or point it at a file inside the project.',
  },
  loop: {
    code: 'source/broken-link',
    message: 'This symbolic link leads back to itself',
    hint: 'Remove the link, or point it at a file inside the project.',
  },
  circle: {
    code: 'source/broken-link',
    message: 'This symbolic link leads back to a folder that holds it',
    hint: 'Remove the link.',
  },
  outside: {
    code: 'source/outside-link',
    message: 'This symbolic link leads out of the project',
    hint: 'Copy the file into the project: only files below the root are built.',
  },
} as const;

function resolveLink(realRoot: string, path: string): { path: string } | { problem: LinkProblem } {
  try {
    const real = realpathSync(path);
    if (real === realRoot || isInside(real, realpathSync(join(path, '..')) + sep))
      return { problem: 'circle' };
    return isInside(realRoot, real) ? { path: real } : { problem: 'outside' };
  } catch (error) {
    const isLoop = error instanceof Error && 'code' in error && error.code === 'ELOOP';
    return { problem: isLoop ? 'loop' : 'dangling' };
  }
}

function refuse(file: string, problem: LinkProblem): Diagnostic {
  return { severity: 'error', ...PROBLEMS[problem], place: { file } };
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

/** What file managers leave behind. */
function isOwnOfSystem(file: string): boolean {
  return /(^|\/)(\.DS_Store|Thumbs\.db|desktop\.ini)$/.test(file);
}
