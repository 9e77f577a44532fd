import type { SharedCache } from '../../host/shared-cache/shared-cache.ts';
import type { Bundle } from '../../model/bundle.ts';
import type { Share } from '../../model/pack.ts';
import type { PlannedProject } from '../../plan/driver/plan-project.ts';
import { createRenderer } from '../../render/driver/render-site.ts';
import { checkBudgets } from '../budgets.ts';
import { type BuildResult, failure, isFailing } from './build-result.ts';
import { lazyFilesOf } from './lazy-files.ts';
import { createPageReadings } from './page-readings.ts';
import { type PublishOptions, picturesOf } from './publish-site.ts';
import { createSharedFiles } from './shared-files.ts';
import { createSharedPages } from './shared-pages.ts';
import { sitePolicyOf } from './site-policy.ts';
import { writeFiles } from './write-files.ts';
import { renderPages } from './write-pages.ts';

export interface FillOptions extends PublishOptions {
  readonly sharedCache: SharedCache;
  readonly share: Share;
}

/** Renders the pages of a share that no machine has rendered, sends them to the shared cache, and publishes nothing. */
export async function fillSharedCache(
  { project: planned, diagnostics: found }: PlannedProject,
  bundle: Bundle,
  options: FillOptions,
): Promise<BuildResult> {
  const { measure, isStrict, sharedCache: cache, share } = options;
  const loaded = [...options.before, ...found];
  if (isFailing(loaded, isStrict)) return failure(1, loaded, planned);
  const { project, ...made } = await measure('pictures', () => picturesOf(planned, options));
  const before = [...loaded, ...made.diagnostics];
  if (isFailing(before, isStrict)) return failure(1, before, planned);
  const renderer = createRenderer(project, bundle, {
    ...options,
    policy: sitePolicyOf(project, bundle).meta,
  });
  const readings = createPageReadings(project, options);
  const sharedPages = createSharedPages(project, { cache, keyOf: renderer.keyOf, readings });
  const { pages, rendered, weights, diagnostics } = await measure('render', async () => {
    const { count, missing } = await sharedPages.ofShare(share);
    return {
      pages: count,
      ...(await renderPages(missing, project, renderer, { ...options, bundle, readings, sharedPages })),
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
