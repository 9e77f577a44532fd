import { accessSync, constants, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { errorCode } from '../system-error.js';
import { OutputError, systemDiagnostic } from './output-error.ts';
import { PublishedSite, refuseForeign } from './published-site.ts';
import { followLinks, refuseFolder } from './refuse-folder.ts';
import { healOutput } from './swap.ts';

export interface OpenOutputOptions {
  /** Absolute. */
  readonly outDir: string;
  readonly root: string;
  /** Folders with sources: absolute, or relative to the root. */
  readonly contentDirs: readonly string[];
  /** Publish into a folder with files that no build has made; they stay, unless a page takes their path. */
  readonly overwritesForeign: boolean;
  /** A published file of the same size that is older than the manifest counts as untouched. Default: it does. */
  readonly trustsTimes?: boolean;
}

export type OpenedOutput =
  | { readonly site: PublishedSite }
  | { readonly diagnostics: readonly Diagnostic[]; readonly exitCode: 1 | 2 };

/**
 * Opens the output folder for one build: repairs what a killed build left, and refuses a folder that is not ours to replace.
 * The caller holds the build's lock. Nothing is written yet.
 */
export async function openOutput(options: OpenOutputOptions): Promise<OpenedOutput> {
  const refusal = refuseFolder(options);
  if (refusal !== null) return { diagnostics: [refusal], exitCode: 2 };
  const outDir = followLinks(resolve(options.outDir));
  try {
    healOrRefuse(outDir);
    checkWritable(outDir);
    const site = new PublishedSite(outDir, options.trustsTimes);
    if (!options.overwritesForeign) stopOn(refuseForeign(site.foreign().files, outDir));
    return { site };
  } catch (error) {
    const diagnostics = error instanceof OutputError ? error.diagnostics : [systemDiagnostic(error, outDir)];
    return { diagnostics, exitCode: 1 };
  }
}

function healOrRefuse(outDir: string): void {
  const healing = healOutput(outDir);
  if (healing.state !== 'busy') return;
  const { pid, startedAt, hostname } = healing.owner;
  stopOn([
    {
      severity: 'error',
      code: 'output/busy',
      message: `Process ${pid} on ${hostname}, started ${startedAt}, is publishing to ${outDir}`,
      hint: 'Wait until it is done.',
    },
  ]);
}

/** Found out before the long work, not after it. The folder around the output must be writable too: the new site is staged there. */
function checkWritable(outDir: string): void {
  for (const folder of [outDir, nearestFolder(dirname(outDir))]) {
    try {
      accessSync(folder, constants.W_OK | constants.X_OK);
    } catch (error) {
      if (folder !== outDir || errorCode(error) !== 'ENOENT')
        throw new OutputError([systemDiagnostic(error, folder)], error);
    }
  }
  const status = statSync(outDir, { throwIfNoEntry: false });
  if (status === undefined || status.dev === statSync(dirname(outDir)).dev) return;
  stopOn([
    {
      severity: 'error',
      code: 'output/mount-point',
      message: `Cannot publish to ${outDir}: it is a mount point, which cannot be renamed`,
      hint: 'Choose a folder inside it with --out-dir.',
    },
  ]);
}

function nearestFolder(folder: string): string {
  return statSync(folder, { throwIfNoEntry: false }) === undefined ? nearestFolder(dirname(folder)) : folder;
}

function stopOn(diagnostics: readonly Diagnostic[]): void {
  if (diagnostics.length > 0) throw new OutputError(diagnostics);
}
