import { findBundle } from './host/bundle.ts';
import { createCodeHighlighter } from './host/highlight/highlight-blocks.ts';
import { createDryOutput } from './host/output/dry-output.ts';
import { openOutput } from './host/output/open-output.ts';
import { OutputError } from './host/output/output-error.ts';
import type { Publication, SiteOutput } from './host/output/site-output.ts';
import {
  createPictureDrawer,
  emptyPictureDrawer,
  type PictureDrawer,
} from './host/picture/picture-drawer.ts';
import { emptyRenderRecord, openRenderRecord, type RenderRecord } from './host/render-record.ts';
import type { Bundle, CompiledBundle } from './model/bundle.ts';
import type { Diagnostic } from './model/diagnostic.ts';
import {
  type BuildRecord,
  besideSources,
  buildKeyOf,
  findEqualBuild,
  namePublished,
  nextChange,
} from './pipeline/build-record.ts';
import { createFreshness } from './pipeline/create-freshness.ts';
import { lazyFilesOf } from './pipeline/lazy-files.ts';
import { type PlannedProject, type Project, planProject } from './pipeline/plan-project.ts';
import { type ProjectOptions, readSources, SOURCE_FOLDERS, type Sources } from './pipeline/read-sources.ts';
import { createRenderer } from './pipeline/render-site.ts';
import { writeFiles } from './pipeline/write-files.ts';
import { type WrittenPages, writePages } from './pipeline/write-pages.ts';
import { checkBudgets } from './publish/budgets.ts';
import type { HostFileKind } from './publish/host-files.ts';

export interface CheckOptions extends ProjectOptions {
  readonly workers: number;
  /** Warnings fail the build too. */
  readonly isStrict: boolean;
  readonly onProgress: (done: number, total: number) => void;
}

export interface BuildOptions extends CheckOptions {
  /** Absolute path. */
  readonly outDir: string;
  /** Files of others in the output folder are carried over instead of refused. */
  readonly overwritesForeign: boolean;
  readonly hostFiles: readonly HostFileKind[];
  /** Called with a function that leaves the published site as it was, for a signal that ends the process. */
  readonly onAbortable: (abort: () => void) => void;
}

export interface BuildSummary {
  readonly pages: number;
  readonly rendered: number;
  readonly reused: number;
  /** Files, pages included, whose bytes are new. */
  readonly written: number;
  readonly removed: number;
  /** Bytes of the whole site. */
  readonly bytes: number;
}

export interface BuildResult {
  /** 0 good, 1 content or I/O, 2 usage or configuration. */
  readonly exitCode: 0 | 1 | 2;
  readonly summary: BuildSummary | null;
  readonly diagnostics: readonly Diagnostic[];
  readonly project: Project | null;
}

/** Loads, plans, renders and publishes a site. Nothing is published unless every stage is without error. */
export async function buildSite(options: BuildOptions): Promise<BuildResult> {
  const prepared = await prepareSite(options);
  if (!prepared.isGood) return prepared.result;
  const { sources, bundle, diagnostics } = prepared;
  const { outDir, root, overwritesForeign, hostFiles, includeDrafts, measure, memo, now, programHash } =
    options;
  const opened = await measure('output', () =>
    openOutput({
      outDir,
      root,
      contentDirs: SOURCE_FOLDERS,
      overwritesForeign,
      trustsTimes: options.usesCache,
    }),
  );
  if ('diagnostics' in opened) return failure(opened.exitCode, [...diagnostics, ...opened.diagnostics]);
  const { output } = opened;
  options.onAbortable(() => output.abortSync());

  const builds = memo.stage<BuildRecord>('builds');
  // What was found before planning is no part of the sources: a git that fails, for instance.
  const flags = [hostFiles, includeDrafts, overwritesForeign, diagnostics];
  const key = measure('key', () => buildKeyOf({ sources, programHash, bundleHash: bundle.hash, flags }));
  const areFresh = createFreshness(sources);
  const equal = measure('key', () => findEqualBuild(key, { stage: builds, output, now, areFresh }));
  if (equal !== null && !isFailing(equal.diagnostics, options.isStrict)) return unchanged(equal);

  const record = openRenderRecord(options);
  const planned = await planProject(sources, options);
  const pictures = createPictureDrawer();
  const result = await publishSite(planned, await measure('bundle', bundle.load), {
    ...options,
    before: diagnostics,
    output,
    record,
    pictures,
  });
  if (result.publication === null) return result;
  const validUntil = nextChange(now, planned.project.heads, sources.config);
  const published = namePublished(result.publication.files);
  builds.set(key, {
    pages: result.summary.pages,
    bytes: result.summary.bytes,
    diagnostics: result.diagnostics,
    beside: besideSources(planned.project.dependencies, sources.tree),
    published,
    validFrom: now,
    validUntil,
  });
  measure('memo', () => {
    memo.save();
    for (const memory of [sources.tree, record]) options.cache.attempt(memory.save);
  });
  return result;
}

type PreparedSite =
  | {
      readonly isGood: true;
      readonly sources: Sources;
      readonly bundle: CompiledBundle;
      readonly diagnostics: readonly Diagnostic[];
    }
  | { readonly isGood: false; readonly result: BuildResult };

/** What every build needs before it looks at a single entry. */
async function prepareSite(options: ProjectOptions): Promise<PreparedSite> {
  const { sources, diagnostics } = await readSources(options);
  if (sources === null) return { isGood: false, result: failure(2, diagnostics) };
  const { bundle, diagnostics: ofBundle } = await options.measure('bundle', () => findBundle(options));
  if (bundle !== null) return { isGood: true, sources, bundle, diagnostics: [...diagnostics, ...ofBundle] };
  // The writer's mistakes are told together with the templates'.
  const planned = await planProject(sources, options);
  return { isGood: false, result: failure(1, [...diagnostics, ...planned.diagnostics, ...ofBundle]) };
}

function unchanged({ pages, bytes, diagnostics }: BuildRecord): BuildResult {
  const summary = { pages, rendered: 0, reused: pages, written: 0, removed: 0, bytes };
  return { exitCode: 0, summary, project: null, diagnostics };
}

function failure(
  exitCode: 1 | 2,
  diagnostics: readonly Diagnostic[],
  project: Project | null = null,
): BuildResult {
  return { exitCode, summary: null, project, diagnostics };
}

/** Finds out all that a build would, rendering included, and writes nothing. */
export async function checkSite(options: CheckOptions): Promise<BuildResult> {
  const prepared = await prepareSite(options);
  if (!prepared.isGood) return prepared.result;
  const { sources, bundle, diagnostics: before } = prepared;
  const planned = await planProject(sources, options);
  const output = createDryOutput();
  return publishSite(planned, await options.measure('bundle', bundle.load), {
    ...options,
    before,
    output,
    record: emptyRenderRecord(),
    pictures: emptyPictureDrawer,
    hostFiles: [],
  });
}

/** Whether the diagnostics stop a build. */
export function isFailing(diagnostics: readonly Diagnostic[], isStrict: boolean): boolean {
  return diagnostics.some(({ severity }) => severity === 'error' || isStrict);
}

interface PublishOptions extends CheckOptions {
  readonly before: readonly Diagnostic[];
  readonly output: SiteOutput;
  readonly record: RenderRecord;
  readonly pictures: PictureDrawer;
  readonly hostFiles: readonly HostFileKind[];
}

type PublishResult =
  | (BuildResult & { readonly publication: null })
  | (BuildResult & { readonly summary: BuildSummary; readonly publication: Publication });

/** Renders what changed, keeps what did not, and swaps the whole in. Without a publication, nothing was published. */
async function publishSite(
  { project, diagnostics: found }: PlannedProject,
  bundle: Bundle,
  options: PublishOptions,
): Promise<PublishResult> {
  const { measure, output } = options;
  const before = [...options.before, ...found];
  const giveUp = async (diagnostics: readonly Diagnostic[]) => {
    await output.abort();
    return { ...failure(1, diagnostics, project), publication: null };
  };
  if (isFailing(before, options.isStrict)) return giveUp(before);
  const code = createCodeHighlighter(options.workers);
  const renderer = createRenderer(project, bundle, { ...options, code });
  try {
    const pages = await measure('render', () => writePages(project, renderer, { ...options, bundle }));
    const diagnostics = [
      ...before,
      ...pages.diagnostics,
      ...checkBudgets(pages.weights, project.config.budgets),
    ];
    if (isFailing(diagnostics, options.isStrict)) return giveUp(diagnostics);
    const ofFiles = await measure('site files', async () =>
      writeFiles(await lazyFilesOf(project, bundle, options), options),
    );
    if (ofFiles.length > 0) return giveUp([...diagnostics, ...ofFiles]);
    const publication = await measure('publish', () => output.commit());
    return {
      exitCode: 0,
      summary: summarize(project, pages, publication),
      project,
      diagnostics,
      publication,
    };
  } catch (error) {
    await output.abort();
    if (!(error instanceof OutputError)) throw error;
    return giveUp([...before, ...error.diagnostics]);
  } finally {
    options.pictures.close();
    await code.close();
  }
}

function summarize(
  project: Project,
  { rendered }: WrittenPages,
  publication: { written: number; removed: number; bytes: number },
): BuildSummary {
  const { written, removed, bytes } = publication;
  const pages = project.plan.routes.length;
  return { pages, rendered, reused: pages - rendered, written, removed, bytes };
}
