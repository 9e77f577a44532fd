import type { SharedCache } from '../../host/shared-cache/shared-cache.ts';
import type { BundleResult } from '../../model/bundle.ts';
import type { Share } from '../../model/pack.ts';
import type { PlannedProject } from '../../plan/driver/plan-project.ts';
import { checkBudgets } from '../budgets.ts';
import { type BuildResult, failure, isFailing } from './build-result.ts';
import { lazyFilesOf } from './lazy-files.ts';
import { type PublishOptions, prepareRendering } from './prepare-rendering.ts';
import { createSharedFiles } from './shared-files.ts';
import { createSharedPages } from './shared-pages.ts';
import { writeFiles } from './write-files.ts';
import { renderPages } from './write-pages.ts';

export interface FillOptions extends PublishOptions {
  readonly sharedCache: SharedCache;
  readonly share: Share;
}

/** Renders the pages of a share that no machine has rendered, sends them to the shared cache, and publishes nothing. */
export async function fillSharedCache(
  planned: PlannedProject,
  loaded: BundleResult,
  options: FillOptions,
): Promise<BuildResult> {
  const { measure, isStrict, sharedCache: cache, share } = options;
  const prepared = await prepareRendering(planned, loaded, options);
  if (!prepared.isGood) return failure(1, prepared.diagnostics, planned.project);
  const { project, bundle, renderer, readings, styleSheets, diagnostics: before } = prepared;
  const targets = { ...options, bundle, readings, styleSheets };
  const sharedPages = createSharedPages(project, { cache, keyOf: renderer.keyOf, readings });
  const { pages, rendered, weights, diagnostics } = await measure('render', async () => {
    const { count, missing } = await sharedPages.ofShare(share);
    return {
      pages: count,
      ...(await renderPages(missing, project, renderer, { ...targets, sharedPages })),
    };
  });
  const sharedFiles = createSharedFiles(await lazyFilesOf(project, bundle, options), cache);
  const unmade = await measure('site files', async () => {
    const files = await sharedFiles.missingOf(share);
    return writeFiles(files, { ...options, sharedFiles: { ...sharedFiles, fetch: async () => files } });
  });
  const all = [...before, ...diagnostics, ...unmade, ...checkBudgets(weights, project.config.budgets)];
  if (isFailing(all, isStrict)) return failure(1, all, project);
  const summary = { pages, rendered, reused: pages - rendered, written: 0, removed: 0, bytes: 0 };
  return { exitCode: 0, summary, project, diagnostics: all };
}
