import { createCacheGuard } from '../host/cache/cache-guard.ts';
import { openMemo } from '../host/cache/memo.ts';
import type { Timings } from '../host/timings.ts';
import type { ProjectOptions } from '../load/driver/read-sources.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import { buildInstant } from './build-instant.ts';
import { type CommandContext, cacheFolderOf } from './command-context.ts';

/** The options of the command line that affect how a project is loaded. */
export interface ProjectFlags {
  readonly baseUrl?: string;
  readonly drafts?: boolean;
  readonly cache: boolean;
}

export interface ProjectSurroundings {
  readonly context: CommandContext;
  readonly timings: Timings;
  /** Called at most once, if the cache cannot be written. Default: prints the warning. */
  readonly onCacheWarning?: (warning: Diagnostic) => void;
}

/** The pipeline's options for those of the command line. `SOURCE_DATE_EPOCH` (seconds) sets the build's instant. */
export function projectOptions(
  root: string,
  flags: ProjectFlags,
  {
    context,
    timings,
    onCacheWarning = warning => context.terminal.diagnostics([warning], root),
  }: ProjectSurroundings,
): ProjectOptions {
  const { packageRoot, programHash, programCache, environment, cacheProblem } = context;
  const { baseFeatures, defaultFeatures, offeredFeatures } = context;
  const cache = createCacheGuard(cacheProblem, onCacheWarning);
  const cacheFolder = cacheFolderOf(root);
  return {
    root,
    packageRoot,
    programHash,
    cacheFolder,
    bundleCache: programCache ?? cacheFolder,
    baseUrl: flags.baseUrl ?? null,
    baseFeatures,
    defaultFeatures,
    offeredFeatures,
    includeDrafts: flags.drafts === true,
    // `runAtRoot` has already refused an invalid instant.
    now: buildInstant(environment) ?? Date.now(),
    usesCache: flags.cache,
    cache,
    memo: openMemo(cacheFolder, flags.cache, cache),
    measure: timings.measure,
  };
}
