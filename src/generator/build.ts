import { loadBundle } from './host/bundle.ts';
import { createCodeHighlighter } from './host/highlight/highlight-blocks.ts';
import { createDryOutput } from './host/output/dry-output.ts';
import { openOutput } from './host/output/open-output.ts';
import { OutputError } from './host/output/output-error.ts';
import type { SiteOutput } from './host/output/site-output.ts';
import { emptyRenderRecord, openRenderRecord, type RenderRecord } from './host/render-record.ts';
import type { Bundle } from './model/bundle.ts';
import type { Diagnostic } from './model/diagnostic.ts';
import { loadProject, type Project, type ProjectOptions } from './pipeline/load-project.ts';
import { createRenderer } from './pipeline/render-site.ts';
import { type WrittenPages, writePages } from './pipeline/write-pages.ts';
import { writeSiteFiles } from './pipeline/write-site-files.ts';
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
  if (!prepared.isGood) return { ...prepared, summary: null };
  const { project, bundle, diagnostics } = prepared;
  const { outDir, root, overwritesForeign } = options;
  const opened = await options.measure('output', () =>
    openOutput({ outDir, root, contentDirs: ['content'], overwritesForeign }),
  );
  if ('diagnostics' in opened) {
    return {
      exitCode: opened.exitCode,
      summary: null,
      project,
      diagnostics: [...diagnostics, ...opened.diagnostics],
    };
  }
  options.onAbortable(() => opened.output.abortSync());
  const record = openRenderRecord(options);
  const result = await publishSite(project, bundle, {
    ...options,
    before: diagnostics,
    output: opened.output,
    record,
  });
  if (result.exitCode === 0) {
    options.measure('memo', () => {
      for (const memory of [options.memo, project.tree, record]) memory.save();
    });
  }
  return result;
}

type PreparedSite =
  | {
      readonly isGood: true;
      readonly project: Project;
      readonly bundle: Bundle;
      readonly diagnostics: readonly Diagnostic[];
    }
  | {
      readonly isGood: false;
      readonly exitCode: 1 | 2;
      readonly project: Project | null;
      readonly diagnostics: readonly Diagnostic[];
    };

/** Everything that a build finds out before it renders. */
async function prepareSite(options: ProjectOptions & { readonly isStrict: boolean }): Promise<PreparedSite> {
  const { project, diagnostics } = await loadProject(options);
  if (project === null) return { isGood: false, exitCode: 2, project, diagnostics };
  const { bundle, diagnostics: ofBundle } = await options.measure('bundle', () => loadBundle(options));
  const all = [...diagnostics, ...ofBundle];
  if (bundle === null || isFailing(all, options.isStrict))
    return { isGood: false, exitCode: 1, project, diagnostics: all };
  return { isGood: true, project, bundle, diagnostics: all };
}

/** Finds out all that a build would, rendering included, and writes nothing. */
export async function checkSite(options: CheckOptions): Promise<BuildResult> {
  const prepared = await prepareSite(options);
  if (!prepared.isGood) return { ...prepared, summary: null };
  const { project, bundle, diagnostics } = prepared;
  return publishSite(project, bundle, {
    ...options,
    before: diagnostics,
    output: createDryOutput(),
    record: emptyRenderRecord(),
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
  readonly hostFiles: readonly HostFileKind[];
}

/** Renders what changed, keeps what did not, and swaps the whole in. Without a summary, nothing was published. */
async function publishSite(project: Project, bundle: Bundle, options: PublishOptions): Promise<BuildResult> {
  const { measure, output } = options;
  const code = createCodeHighlighter(options.workers);
  const renderer = createRenderer(project, bundle, { ...options, code });
  try {
    const pages = await measure('render', () => writePages(project, renderer, { ...options, bundle }));
    const diagnostics = [
      ...options.before,
      ...pages.diagnostics,
      ...checkBudgets(pages.weights, project.config.budgets),
    ];
    if (isFailing(diagnostics, options.isStrict)) {
      await output.abort();
      return { exitCode: 1, summary: null, project, diagnostics };
    }
    await measure('site files', () => writeSiteFiles(project, bundle, options));
    const publication = await measure('publish', () => output.commit());
    return { exitCode: 0, summary: summarize(project, pages, publication), project, diagnostics };
  } catch (error) {
    await output.abort();
    if (!(error instanceof OutputError)) throw error;
    return { exitCode: 1, summary: null, project, diagnostics: [...options.before, ...error.diagnostics] };
  } finally {
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
