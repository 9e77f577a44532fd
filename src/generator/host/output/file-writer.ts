import { type OwnThread, startOwnThread } from '../work/own-thread.ts';
import {
  addToBatch,
  createBatch,
  emptyBatch,
  type FileBatch,
  filesIn,
  STATE,
  type WriteThreadData,
} from './file-batch.ts';
import { OutputError, systemDiagnostic } from './output-error.ts';
import { createWriteBelow } from './write-below.ts';

/** So many files are written before a thread would have started. */
const FIRST = 200;
/** So many batches may wait for the thread. What comes then is written here: both threads work, and memory is bounded. */
const MOST_WAITING = 16;
/** Milliseconds that the thread may need to leave off. */
const PATIENCE = 1_000;
const WORKER = new URL('./write-worker.mjs', import.meta.url);

export interface FileWriterOptions {
  readonly hasThread: boolean;
  /** The compiled thread. Default: the one beside the compiled program. */
  readonly workerFile?: URL;
}

/**
 * Writes files below a folder, with the folders that they need. Most of the time that a page takes is that of its creation in the system,
 * so a second thread writes many files, in batches. What it cannot write, this thread writes again, because it can report the error.
 */
export class FileWriter {
  readonly #folder: string;
  readonly #workerFile: URL;
  readonly #write: (path: string, bytes: Uint8Array) => void;
  #mayShare: boolean;
  readonly #state = new Int32Array(new SharedArrayBuffer(4 * Object.keys(STATE).length));
  #count = 0;
  #thread: OwnThread<FileBatch> | undefined;
  #batch = createBatch();
  /** Sent, and not written as far as is known here. */
  readonly #waiting: FileBatch[] = [];
  readonly #spare: FileBatch[] = [];
  /** Batches that are known to be written. */
  #written = 0;
  #hasEnded = false;
  #wake = (): void => {};

  constructor(folder: string, { hasThread, workerFile = WORKER }: FileWriterOptions) {
    this.#folder = folder;
    this.#write = createWriteBelow(folder);
    this.#mayShare = hasThread;
    this.#workerFile = workerFile;
  }

  /** Throws an `OutputError` if the system refuses this file, or an earlier one. */
  write(path: string, bytes: Uint8Array): void {
    this.#count += 1;
    if (this.#count <= FIRST || !this.#mayShare || !this.#send(path, bytes)) this.#writeHere(path, bytes);
  }

  /** Resolves once each file is written. What comes afterwards is written here. */
  async finish(): Promise<void> {
    this.#mayShare = false;
    if (this.#thread === undefined) return;
    this.#post();
    this.#thread.wait();
    for (;;) {
      this.#takeBack();
      if (this.#waiting.length === 0) break;
      await new Promise<void>(resolve => {
        this.#wake = resolve;
      });
    }
    await this.#thread.end();
  }

  /** Nothing is written any more, not even by the thread. */
  stop(): void {
    Atomics.store(this.#state, STATE.isStopped, 1);
    Atomics.wait(this.#state, STATE.isBusy, 1, PATIENCE);
    void this.#thread?.end();
  }

  /** `false` if the file is better written here. */
  #send(path: string, bytes: Uint8Array): boolean {
    this.#thread ??= this.#start();
    this.#takeBack();
    if (this.#hasFailed() || this.#waiting.length >= MOST_WAITING) return false;
    if (addToBatch(this.#batch, path, bytes)) return true;
    this.#post();
    return addToBatch(this.#batch, path, bytes);
  }

  #start(): OwnThread<FileBatch> {
    const data: WriteThreadData = { folder: this.#folder, state: this.#state };
    return startOwnThread(this.#workerFile, data, {
      onAnswer: () => this.#wake(),
      onEnd: () => {
        this.#hasEnded = true;
        this.#wake();
      },
    });
  }

  #post(): void {
    this.#waiting.push(this.#batch);
    this.#thread?.ask(this.#batch);
    this.#batch = this.#spare.pop() ?? createBatch();
  }

  /** Takes back the batches that are written, and writes what a failed thread has left. */
  #takeBack(): void {
    const written = Atomics.load(this.#state, STATE.written);
    const done = this.#waiting.splice(0, written - this.#written);
    this.#spare.push(...done.map(emptyBatch));
    this.#written = written;
    if (!this.#hasFailed()) return;
    const left = [...this.#waiting.splice(0), this.#batch];
    this.#batch = createBatch();
    for (const batch of left) for (const [path, bytes] of filesIn(batch)) this.#writeHere(path, bytes);
  }

  #hasFailed(): boolean {
    return this.#hasEnded || Atomics.load(this.#state, STATE.hasFailed) === 1;
  }

  #writeHere(path: string, bytes: Uint8Array): void {
    try {
      this.#write(path, bytes);
    } catch (error) {
      throw new OutputError([systemDiagnostic(error, path)], error);
    }
  }
}
