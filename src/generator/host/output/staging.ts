import { mkdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isSystemError } from '../system-error.js';
import { FileWriter } from './file-writer.ts';
import { linkFile } from './link-file.ts';
import { replaceFile } from './replace-file.ts';
import type { Siblings } from './siblings.ts';
import { beginStaging, swapIn, unstage } from './swap.ts';

/** The tree that becomes the site. It is made on disk with its first file. */
export class Staging {
  readonly #siblings: Siblings;
  readonly #folders = new Set<string>();
  readonly #writer: FileWriter;

  constructor(siblings: Siblings, options: { readonly hasThread: boolean }) {
    this.#siblings = siblings;
    this.#writer = new FileWriter(siblings.next, options);
  }

  get isBegun(): boolean {
    return this.#folders.size > 0;
  }

  begin(): void {
    if (this.isBegun) return;
    beginStaging(this.#siblings);
    this.#folders.add('.');
  }

  write(path: string, bytes: Uint8Array): void {
    this.begin();
    this.#writer.write(path, bytes);
  }

  /** Reads back what was written; only after `finish`. */
  read(path: string): Promise<Uint8Array> {
    return readFile(join(this.#siblings.next, path));
  }

  /** Resolves once everything is written. Throws an `OutputError` if the system refuses a file. */
  finish(): Promise<void> {
    return this.#writer.finish();
  }

  /** Takes a file over from the published site, with its bytes and times. */
  link(path: string): void {
    this.addFolder(dirname(path));
    linkFile(join(this.#siblings.outDir, path), join(this.#siblings.next, path));
  }

  addFolder(path: string): void {
    this.begin();
    if (this.#folders.has(path)) return;
    mkdirSync(join(this.#siblings.next, path), { recursive: true });
    this.#folders.add(path);
  }

  /** Puts one file and the manifest in place; `false` if only `swapIn` can publish it. */
  replace(path: string): boolean {
    return replaceFile(this.#siblings, path);
  }

  swapIn(): void {
    swapIn(this.#siblings);
  }

  /** What the system does not let go now stays with its journal, and the next build removes it. */
  remove(): void {
    this.#writer.stop();
    if (!this.isBegun) return;
    this.#folders.clear();
    try {
      unstage(this.#siblings);
    } catch (error) {
      if (!isSystemError(error)) throw error;
    }
  }
}
