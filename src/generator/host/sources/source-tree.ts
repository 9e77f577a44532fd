import { join } from 'node:path';
import { contentHash } from '../../model/content-hash.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { FileProblem } from '../../model/file-problem.ts';
import { type IgnoredFiles, listIgnoredByGit } from '../git/ignored-by-git.ts';
import { createFileAccess, isRegularFile } from './file-access.ts';
import {
  type Fingerprint,
  fingerprintOf,
  isSameFile,
  readFingerprints,
  saveFingerprints,
} from './file-fingerprints.ts';
import { isInside } from './is-inside.ts';
import { listFiles } from './list-files.ts';
import { problemOfNamedFile } from './named-file.ts';

/** The current files below some folders of the root. Paths are POSIX, relative to the root, sorted. */
export interface SourceTree {
  readonly files: readonly string[];
  /** Content hash; `null` if there is no such file. The file is read only if its size, times or inode changed since the last run. */
  readonly hashOf: (file: string) => string | null;
  /** Bytes of a file; 0 if there is none. */
  readonly sizeOf: (file: string) => number;
  /** Covers the paths and the bytes of all files; made once. `null` if one of them has changed after it was hashed. */
  readonly key: () => string | null;
  /** The bytes of a listed file, or of another file that a page may show. If they are new since it was hashed, so is its hash. */
  readonly read: (file: string) => Uint8Array | undefined;
  /** Why a page must not show a file that it names. */
  readonly problemOf: (file: string) => FileProblem | null;
  readonly diagnostics: readonly Diagnostic[];
  /** Remembers the hashes for the next run. */
  readonly save: () => void;
  /** The tree after some files changed. It does not look at the other files again. */
  readonly after: (changed: readonly string[]) => Promise<SourceTree>;
}

export interface SourceTreeOptions {
  readonly root: string;
  /** Relative to the root. */
  readonly folders: readonly string[];
  /** Where hashes are kept from run to run; `null` = nowhere. */
  readonly recordFile: string | null;
  /** The files that git ignores, if git has already been asked. */
  readonly ignored?: Promise<IgnoredFiles>;
}

/** Files of up to this many bytes, and up to this many files, stay in memory between hashing and loading. */
const LARGEST_AT_HAND = 16_000;
const MOST_AT_HAND = 5_000;

/** Lists the files of the folders. For files that have not changed it uses the hashes of the last run. */
export async function readSourceTree(options: SourceTreeOptions): Promise<SourceTree> {
  const recorded =
    options.recordFile === null ? new Map<string, Fingerprint>() : readFingerprints(options.recordFile);
  const list = await listSources(options, options.ignored ?? listIgnoredByGit(options.root));
  return createTree(options, { ...list, recorded, known: recorded, isCurrent: () => false });
}

async function listSources({ root, folders }: SourceTreeOptions, asked: Promise<IgnoredFiles>) {
  const ignored = await asked;
  const { files, diagnostics } = listFiles(root, folders, ignored);
  return { files, diagnostics: [...ignored.diagnostics, ...diagnostics], ignored };
}

interface TreeState {
  readonly files: readonly string[];
  readonly ignored: IgnoredFiles;
  readonly diagnostics: readonly Diagnostic[];
  /** The fingerprints that the record has. */
  readonly recorded: ReadonlyMap<string, Fingerprint>;
  /** These, and what trees before this one have added. */
  readonly known: ReadonlyMap<string, Fingerprint>;
  /** Whether the known fingerprint is still true without a look at the file. */
  readonly isCurrent: (file: string) => boolean;
}

function createTree(options: SourceTreeOptions, state: TreeState): SourceTree {
  const { root, recordFile } = options;
  const { known } = state;
  const started = Date.now();
  const diagnostics = [...state.diagnostics];
  const access = createFileAccess(root, diagnostics);
  const current = new Map<string, Fingerprint>();
  const atHand = new Map<string, Uint8Array>();
  const listed = new Set(state.files);
  const problems = new Map<string, FileProblem | null>();
  let key: string | undefined;
  let hasChanged = false;

  return {
    files: state.files,
    hashOf,
    sizeOf: file => (hashOf(file) === null ? 0 : (current.get(file)?.[0] ?? 0)),
    key: () => {
      if (hasChanged) return null;
      // No path contains NUL.
      key ??= contentHash(state.files.map(file => `${file}\0${hashOf(file)}`).join('\0'));
      return key;
    },
    problemOf,
    read: file => {
      const bytes = problemOf(file) === null ? (atHand.get(file) ?? readAgain(file)) : undefined;
      atHand.delete(file);
      return bytes;
    },
    diagnostics,
    save: () => {
      if (recordFile !== null) saveFingerprints(recordFile, { recorded: state.recorded, current, started });
    },
    after: async changed => {
      const touched = new Set(changed);
      const below = changed.filter(file => options.folders.some(folder => isInside(folder, file)));
      const isSameList =
        !touched.has('.gitignore') &&
        below.every(file => listed.has(file) && isRegularFile(join(root, file)));
      const list = isSameList ? state : await listSources(options, listIgnoredByGit(root));
      const isCurrent = (file: string) => !touched.has(file) && current.has(file);
      return createTree(options, {
        ...list,
        recorded: state.recorded,
        known: new Map([...known, ...current]),
        isCurrent,
      });
    },
  };

  function hashOf(file: string): string | null {
    const fresh = current.get(file);
    if (fresh !== undefined) return fresh[4];
    const before = known.get(file);
    if (before !== undefined && state.isCurrent(file)) {
      current.set(file, before);
      return before[4];
    }
    const stats = access.statsOf(file);
    if (stats === undefined || !stats.isFile()) return null;
    const hash = before !== undefined && isSameFile(before, stats) ? before[4] : hashNow(file);
    if (hash !== null) current.set(file, fingerprintOf(stats, hash));
    return hash;
  }

  /** Keeps some bytes in memory, because a text is loaded soon after it is hashed. */
  function hashNow(file: string): string | null {
    const bytes = access.read(file);
    if (bytes === undefined) return null;
    if (bytes.length < LARGEST_AT_HAND && atHand.size < MOST_AT_HAND) atHand.set(file, bytes);
    return contentHash(bytes);
  }

  /** What is made of a file is remembered under its hash, so its hash is that of the bytes that were read last. */
  function readAgain(file: string): Uint8Array | undefined {
    const hashed = current.get(file);
    const stats = access.statsOf(file);
    const bytes = access.read(file);
    if (hashed === undefined || stats === undefined || bytes === undefined || isSameFile(hashed, stats))
      return bytes;
    const hash = contentHash(bytes);
    hasChanged ||= hash !== hashed[4];
    current.set(file, fingerprintOf(stats, hash));
    return bytes;
  }

  function problemOf(file: string): FileProblem | null {
    if (listed.has(file)) {
      // Records the hash of each file that is read, because a later tree is compared with it.
      hashOf(file);
      return access.refusalOf(file) ?? null;
    }
    const known = problems.get(file);
    if (known !== undefined) return known;
    const problem = problemOfNamedFile(root, file, state.ignored);
    problems.set(file, problem);
    return problem;
  }
}
