import { OutputError } from '../../host/output/output-error.ts';
import type { Publication } from '../../host/output/site-output.ts';
import type { BundleResult } from '../../model/bundle.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { PlannedProject, Project } from '../../plan/driver/plan-project.ts';
import { outputOf } from '../../plan/urls.ts';
import { checkBudgets } from '../budgets.ts';
import { clashingFiles } from '../clashing-files.ts';
import { type BuildResult, type BuildSummary, failure, isFailing } from './build-result.ts';
import { rememberChangedCopies } from './changed-copies.ts';
import { lazyFilesOf } from './lazy-files.ts';
import { type PublishOptions, prepareRendering } from './prepare-rendering.ts';
import { createSharedFiles } from './shared-files.ts';
import { createSharedPages } from './shared-pages.ts';
import { writeFiles } from './write-files.ts';
import { type WrittenPages, writePages } from './write-pages.ts';

/** A build that has published its site. */
export interface PublishedBuild extends BuildResult {
  readonly summary: BuildSummary;
  readonly publication: Publication;
  /** Whether an equal build would publish the same. */
  readonly isFinal: boolean;
}

export type PublishResult = PublishedBuild | (BuildResult & { readonly publication: null });

/** Renders what changed, keeps the rest, and publishes the whole site in one swap. Without a publication, nothing was published. */
export async function publishSite(
  planned: PlannedProject,
  loaded: BundleResult,
  options: PublishOptions,
): Promise<PublishResult> {
  const { measure, output } = options;
  const giveUp = (diagnostics: readonly Diagnostic[]) => {
    output.abort();
    return { ...failure(1, diagnostics, planned.project), publication: null };
  };
  const prepared = await prepareRendering(planned, loaded, options);
  if (!prepared.isGood) return giveUp(prepared.diagnostics);
  const {
    project,
    bundle,
    renderer,
    readings,
    styleSheets,
    files: pictures,
    diagnostics: before,
    isFinal,
  } = prepared;
  try {
    const { sharedCache: cache } = options;
    const sharedPages = cache && createSharedPages(project, { cache, keyOf: renderer.keyOf, readings });
    // Files are drawn in other processes while pages are rendered in this one.
    const [pages, { files, unmade: ofFiles }] = await bothOf(
      measure('render', () =>
        writePages(project, renderer, { ...options, bundle, readings, styleSheets, sharedPages }),
      ),
      measure('site files', async () => {
        const files = [...(await lazyFilesOf(project, bundle, options)), ...pictures];
        const sharedFiles = cache && createSharedFiles(files, cache);
        return { files, unmade: await writeFiles(files, { ...options, sharedFiles }) };
      }),
    );
    const diagnostics = [
      ...before,
      ...pages.diagnostics,
      ...ofFiles,
      ...checkBudgets(pages.weights, project.config.budgets),
    ];
    if (ofFiles.length > 0 || isFailing(diagnostics, options.isStrict)) return giveUp(diagnostics);
    const sheets = pages.joinedSheets.flatMap(path => styleSheets.joinedAt(path) ?? []);
    const unmade = await measure('page files', async () => {
      const ofPages = await readings.files();
      const clashes = clashingFiles([...files, ...ofPages], project.plan, outputOf);
      return [...clashes, ...(await writeFiles([...ofPages, ...sheets], options))];
    });
    if (unmade.length > 0) return giveUp([...diagnostics, ...unmade]);
    const publication = await measure('publish', () => output.commit());
    const changed = rememberChangedCopies(project.plan.copiedFiles, publication.files, options.record);
    return {
      exitCode: 0,
      summary: summarize(project, pages, publication),
      project,
      diagnostics,
      publication,
      isFinal: isFinal && changed.length === 0,
    };
  } catch (error) {
    output.abort();
    if (!(error instanceof OutputError)) throw error;
    return giveUp([...before, ...error.diagnostics]);
  }
}

/** Waits for both even if one fails, so that nothing is written into a site that is given up. */
async function bothOf<First, Second>(
  first: Promise<First>,
  second: Promise<Second>,
): Promise<readonly [First, Second]> {
  await Promise.allSettled([first, second]);
  return Promise.all([first, second]);
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
