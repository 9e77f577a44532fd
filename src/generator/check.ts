import { emptyRenderRecord } from './host/cache/render-record.ts';
import { createCodeHighlighter } from './host/highlight/highlight-blocks.ts';
import { createDryOutput } from './host/output/dry-output.ts';
import { emptyPictureDrawer } from './host/picture/picture-drawer.ts';
import { findPictureLibrary } from './host/raster/picture-library.ts';
import { loadProject } from './load/driver/load-project.ts';
import { planProject } from './plan/driver/plan-project.ts';
import { type BuildResult, type CheckOptions, failedFeature } from './publish/driver/build-result.ts';
import { prepareSite } from './publish/driver/prepare-site.ts';
import { publishSite } from './publish/driver/publish-site.ts';
import { createCodeStore } from './render/driver/code-store.ts';

/** Reports everything that a build would report, rendering included, and writes nothing. */
export async function checkSite(options: CheckOptions): Promise<BuildResult> {
  return check(options).catch(error => failedFeature(error, options));
}

async function check(options: CheckOptions): Promise<BuildResult> {
  const prepared = await prepareSite(options);
  if (!prepared.isGood) return prepared.result;
  const { sources, bundle, diagnostics: before } = prepared;
  const library = findPictureLibrary(sources.config, options.packageRoot);
  const highlighter = createCodeHighlighter(options.workers);
  const code = createCodeStore({ ...options, highlighter }, sources.config.markdown);
  const render = async () => {
    const loaded = await loadProject(sources, { ...options, onCode: code.begin });
    const planned = await planProject(loaded, options, library);
    return publishSite(planned, await options.measure('bundle', bundle.load), {
      ...options,
      before,
      output: createDryOutput(),
      code,
      record: emptyRenderRecord(),
      pictures: emptyPictureDrawer,
      hostFiles: [],
    });
  };
  return render().finally(highlighter.close);
}
