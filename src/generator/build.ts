import type { RenderRecord } from './host/cache/render-record.ts';
import { openOutput } from './host/output/open-output.ts';
import type { PublishedSite } from './host/output/published-site.ts';
import { findPictureLibrary } from './host/raster/picture-library.ts';
import { createFreshness } from './load/driver/create-freshness.ts';
import type { Sources } from './load/driver/read-sources.ts';
import type { PictureLibrary } from './model/picture.ts';
import { type BuildRecord, buildKeyOf, findEqualBuild } from './publish/driver/build-record.ts';
import {
  type BuildResult,
  type CheckOptions,
  failedFeature,
  failure,
  isFailing,
} from './publish/driver/build-result.ts';
import { type GoodSite, prepareSite } from './publish/driver/prepare-site.ts';
import type { HostFileKind } from './publish/host-file-kinds.ts';

export interface BuildOptions extends CheckOptions {
  /** Absolute path. */
  readonly outDir: string;
  /** Carries files that the program did not write over to the new output, instead of refusing to publish. */
  readonly overwritesForeign: boolean;
  readonly hostFiles: readonly HostFileKind[];
  /** Whether compressed copies lie beside the texts. */
  readonly hasCopies: boolean;
  readonly onPicture: (done: number, total: number) => void;
  /** Receives a function that restores the published site, for a signal that ends the process. */
  readonly onAbortable: (abort: () => void) => void;
}

/** Loads, plans, renders and publishes a site. Any error in a stage stops it before it publishes. */
export async function buildSite(options: BuildOptions): Promise<BuildResult> {
  return build(options).catch(error => failedFeature(error, options));
}

async function build(options: BuildOptions): Promise<BuildResult> {
  const prepared = await prepareSite(options);
  if (!prepared.isGood) return prepared.result;
  const { sources, bundle, diagnostics } = prepared;
  const { outDir, root, overwritesForeign, hostFiles, hasCopies, includeDrafts, measure, memo, now } =
    options;
  const opened = await measure('output', () =>
    openOutput({
      outDir,
      root,
      contentDirs: sources.features.folders,
      overwritesForeign,
      trustsTimes: options.usesCache,
    }),
  );
  if ('diagnostics' in opened) return failure(opened.exitCode, [...diagnostics, ...opened.diagnostics]);
  const { site } = opened;

  const builds = memo.stage<BuildRecord>('builds');
  const library = findPictureLibrary(sources.config, options.packageRoot);
  // The sources do not cover what was found before planning, such as a failure of git.
  const flags = [hostFiles, hasCopies, includeDrafts, overwritesForeign, library, diagnostics];
  const { programHash } = options;
  const keyOf = (sources: Sources) => buildKeyOf({ sources, programHash, bundleHash: bundle.hash, flags });
  const areFresh = createFreshness(sources);
  const equal = measure('key', () => findEqualBuild(keyOf(sources), { stage: builds, site, now, areFresh }));
  if (equal !== null && !isFailing(equal.diagnostics, options.isStrict)) return unchanged(equal);

  const stages = await import('./stages.ts');
  const record = stages.openRenderRecord(options);
  const { loaded, project, result } = await runStages(prepared, { stages, site, record, library }, options);
  if (result.publication === null) return result;
  const key = measure('key', () => keyOf(loaded.sources));
  if (result.isFinal && key !== null) builds.set(key, stages.recordOf(result, project, now));
  measure('memo', () => {
    memo.save();
    for (const memory of [sources.tree, record]) options.cache.attempt(memory.save);
  });
  return result;
}

/** What the stages of a build work with, once it is clear that something has changed. */
interface StageTools {
  readonly stages: typeof import('./stages.ts');
  readonly site: PublishedSite;
  readonly record: RenderRecord;
  readonly library: PictureLibrary;
}

async function runStages(
  { sources, bundle, diagnostics }: GoodSite,
  { stages, site, record, library }: StageTools,
  options: BuildOptions,
) {
  const { measure, hasCopies, workers } = options;
  const output = new stages.OutputFolder(site, {
    root: options.root,
    carriesForeign: options.overwritesForeign,
    hasThread: workers > 1,
    hasCopies,
  });
  options.onAbortable(() => output.abort());
  // Also for a site with mistakes: editors then help to mend them.
  await measure('schemas', () => stages.saveEditorSchemas(sources.features, options));
  const highlighter = stages.createCodeHighlighter(workers);
  const code = stages.createCodeStore({ ...options, highlighter }, sources.config.markdown);
  const pictures = stages.createPictureDrawer(workers);
  const sharedCache = await stages.openSharedCache(sources.sharedCache, options);
  try {
    const loaded = await stages.loadProject(sources, { ...options, sharedCache, onCode: code.begin });
    const planned = await stages.planProject(loaded, options, library);
    const result = await stages.publishSite(planned, await measure('bundle', bundle.load), {
      ...options,
      sharedCache,
      before: diagnostics,
      output,
      record,
      code,
      pictures,
      createEncoder: stages.createPictureEncoder,
    });
    return { loaded, project: planned.project, result };
  } finally {
    highlighter.close();
    pictures.close();
    if (sharedCache !== undefined)
      for (const warning of await measure('shared cache', sharedCache.close)) options.cache.warn(warning);
  }
}

function unchanged({ pages, bytes, diagnostics }: BuildRecord): BuildResult {
  const summary = { pages, rendered: 0, reused: pages, written: 0, removed: 0, bytes };
  return { exitCode: 0, summary, project: null, diagnostics };
}
