import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { compareText, type Dependency } from '@mapwright/site/system';

/** Notes which files are read, and which are looked for in vain: a file that appears there later changes the result. */
export interface InputRecord {
  /** Observes the host from now on. */
  readonly watch: <Host extends FileHost>(host: Host) => Host;
  /** Sorted; files relative to the root. A dependency counts by its package.json alone, TypeScript's own files not at all. */
  readonly inputs: () => readonly Dependency[];
  /** The file is the library's own, not that of a dependency. */
  readonly isOwn: (file: string) => boolean;
}

/** What TypeScript asks a file system for, as far as it matters here. */
export interface FileHost {
  readFile(path: string, encoding?: string): string | undefined;
  fileExists(path: string): boolean;
  directoryExists?(path: string): boolean;
}

/** `entryFiles` are absolute; `hash` is that which later checks use. */
export function createInputRecord(
  root: string,
  entryFiles: readonly string[],
  hash: (bytes: Uint8Array) => string,
): InputRecord {
  const ownPackages = new Set(entryFiles.map(packageFolderOf));
  const seen = new Map<string, string | null>();
  const isOwn = (file: string) => ownPackages.has(packageFolderOf(file)) || packageFolderOf(file) === null;

  /** Hashed at once: a file that is saved while this runs shall count as changed. */
  function note(path: string): void {
    const folder = packageFolderOf(path);
    const isTypeScript = folder?.endsWith(TYPESCRIPT) === true && !isOwn(path);
    const file = folder === null || isOwn(path) ? path : join(folder, 'package.json');
    if (!isTypeScript && !seen.has(file)) seen.set(file, hashOfFile(file, hash));
  }

  return {
    isOwn,
    watch: host => {
      const { readFile, fileExists } = host;
      // Without this question every place is asked for its files, so that a folder that appears later is noticed too.
      delete host.directoryExists;
      host.readFile = (path, encoding) => {
        note(path);
        return readFile(path, encoding);
      };
      host.fileExists = path => {
        const isThere = fileExists(path);
        if (!isThere) note(path);
        return isThere;
      };
      return host;
    },
    inputs: () =>
      [...seen]
        .map(([path, found]) => ({ file: relative(root, path).replaceAll('\\', '/'), hash: found }))
        .sort((a, b) => compareText(a.file, b.file)),
  };
}

const TYPESCRIPT = join('node_modules', 'typescript');

/** The package in `node_modules` that holds the file; `null` outside of them. */
function packageFolderOf(file: string): string | null {
  const parts = file.replaceAll('/', sep).split(`${sep}node_modules${sep}`);
  const rest = parts.pop();
  if (parts.length === 0 || rest === undefined) return null;
  const [first = '', second = ''] = rest.split(sep);
  const name = first.startsWith('@') ? join(first, second) : first;
  return join(parts.join(`${sep}node_modules${sep}`), 'node_modules', name);
}

function hashOfFile(path: string, hash: (bytes: Uint8Array) => string): string | null {
  try {
    return hash(readFileSync(path));
  } catch {
    return null;
  }
}
