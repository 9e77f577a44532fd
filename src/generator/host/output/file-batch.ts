/** Files on their way to the thread that writes them. */
export interface FileBatch {
  /** POSIX, relative to the folder of the site. */
  readonly paths: string[];
  /** Where the bytes of each file end. */
  readonly ends: number[];
  /** The bytes of all, which both threads see. */
  readonly memory: Uint8Array;
}

/** Bytes of a batch: some forty pages. */
const SIZE = 2 ** 20;

/** An empty batch, with memory that both threads see. */
export function createBatch(): FileBatch {
  return { paths: [], ends: [], memory: new Uint8Array(new SharedArrayBuffer(SIZE)) };
}

/** `false` if there is no room. */
export function addToBatch({ paths, ends, memory }: FileBatch, path: string, bytes: Uint8Array): boolean {
  const start = ends.at(-1) ?? 0;
  if (start + bytes.length > memory.length) return false;
  memory.set(bytes, start);
  paths.push(path);
  ends.push(start + bytes.length);
  return true;
}

/** Makes room for other files. */
export function emptyBatch(batch: FileBatch): FileBatch {
  batch.paths.length = 0;
  batch.ends.length = 0;
  return batch;
}

/** The files of a batch, with the part of its memory that holds their bytes. */
export function* filesIn({ paths, ends, memory }: FileBatch): Generator<readonly [string, Uint8Array]> {
  let start = 0;
  for (const [index, path] of paths.entries()) {
    const end = ends[index] ?? start;
    yield [path, memory.subarray(start, end)];
    start = end;
  }
}

/** What the thread is started with. */
export interface WriteThreadData {
  /** Absolute. */
  readonly folder: string;
  /** How far both threads are, by `STATE`. */
  readonly state: Int32Array;
}

/** Places in the state: how many batches are written, and whether (1) the thread has failed, has to stop, or writes. */
export const STATE = { written: 0, hasFailed: 1, isStopped: 2, isBusy: 3 } as const;
