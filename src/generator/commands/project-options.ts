import { openMemo } from '../host/memo.ts';
import type { Timings } from '../host/timings.ts';
import type { ProjectOptions } from '../pipeline/read-sources.ts';
import { type CommandContext, cacheFolderOf } from './command-context.ts';

/** The words of the command line that decide how a project is loaded. */
export interface ProjectFlags {
  readonly baseUrl?: string;
  readonly drafts?: boolean;
  readonly cache: boolean;
}

/** Options of the pipeline from those of the command line. `SOURCE_DATE_EPOCH` (seconds) sets the build's instant. */
export function projectOptions(
  root: string,
  flags: ProjectFlags,
  context: CommandContext,
  timings: Timings,
): ProjectOptions {
  const { packageRoot, programHash, environment } = context;
  const cacheFolder = cacheFolderOf(root);
  const epoch = Number(environment.SOURCE_DATE_EPOCH);
  return {
    root,
    packageRoot,
    programHash,
    cacheFolder,
    baseUrl: flags.baseUrl ?? null,
    includeDrafts: flags.drafts === true,
    now: environment.SOURCE_DATE_EPOCH === undefined || !Number.isFinite(epoch) ? Date.now() : epoch * 1000,
    usesCache: flags.cache,
    memo: openMemo(cacheFolder, flags.cache),
    measure: timings.measure,
  };
}
