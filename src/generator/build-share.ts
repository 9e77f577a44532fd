import { emptyRenderRecord } from './host/cache/render-record.ts';
import { createCodeHighlighter } from './host/highlight/highlight-blocks.ts';
import { createDryOutput } from './host/output/dry-output.ts';
import { createPictureDrawer } from './host/picture/picture-drawer.ts';
import { createPictureEncoder } from './host/raster/picture-encoder.ts';
import { findPictureLibrary } from './host/raster/picture-library.ts';
import { openSharedCache } from './host/shared-cache/open-shared-cache.ts';
import { loadProject } from './load/driver/load-project.ts';
import type { Diagnostic } from './model/diagnostic.ts';
import type { Share } from './model/pack.ts';
import { planProject } from './plan/driver/plan-project.ts';
import {
  type BuildResult,
  type CheckOptions,
  failedFeature,
  failure,
} from './publish/driver/build-result.ts';
import { fillSharedCache } from './publish/driver/fill-shared-cache.ts';
import { prepareSite } from './publish/driver/prepare-site.ts';
import { createCodeStore } from './render/driver/code-store.ts';

export interface ShareOptions extends CheckOptions {
  readonly share: Share;
  readonly onPicture: (done: number, total: number) => void;
}

/** Loads and plans a site, renders a share of its pages for the shared cache, and publishes nothing. */
export async function buildShare(options: ShareOptions): Promise<BuildResult> {
  return build(options).catch(error => failedFeature(error, options));
}

async function build(options: ShareOptions): Promise<BuildResult> {
  const prepared = await prepareSite(options);
  if (!prepared.isGood) return prepared.result;
  const { sources, bundle, diagnostics: before } = prepared;
  const { sharedCache: settings, config } = sources;
  const sharedCache = settings?.write ? await openSharedCache(settings, options) : undefined;
  if (sharedCache === undefined) return failure(2, [...before, nothingToFill()]);
  const library = findPictureLibrary(config, options.packageRoot);
  const highlighter = createCodeHighlighter(options.workers);
  const code = createCodeStore({ ...options, highlighter }, config.markdown);
  const pictures = createPictureDrawer(options.workers);
  try {
    const loaded = await loadProject(sources, { ...options, sharedCache, onCode: code.begin });
    const planned = await planProject(loaded, options, library);
    return await fillSharedCache(planned, await options.measure('bundle', bundle.load), {
      ...options,
      sharedCache,
      before,
      output: createDryOutput(),
      code,
      record: emptyRenderRecord(),
      pictures,
      createEncoder: createPictureEncoder,
      hostFiles: [],
    });
  } finally {
    highlighter.close();
    pictures.close();
    for (const warning of await options.measure('shared cache', sharedCache.close))
      options.cache.warn(warning);
    options.measure('memo', () => options.memo.save());
  }
}

function nothingToFill(): Diagnostic {
  return {
    severity: 'error',
    code: 'usage/shard',
    message: '--shard renders pages for a shared cache, and this site writes to none',
    hint: 'Set cache.url and cache.write in site.config.ts, and leave out --no-cache.',
  };
}
