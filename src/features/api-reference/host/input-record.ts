import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { compareText, type Dependency } from '@mapwright/site/system';

/** Records the files that are read, and those that are looked for but not found: if such a file appears later, the result changes. */
export interface InputRecord {
  /** Starts to record what the host reads. */
  readonly watch: <Host extends FileHost>(host: Host) => Host;
  /** Sorted; files relative to the root. For a dependency, only its package.json counts; TypeScript's own files do not count. */
  readonly inputs: () => readonly Dependency[];
  /** Whether the file belongs to the library rather than to a dependency. */
  readonly isOwn: (file: string) => boolean;
}

/** The file system functions that TypeScript calls, as far as they matter here. */
export interface FileHost {
  readFile(path: string, encoding?: string): string | undefined;
  fileExists(path: string): boolean;
  directoryExists?(path: string): boolean;
}

/** `entryFiles` are absolute; `hash` must be the function that later checks use. */
export function createInputRecord(
  root: string,
  entryFiles: readonly string[],
  hash: (bytes: Uint8Array) => string,
): InputRecord {
  const ownPackages = new Set(entryFiles.map(packageFolderOf));
  const seen = new Map<string, string | null>();
  const isOwn = (file: string) => ownPackages.has(packageFolderOf(file)) || packageFolderOf(file) === null;

  /** Hashes at once, so that a file that is saved during the extraction counts as changed. */
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
      // Without this function TypeScript looks for files in every place, so a folder that appears later is noticed too.
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

/** The package in `node_modules` that contains the file; `null` outside of them. */
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
