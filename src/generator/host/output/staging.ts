import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isSystemError } from '../system-error.js';
import { linkFile } from './link-file.ts';
import type { Siblings } from './siblings.ts';
import { beginStaging, swapIn, unstage } from './swap.ts';

/** The tree that becomes the site. It is made on disk with its first file, and each folder once. */
export class Staging {
  readonly #siblings: Siblings;
  readonly #folders = new Set<string>();

  constructor(siblings: Siblings) {
    this.#siblings = siblings;
  }

  get isBegun(): boolean {
    return this.#folders.size > 0;
  }

  begin(): void {
    if (this.isBegun) return;
    beginStaging(this.#siblings);
    this.#folders.add('.');
  }

  /** Synchronously: a page is written faster than a thread could be told to do so. */
  write(path: string, content: string | Uint8Array): void {
    this.addFolder(dirname(path));
    writeFileSync(join(this.#siblings.next, path), content);
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

  swapIn(): void {
    swapIn(this.#siblings);
  }

  /** What the system does not let go now stays with its journal, and the next build removes it. */
  remove(): void {
    if (!this.isBegun) return;
    this.#folders.clear();
    try {
      unstage(this.#siblings);
    } catch (error) {
      if (!isSystemError(error)) throw error;
    }
  }
}
