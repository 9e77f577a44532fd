import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentHash } from '../../model/content-hash.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { OutputFile } from '../../model/output.ts';
import { carryForeign, retainAssets } from './carry-over.ts';
import { addCompressedCopies } from './compressed-copies.ts';
import { contentBytes } from './content-bytes.ts';
import { MANIFEST, type PublishedFile, printManifest } from './manifest.ts';
import { OutputError, systemDiagnostic } from './output-error.ts';
import { checkOutputPath, checkOutputPaths } from './output-paths.ts';
import { type PublishedSite, refuseForeign } from './published-site.ts';
import { siblingsOf } from './siblings.ts';
import type { Publication, SiteOutput } from './site-output.ts';
import { Staging } from './staging.ts';
import { waitForTick } from './wait-for-tick.ts';

export interface OutputFolderOptions {
  /** Absolute path of the folder from which messages name sources. */
  readonly root: string;
  /** Whether files that the program did not write move to the new site. */
  readonly carriesForeign: boolean;
  /** Whether a second thread may write. */
  readonly hasThread: boolean;
  /** Whether copies of texts in shorter encodings lie beside them. */
  readonly hasCopies: boolean;
}

/**
 * The output folder of one build: collects the whole new site, then replaces the old one, or its only file that differs, at once. Every
 * method throws an `OutputError` if the site cannot be published. Then the old site stays, and everything staged is removed.
 */
export class OutputFolder implements SiteOutput {
  readonly #site: PublishedSite;
  readonly #staging: Staging;
  readonly #options: OutputFolderOptions;
  readonly #kept = new Map<string, PublishedFile>();
  readonly #written = new Map<string, PublishedFile>();
  readonly #problems: Diagnostic[] = [];
  #isClosed = false;
  /** What closed it, if a step has failed. */
  #failure: OutputError | undefined;

  constructor(site: PublishedSite, options: OutputFolderOptions) {
    this.#site = site;
    this.#staging = new Staging(siblingsOf(site.outDir), options);
    this.#options = options;
  }

  /** What the last published build wrote, by path; empty if there is none. */
  get published(): ReadonlyMap<string, PublishedFile> {
    return this.#site.files;
  }

  /** Whether the published file still holds what was written. */
  isIntact(path: string): boolean {
    return this.#guard(path, () => this.#site.isIntact(path));
  }

  /** Adds a file to the new site. One that is published with the same bytes already is kept, with its times. Gives its hash. */
  write({ path, content }: OutputFile): string {
    return this.#guard(path, () => {
      const bytes = contentBytes(content, this.#options.root);
      const file = { hash: contentHash(bytes), size: bytes.length };
      if (this.#accepts(path)) this.#stage(path, bytes, file);
      return file.hash;
    });
  }

  /** Takes over a published file unchanged. It must be intact. */
  keep(path: string): void {
    this.#guard(path, () => {
      const published = this.#site.find(path);
      if (published === undefined || !this.#site.isIntact(path))
        throw new Error(`${path} is not published as it was written`);
      if (this.#accepts(path)) this.#kept.set(path, published);
    });
  }

  /** Checks the new site as a whole and publishes it. If it equals the published one, nothing on disk is touched. */
  async commit(): Promise<Publication> {
    await this.#finish().catch(error => this.#fail(error, this.#site.outDir));
    return this.#guard(this.#site.outDir, () => {
      const files = new Map([...this.#kept, ...this.#written]);
      this.#problems.push(...checkOutputPaths(files.keys()));
      this.#stopOnProblems();
      if (!this.#isUnchanged(files)) this.#publish(files);
      this.#isClosed = true;
      return this.#summary(files);
    });
  }

  /** Leaves the published site as it was and removes everything staged. After `commit` it does nothing. */
  abort(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#staging.remove();
  }

  async #finish(): Promise<void> {
    await this.#staging.finish();
    if (!this.#options.hasCopies) return;
    await addCompressedCopies(new Map([...this.#kept, ...this.#written]), {
      isSame: path => this.#kept.has(path),
      isIntact: path => this.#site.isIntact(path),
      read: path =>
        this.#kept.has(path) ? readFile(join(this.#site.outDir, path)) : this.#staging.read(path),
      keep: path => this.keep(path),
      write: file => void this.write(file),
    });
  }

  #accepts(path: string): boolean {
    const isTwice = this.#kept.has(path) || this.#written.has(path);
    const problem = isTwice ? checkOutputPaths([path, path])[0] : checkOutputPath(path);
    if (problem) this.#problems.push(problem);
    return !problem;
  }

  #stage(path: string, content: Uint8Array, file: PublishedFile): void {
    const published = this.#site.find(path);
    const isSame = published?.hash === file.hash && published.size === file.size && this.#site.isIntact(path);
    if (isSame) {
      this.#kept.set(path, published);
    } else {
      this.#staging.write(path, content);
      this.#written.set(path, file);
    }
  }

  #isUnchanged(files: ReadonlyMap<string, PublishedFile>): boolean {
    return this.#written.size === 0 && files.size > 0 && this.#hasSameList(files);
  }

  #hasSameList(files: ReadonlyMap<string, PublishedFile>): boolean {
    const { files: before } = this.#site;
    return files.size === before.size && [...files.keys()].every(path => before.has(path));
  }

  #publish(files: ReadonlyMap<string, PublishedFile>): void {
    // Files of its own tick could have been changed after it, so each build would read them.
    waitForTick();
    this.#staging.write(MANIFEST, Buffer.from(printManifest(files)));
    const only = this.#onlyChange(files);
    if (only === undefined || !this.#staging.replace(only)) this.#swapIn(files);
    this.#staging.remove();
  }

  /** The file in which alone the new site differs from the published one. Assets of the build before leave with a swap. */
  #onlyChange(files: ReadonlyMap<string, PublishedFile>): string | undefined {
    const [only, ...others] = this.#written.keys();
    const isAlone = others.length === 0 && this.#site.retained.size === 0 && !this.#options.carriesForeign;
    return isAlone && this.#hasSameList(files) ? only : undefined;
  }

  #swapIn(files: ReadonlyMap<string, PublishedFile>): void {
    const [site, staging] = [this.#site, this.#staging];
    for (const path of this.#kept.keys()) staging.link(path);
    // Looked for again, because a file that was put there during the build must not be deleted either.
    const foreign = site.foreign();
    if (!this.#options.carriesForeign) this.#problems.push(...refuseForeign(foreign.files, site.outDir));
    this.#stopOnProblems();
    if (this.#options.carriesForeign) carryForeign(foreign, { staging, files });
    retainAssets({ site, staging, files });
    staging.swapIn();
  }

  #summary(files: ReadonlyMap<string, PublishedFile>): Publication {
    return {
      files,
      written: this.#written.size,
      kept: this.#kept.size,
      removed: [...this.#site.files.keys()].filter(path => !files.has(path)).length,
      bytes: [...files.values()].reduce((sum, { size }) => sum + size, 0),
    };
  }

  #stopOnProblems(): void {
    if (this.#problems.length > 0) throw new OutputError(this.#problems);
  }

  /** Runs a step. If it fails, removes everything staged before throwing the error. */
  #guard<Result>(path: string, step: () => Result): Result {
    // Steps may run beside each other: one that comes after a failure must not hide its reason.
    if (this.#isClosed) throw this.#failure ?? new Error('The output folder is closed');
    try {
      return step();
    } catch (error) {
      return this.#fail(error, path);
    }
  }

  #fail(error: unknown, path: string): never {
    this.abort();
    this.#failure =
      error instanceof OutputError ? error : new OutputError([systemDiagnostic(error, path)], error);
    throw this.#failure;
  }
}
