import { lstatSync, readFileSync, type Stats, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic } from '../model/diagnostic.ts';
import { readCheckedJson, writeCheckedJson } from './checked-json.ts';
import { contentHash } from './content-hash.ts';
import { isInside, listFiles } from './list-files.ts';

/** The files below some folders of the root, as they are now. Paths are POSIX, relative to the root, sorted. */
export interface SourceTree {
  readonly files: readonly string[];
  /** Content hash; `null` where there is no such file. Read only if size, times or inode changed since the last run. */
  readonly hashOf: (file: string) => string | null;
  readonly read: (file: string) => Uint8Array | undefined;
  readonly diagnostics: readonly Diagnostic[];
  /** Remembers the hashes for the next run. */
  readonly save: () => void;
  /** The tree after some files changed; nothing is asked about the others. */
  readonly after: (changed: readonly string[]) => SourceTree;
}

export interface SourceTreeOptions {
  readonly root: string;
  /** Relative to the root. */
  readonly folders: readonly string[];
  /** Where hashes are remembered; `null` = nowhere. */
  readonly recordFile: string | null;
}

type Fingerprint = readonly [size: number, modified: number, changed: number, inode: number, hash: string];

/** A file touched so shortly before it was read may change again without a trace in its times (milliseconds). */
const UNTRUSTED_AGE = 100;

/** Files up to this many bytes, and this many of them, are kept in memory between hashing and loading. */
const LARGEST_AT_HAND = 16_000;
const MOST_AT_HAND = 5_000;

/** Lists the files of the folders, and knows their hashes from the last run where nothing about them has changed. */
export function readSourceTree(options: SourceTreeOptions): SourceTree {
  const known = options.recordFile === null ? new Map<string, Fingerprint>() : readRecord(options.recordFile);
  return createTree(options, { ...listFiles(options.root, options.folders), known, isCurrent: () => false });
}

interface TreeState {
  readonly files: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
  readonly known: ReadonlyMap<string, Fingerprint>;
  /** The known fingerprint needs no look at the file. */
  readonly isCurrent: (file: string) => boolean;
}

function createTree(options: SourceTreeOptions, state: TreeState): SourceTree {
  const { root, folders, recordFile } = options;
  const { known } = state;
  const trustedBefore = Date.now() - UNTRUSTED_AGE;
  const diagnostics = [...state.diagnostics];
  const current = new Map<string, Fingerprint>();
  const atHand = new Map<string, Uint8Array>();

  return {
    files: state.files,
    hashOf,
    read: file => {
      const bytes = read(file);
      atHand.delete(file);
      return bytes;
    },
    diagnostics,
    save: () => {
      if (recordFile !== null) saveRecord(recordFile, { known, current, trustedBefore });
    },
    after: changed => {
      const touched = new Set(changed);
      const listed = new Set(state.files);
      const isSameList = changed.every(file => listed.has(file) && statOf(join(root, file))?.isFile());
      const list = isSameList ? { files: state.files, diagnostics: [] } : listFiles(root, folders);
      const isCurrent = (file: string) => !touched.has(file) && current.has(file);
      return createTree(options, { ...list, known: new Map([...known, ...current]), isCurrent });
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
    const stats = statOf(join(root, file));
    if (stats === undefined || !stats.isFile()) return null;
    const hash = before !== undefined && isSame(before, stats) ? before[4] : hashNow(file);
    if (hash !== null) current.set(file, [stats.size, stats.mtimeMs, stats.ctimeMs, stats.ino, hash]);
    return hash;
  }

  /** Some bytes stay at hand: whoever asks for the hash of a text loads it next. */
  function hashNow(file: string): string | null {
    const bytes = read(file);
    if (bytes === undefined) return null;
    if (bytes.length < LARGEST_AT_HAND && atHand.size < MOST_AT_HAND) atHand.set(file, bytes);
    return contentHash(bytes);
  }

  function read(file: string): Uint8Array | undefined {
    const ready = atHand.get(file);
    if (ready !== undefined) return ready;
    if (!isInside(root, join(root, file))) return undefined;
    try {
      return readFileSync(join(root, file));
    } catch (error) {
      const code = codeOf(error);
      const isTold = diagnostics.some(({ place }) => place?.file === file);
      if (!isTold && !['ENOENT', 'EISDIR', 'ENOTDIR'].includes(code))
        diagnostics.push(unreadable(file, code));
      return undefined;
    }
  }
}

function isSame(before: Fingerprint, stats: Stats): boolean {
  const [size, modified, changed, inode] = before;
  return (
    size === stats.size && modified === stats.mtimeMs && changed === stats.ctimeMs && inode === stats.ino
  );
}

function statOf(path: string): Stats | undefined {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  return stats?.isSymbolicLink() ? statSync(path, { throwIfNoEntry: false }) : stats;
}

function unreadable(file: string, code: string): Diagnostic {
  return {
    severity: 'error',
    code: 'source/unreadable',
    message: `This file cannot be read (${code})`,
    place: { file },
    hint: 'Check its permissions.',
  };
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}

function readRecord(file: string): Map<string, Fingerprint> {
  const rows = readCheckedJson(file);
  // The checksum proves that these are the rows that `saveRecord` wrote.
  return Array.isArray(rows) ? new Map(rows as [string, Fingerprint][]) : new Map();
}

interface Fingerprints {
  readonly known: ReadonlyMap<string, Fingerprint>;
  readonly current: ReadonlyMap<string, Fingerprint>;
  /** Milliseconds. */
  readonly trustedBefore: number;
}

function saveRecord(file: string, { known, current, trustedBefore }: Fingerprints): void {
  const trusted = [...current].filter(
    ([, [, modified, changed]]) => modified < trustedBefore && changed < trustedBefore,
  );
  const isUnchanged =
    trusted.length === known.size &&
    trusted.every(([path, row]) => known.get(path)?.every((value, index) => value === row[index]));
  if (!isUnchanged) writeCheckedJson(file, trusted);
}
