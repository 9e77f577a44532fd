import { type Dirent, existsSync, readdirSync, realpathSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import glob from 'fast-glob';
import { compareText, type Diagnostic } from '../model/diagnostic.ts';
import type { FileProblem } from '../model/file-problem.ts';
import { PROBLEMS, unreadable } from './file-problem.ts';
import type { IgnoredFiles } from './ignored-by-git.ts';
import { isHidden, problemOfLink } from './named-file.ts';

export interface FileList {
  /** POSIX, relative to the root, sorted. */
  readonly files: readonly string[];
  /** Everything that was left out, except the files of file managers, editors and git. */
  readonly diagnostics: readonly Diagnostic[];
}

/** A folder by the path that leads to it, and by its real one. */
interface Folder {
  readonly path: string;
  readonly real: string;
  /** The real folders that contain the links on the way to this one. */
  readonly way: readonly string[];
}

/**
 * Regular files in `folders`. It follows symbolic links inside the root, once each however many ways lead to them, and never in
 * circles. It refuses links to the outside.
 */
export function listFiles(
  root: string,
  folders: readonly string[],
  ignored: Pick<IgnoredFiles, 'has'>,
): FileList {
  const files: string[] = [];
  const diagnostics: Diagnostic[] = [];
  const followed = new Set<string>();
  const realRoot = realpathSync(root);
  for (const path of folders) {
    if (existsSync(join(root, path))) walk({ path, real: realpathSync(join(root, path)), way: [] });
  }
  return { files: files.sort(compareText), diagnostics };

  function walk(base: Folder): void {
    const entries = glob.sync('**', {
      cwd: base.real,
      dot: true,
      onlyFiles: false,
      objectMode: true,
      followSymbolicLinks: false,
      // So that what is left out is reported once, and nothing below it is looked at. Names alone are never asked for.
      fs: { readdirSync: (folder: string) => entriesOf(folder, base) as Dirent[] & string[] },
    });
    for (const { path, dirent } of entries) {
      const file = `${base.path}/${path}`;
      const holder = { ...base, real: dirname(join(base.real, path)) };
      const problem = dirent.isSymbolicLink() ? follow(file, dirent.name, holder) : null;
      if (problem !== null) leaveOut(file, problem);
      else if (dirent.isFile()) files.push(file);
    }
  }

  /** What a folder holds, without what is left out. */
  function entriesOf(folder: string, base: Folder): Dirent[] {
    const path = toPosix(join(base.path, relative(base.real, folder)));
    try {
      return readdirSync(folder, { withFileTypes: true }).filter(entry => {
        if (isOfTools(entry.name)) return false;
        const problem = reasonToLeaveOut(entry, folder);
        if (problem !== null) leaveOut(`${path}/${entry.name}`, problem);
        return problem === null;
      });
    } catch (error) {
      leaveOut(path, unreadable(error));
      return [];
    }
  }

  function reasonToLeaveOut(entry: Dirent, folder: string): FileProblem | null {
    const { name } = entry;
    if (isHidden(name)) return PROBLEMS.hidden;
    if (name === 'node_modules') return PROBLEMS.packages;
    if (ignored.has(toPosix(relative(realRoot, join(folder, name))))) return PROBLEMS.ignored;
    // What is no UTF-8 comes with this character in its place, under which nothing is found.
    if (name.includes('\uFFFD') && !existsSync(join(folder, name))) return PROBLEMS.name;
    return entry.isFile() || entry.isDirectory() || entry.isSymbolicLink() ? null : PROBLEMS.special;
  }

  function follow(path: string, name: string, holder: Folder): FileProblem | null {
    const link = join(holder.real, name);
    const target = problemOfLink(link, realRoot, ignored);
    if ('problem' in target) return target.problem;
    if (!target.isFolder) {
      files.push(path);
      return null;
    }
    const { real } = target;
    const way = [...holder.way, holder.real];
    if (way.some(folder => folder === real || isInside(real, folder))) return PROBLEMS.circle;
    if (followed.has(link)) return PROBLEMS.again;
    followed.add(link);
    walk({ path, real, way });
    return null;
  }

  function leaveOut(file: string, problem: FileProblem): void {
    diagnostics.push({ severity: severityOf(problem), ...problem, place: { file } });
  }
}

/** Whether `file` lies below `folder`, at any depth. Both absolute. */
export function isInside(folder: string, file: string): boolean {
  const path = relative(folder, file);
  return path !== '' && path !== '..' && !path.startsWith(`..${sep}`);
}

/** Files that writers may reasonably keep beside the sources are left out with a warning; anything else is a mistake. */
function severityOf(problem: FileProblem): Diagnostic['severity'] {
  const isHarmless =
    problem === PROBLEMS.hidden || problem === PROBLEMS.ignored || problem === PROBLEMS.packages;
  return isHarmless ? 'warning' : 'error';
}

/** Files that file managers, editors and git leave beside the sources; they do no harm. */
function isOfTools(name: string): boolean {
  return /^(\.DS_Store|Thumbs\.db|desktop\.ini|\.git(ignore|attributes|keep)|\..*\.sw[a-p]|\.#.*)$/.test(
    name,
  );
}

function toPosix(path: string): string {
  return path.replaceAll('\\', '/');
}
