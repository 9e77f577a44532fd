import { type Dirent, existsSync, readdirSync, realpathSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import glob from 'fast-glob';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { FileProblem } from '../../model/file-problem.ts';
import { posixPath } from '../../model/paths/posix-path.ts';
import { compareText } from '../../model/text/compare-text.ts';
import type { IgnoredFiles } from '../git/ignored-by-git.ts';
import { PROBLEMS, unreadable } from './file-problem.ts';
import { isInside } from './is-inside.ts';
import { isHidden, problemOfLink } from './named-file.ts';

export interface FileList {
  /** POSIX, relative to the root, sorted. */
  readonly files: readonly string[];
  /** One for each thing left out, except the files of file managers, editors and git. */
  readonly diagnostics: readonly Diagnostic[];
}

/** A folder: the path that leads to it, and its real path. */
interface Folder {
  readonly path: string;
  readonly real: string;
  /** The real folders that contain the links passed on the way to this folder. */
  readonly way: readonly string[];
}

/**
 * Lists the regular files in `folders`. It follows a symbolic link inside the root only once, however many paths lead to it, and never in
 * a circle. It refuses links to the outside.
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
      // This reports once what is left out, and hides everything below it. The glob always asks for entries, not names.
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

  /** The entries of a folder, except those left out. */
  function entriesOf(folder: string, base: Folder): Dirent[] {
    const path = posixPath(join(base.path, relative(base.real, folder)));
    const fromRoot = posixPath(relative(realRoot, folder));
    try {
      return readdirSync(folder, { withFileTypes: true }).filter(entry => {
        if (isOfTools(entry.name)) return false;
        const problem = reasonToLeaveOut(entry, folder, fromRoot);
        if (problem !== null) leaveOut(`${path}/${entry.name}`, problem);
        return problem === null;
      });
    } catch (error) {
      leaveOut(path, unreadable(error));
      return [];
    }
  }

  /** `fromRoot` is the folder's POSIX path from the root. */
  function reasonToLeaveOut(entry: Dirent, folder: string, fromRoot: string): FileProblem | null {
    const { name } = entry;
    if (isHidden(name)) return PROBLEMS.hidden;
    if (name === 'node_modules') return PROBLEMS.packages;
    if (ignored.has(`${fromRoot}/${name}`)) return PROBLEMS.ignored;
    // The glob would leave these out without a word: no sign of a pattern stands for a line break.
    if (/[\n\r\u2028\u2029]/.test(name)) return PROBLEMS.lines;
    // Node.js puts this character in place of bytes that are not UTF-8, so no file is found by that name.
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

/** A warning for files that writers may have good reason to keep beside the sources; an error for anything else. */
function severityOf(problem: FileProblem): Diagnostic['severity'] {
  const isHarmless =
    problem === PROBLEMS.hidden || problem === PROBLEMS.ignored || problem === PROBLEMS.packages;
  return isHarmless ? 'warning' : 'error';
}

/** Whether a file is one of those that file managers, editors and git leave beside the sources. They are harmless. */
function isOfTools(name: string): boolean {
  return /^(\.DS_Store|Thumbs\.db|desktop\.ini|\.git(ignore|attributes|keep)|\..*\.sw[a-p]|\.#.*)$/.test(
    name,
  );
}
