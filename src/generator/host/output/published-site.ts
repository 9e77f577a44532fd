import { lstatSync, readFileSync } from 'node:fs';
import { contentHash } from '../../model/content-hash.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { MANIFEST, type PublishedFile, RETAINED, readManifest } from './manifest.ts';
import { walkFolder } from './walk-folder.ts';

const IF_THERE = { throwIfNoEntry: false } as const;

/** What is published now: our files from the manifest, and everything else among them. */
export class PublishedSite {
  readonly outDir: string;
  readonly files: ReadonlyMap<string, PublishedFile>;
  /** Assets of the build before, kept for open tabs. */
  readonly retained: ReadonlyMap<string, PublishedFile>;
  /** Milliseconds since the epoch. */
  readonly #writtenAt: number;
  readonly #intact = new Map<string, boolean>();

  /** If `trustsTimes` is false, even a file that seems untouched is read. */
  constructor(outDir: string, trustsTimes = true) {
    this.outDir = outDir;
    const manifest = readManifest(outDir, MANIFEST);
    this.files = manifest?.files ?? new Map();
    this.#writtenAt = (trustsTimes && manifest?.writtenAt) || 0;
    this.retained = (manifest && readManifest(outDir, RETAINED)?.files) ?? new Map();
  }

  find(path: string): PublishedFile | undefined {
    return this.files.get(path) ?? this.retained.get(path);
  }

  /** Whether the file is ours and still has the content that we wrote. */
  isIntact(path: string): boolean {
    const known = this.#intact.get(path);
    if (known !== undefined) return known;
    const isIntact = this.#compare(path);
    this.#intact.set(path, isIntact);
    return isIntact;
  }

  /** Files and folders that no build has made. A folder is foreign if nothing of ours lies below it. */
  foreign(): { readonly files: readonly string[]; readonly folders: readonly string[] } {
    const isManifest = (path: string) => this.files.size > 0 && (path === MANIFEST || path === RETAINED);
    const contents = walkFolder(this.outDir);
    const ours = new Set<string>();
    for (const path of [...this.files.keys(), ...this.retained.keys()]) addFoldersOf(path, ours);
    return {
      files: contents.files.filter(path => this.find(path) === undefined && !isManifest(path)),
      folders: contents.folders.filter(path => !ours.has(path)),
    };
  }

  /** The manifest was written last, so an older file of the same size was not touched since; another one is read. */
  #compare(path: string): boolean {
    const expected = this.find(path);
    // This runs for every file of the site, and `join` would cost a third of it.
    const file = `${this.outDir}/${path}`;
    const status = lstatSync(file, IF_THERE);
    if (expected === undefined || !status?.isFile() || status.size !== expected.size) return false;
    return status.mtimeMs < this.#writtenAt || contentHash(readFileSync(file)) === expected.hash;
  }
}

/** Refuses to publish over files that no build has made. */
export function refuseForeign(files: readonly string[], outDir: string): Diagnostic[] {
  if (files.length === 0) return [];
  const shown = files.slice(0, 5).join(', ');
  const rest = files.length > 5 ? ` and ${files.length - 5} more` : '';
  if (files.includes(MANIFEST)) {
    return [
      {
        severity: 'error',
        code: 'output/damaged-manifest',
        message: `The list of published files in ${outDir} is damaged or was changed, so the program does not know which files there are its own: ${shown}${rest}`,
        hint: 'Delete the folder if nothing in it is worth keeping, or choose another one with --out-dir.',
      },
    ];
  }
  return [
    {
      severity: 'error',
      code: 'output/foreign-files',
      message: `${outDir} contains files that no build has written: ${shown}${rest}`,
      hint: 'Move them away, choose another folder with --out-dir, or keep them in the site with --force-output.',
    },
  ];
}

function addFoldersOf(path: string, folders: Set<string>): void {
  for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
    const folder = path.slice(0, end);
    if (folders.has(folder)) return;
    folders.add(folder);
  }
}
