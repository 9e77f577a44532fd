import {
  closeSync,
  constants,
  existsSync,
  fstatSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import type { JsonStage } from '../../model/memo-stage.ts';
import { isSystemError } from '../system-error.js';
import { type AheadReader, createAheadReader } from './ahead-reader.ts';
import type { CacheGuard } from './cache-guard.ts';
import { readCheckedJson, writeCheckedJson } from './checked-json.ts';

/** A stage that can be written to disk. */
export interface StageFile extends JsonStage<unknown> {
  readonly save: () => void;
}

type Slot = readonly [offset: number, length: number, checksum: number];

/**
 * One stage of the memo on disk: an append-only file of values and an index, `key → [offset, length, checksum]`, replaced in one rename. The
 * next run overwrites what a killed process appended without an index. A flipped bit fails its checksum.
 */
export function openStageFile(folder: string, name: string, cache: CacheGuard): StageFile {
  const packFile = join(folder, `${name}.pack`);
  const indexFile = join(folder, `${name}.json`);
  const added = new Map<string, Buffer>();
  const used = new Set<string>();
  const parsed = new Map<string, WeakRef<object>>();
  let addedBytes = 0;
  let isChanged = false;
  let descriptor = openForReading(packFile);
  let readAt = createAheadReader(descriptor);
  const index = descriptor === undefined ? new Map<string, Slot>() : readIndex(indexFile);

  function bytesOf(key: string): Buffer | undefined {
    const slot = index.get(key);
    return added.get(key) ?? (slot && readSlot(readAt, slot));
  }

  /** Avoids parsing a value twice while it is still in use. */
  function hold(key: string, value: unknown): unknown {
    used.add(key);
    if (typeof value === 'object' && value !== null) parsed.set(key, new WeakRef(value));
    return value;
  }

  function keep(key: string, bytes: Uint8Array): void {
    used.add(key);
    parsed.delete(key);
    added.set(key, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    addedBytes += bytes.length;
    isChanged = true;
    if (addedBytes > MOST_BYTES_HELD) cache.attempt(flush);
  }

  return {
    get: key => {
      const held = parsed.get(key)?.deref();
      if (held !== undefined) return held;
      const bytes = bytesOf(key);
      return bytes && hold(key, JSON.parse(bytes.toString('utf8')));
    },
    set: (key, value) => keep(key, Buffer.from(JSON.stringify(value))),
    setJson: keep,
    save: () => {
      if (!isChanged) return;
      flush();
      if (isMostlyGarbage(index, used)) compact();
      writeCheckedJson(indexFile, [...index]);
      isChanged = false;
    },
  };

  /** Moves new values from memory to the file; only `save` makes them count for other runs. */
  function flush(): void {
    addedBytes = 0;
    mkdirSync(folder, { recursive: true });
    append(packFile, index, added);
    added.clear();
    reopen();
  }

  /** The old values stay until the new file is whole. */
  function compact(): void {
    const kept = new Map([...used].flatMap(key => entryOf(key, bytesOf(key))));
    const slots = new Map<string, Slot>();
    const temporary = `${packFile}.${process.pid}.tmp`;
    try {
      append(temporary, slots, kept);
      renameSync(temporary, packFile);
    } finally {
      rmSync(temporary, { force: true });
    }
    index.clear();
    for (const [key, slot] of slots) index.set(key, slot);
    reopen();
  }

  function reopen(): void {
    if (descriptor !== undefined) closeSync(descriptor);
    descriptor = openForReading(packFile);
    readAt = createAheadReader(descriptor);
  }
}

/** When new values in memory exceed this size, they are written early, so that memory stays bounded for a site of any size. */
const MOST_BYTES_HELD = 32_000_000;

/** Writes values behind the last indexed byte and enters them in the index. */
function append(packFile: string, index: Map<string, Slot>, values: ReadonlyMap<string, Buffer>): void {
  // The cache may be deleted at any time.
  if (!existsSync(packFile)) index.clear();
  let offset = 0;
  for (const [start, length] of index.values()) offset = Math.max(offset, start + length);
  // Without an index, the values in an old file cannot be found.
  if (index.size === 0) rmSync(packFile, { recursive: true, force: true });
  const target = openSync(packFile, index.size === 0 ? 'wx' : 'r+');
  try {
    writeWhole(target, Buffer.concat([...values.values()]), offset);
  } finally {
    closeSync(target);
  }
  for (const [key, bytes] of values) {
    index.set(key, [offset, bytes.length, crc32(bytes)]);
    offset += bytes.length;
  }
}

function entryOf<Value>(key: string, value: Value | undefined): [string, Value][] {
  return value === undefined ? [] : [[key, value]];
}

/** A full disk shows as a short write first and as an error at the next. */
function writeWhole(descriptor: number, bytes: Buffer, position: number): void {
  let done = 0;
  while (done < bytes.length)
    done += writeSync(descriptor, bytes, done, bytes.length - done, position + done);
}

/** Over half of a file of some size holds values that this run had no use for. */
function isMostlyGarbage(index: ReadonlyMap<string, Slot>, used: ReadonlySet<string>): boolean {
  let total = 0;
  let live = 0;
  for (const [key, [, length]] of index) {
    total += length;
    if (used.has(key)) live += length;
  }
  return total > 1_000_000 && live < total / 2;
}

function readSlot(readAt: AheadReader, [offset, length, checksum]: Slot): Buffer | undefined {
  if (offset < 0 || length < 0 || length > 2 ** 30) return undefined;
  const bytes = readAt(offset, length);
  return bytes !== undefined && crc32(bytes) === checksum ? bytes : undefined;
}

function readIndex(file: string): Map<string, Slot> {
  const rows = readCheckedJson(file);
  return Array.isArray(rows) ? new Map(rows.filter(isIndexRow)) : new Map();
}

function isIndexRow(row: unknown): row is readonly [string, Slot] {
  if (!Array.isArray(row) || typeof row[0] !== 'string' || !Array.isArray(row[1])) return false;
  return row[1].length === 3 && row[1].every(Number.isSafeInteger);
}

/** A regular file. Anything else in its place can neither be read nor block us. */
function openForReading(file: string): number | undefined {
  try {
    const descriptor = openSync(file, constants.O_RDONLY | constants.O_NONBLOCK);
    if (fstatSync(descriptor).isFile()) return descriptor;
    closeSync(descriptor);
  } catch (error) {
    if (!isSystemError(error)) throw error;
  }
  return undefined;
}
