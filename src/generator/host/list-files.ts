import { type Dirent, existsSync, readdirSync, realpathSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { compareText, type Diagnostic } from '../model/diagnostic.ts';
import type { FileProblem } from '../model/file-problem.ts';
import { PROBLEMS, unreadable } from './file-problem.ts';
import type { IgnoredFiles } from './ignored-by-git.ts';
import { isHidden, problemOfLink } from './named-file.ts';

export interface FileList {
  /** POSIX, relative to the root, sorted. */
  readonly files: readonly string[];
  /** All that was left out, but for what file managers, editors and git keep for themselves. */
  readonly diagnostics: readonly Diagnostic[];
}

/** A folder by the path that leads to it, and by its real one. */
interface Folder {
  readonly path: string;
  readonly real: string;
  /** The real folders that hold the links on the way here. */
  readonly way: readonly string[];
}

/**
 * Regular files in `folders`. Symbolic links are followed inside the root, refused to the outside, and never in circles: each link
 * is followed once, however many ways lead to it.
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

  function walk(folder: Folder): void {
    const inRoot = toPosix(relative(realRoot, folder.real));
    for (const entry of entriesOf(folder)) {
      const path = `${folder.path}/${entry.name}`;
      if (isOfTools(entry.name)) continue;
      const problem =
        reasonToLeaveOut(entry, `${inRoot}/${entry.name}`, folder.real) ?? take(entry, path, folder);
      if (problem !== null) leaveOut(path, problem);
    }
  }

  function take(entry: Dirent, path: string, folder: Folder): FileProblem | null {
    const real = join(folder.real, entry.name);
    if (entry.isSymbolicLink()) return follow(path, real, folder);
    if (entry.isFile()) files.push(path);
    else walk({ ...folder, path, real });
    return null;
  }

  function entriesOf({ path, real }: Folder): Dirent[] {
    try {
      return readdirSync(real, { withFileTypes: true });
    } catch (error) {
      leaveOut(path, unreadable(error));
      return [];
    }
  }

  function reasonToLeaveOut(entry: Dirent, inRoot: string, folder: string): FileProblem | null {
    const { name } = entry;
    if (isHidden(name)) return PROBLEMS.hidden;
    if (name === 'node_modules') return PROBLEMS.packages;
    if (ignored.has(inRoot)) return PROBLEMS.ignored;
    // What is no UTF-8 comes with this character in its place, under which nothing is found.
    if (name.includes('\uFFFD') && !existsSync(join(folder, name))) return PROBLEMS.name;
    return entry.isFile() || entry.isDirectory() || entry.isSymbolicLink() ? null : PROBLEMS.special;
  }

  function follow(path: string, link: string, folder: Folder): FileProblem | null {
    const target = problemOfLink(link, realRoot, ignored);
    if ('problem' in target) return target.problem;
    if (!target.isFolder) {
      files.push(path);
      return null;
    }
    const { real } = target;
    const way = [...folder.way, folder.real];
    if (way.some(holder => holder === real || isInside(real, holder))) return PROBLEMS.circle;
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

/** What a writer may well have beside the sources is left out with a warning; what cannot be meant is a mistake. */
function severityOf(problem: FileProblem): Diagnostic['severity'] {
  const isHarmless =
    problem === PROBLEMS.hidden || problem === PROBLEMS.ignored || problem === PROBLEMS.packages;
  return isHarmless ? 'warning' : 'error';
}

/** What file managers, editors and git leave beside the files of others; it is in nobody's way. */
function isOfTools(name: string): boolean {
  return /^(\.DS_Store|Thumbs\.db|desktop\.ini|\.git(ignore|attributes|keep)|\..*\.sw[a-p]|\.#.*)$/.test(
    name,
  );
}

function toPosix(path: string): string {
  return path.replaceAll('\\', '/');
}
