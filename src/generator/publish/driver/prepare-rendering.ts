import type { RenderRecord } from '../../host/cache/render-record.ts';
import type { SiteOutput } from '../../host/output/site-output.ts';
import type { PictureDrawer } from '../../host/picture/picture-drawer.ts';
import type { PictureEncoder } from '../../host/raster/picture-encoder.ts';
import type { Bundle, BundleResult } from '../../model/bundle.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { PlannedProject, Project } from '../../plan/driver/plan-project.ts';
import type { CodeStore } from '../../render/driver/code-store.ts';
import { createRenderer, type SiteRenderer } from '../../render/driver/render-site.ts';
import type { HostFileKind } from '../host-file-kinds.ts';
import { type CheckOptions, isFailing } from './build-result.ts';
import { type MadePictures, makePictures } from './make-pictures.ts';
import { createPageReadings, type PageReadings } from './page-readings.ts';
import { sitePolicyOf } from './site-policy.ts';
import { createStyleSheets, type StyleSheets } from './style-sheets.ts';

export interface PublishOptions extends CheckOptions {
  readonly before: readonly Diagnostic[];
  readonly output: SiteOutput;
  readonly record: RenderRecord;
  readonly code: CodeStore;
  readonly pictures: PictureDrawer;
  readonly hostFiles: readonly HostFileKind[];
  /** Makes pictures in other formats; absent for a check, which writes nothing. */
  readonly createEncoder?: () => PictureEncoder;
  readonly onPicture?: (done: number, total: number) => void;
}

/** A plan with its pictures whose pages can be rendered, or the mistakes that prevent it. */
export type PreparedRendering =
  | (MadePictures & {
      readonly isGood: true;
      readonly bundle: Bundle;
      readonly renderer: SiteRenderer;
      readonly readings: PageReadings;
      readonly styleSheets: StyleSheets;
    })
  | { readonly isGood: false; readonly diagnostics: readonly Diagnostic[] };

/** Makes the pictures of a planned site, because its pages name them, and what renders and reads its pages. */
export async function prepareRendering(
  { project: planned, diagnostics: found }: PlannedProject,
  { bundle, diagnostics: ofBundle }: BundleResult,
  options: PublishOptions,
): Promise<PreparedRendering> {
  const { before, isStrict, measure } = options;
  const loaded = [...before, ...found, ...ofBundle];
  if (bundle === null || isFailing(loaded, isStrict)) return { isGood: false, diagnostics: loaded };
  const made = await measure('pictures', () => picturesOf(planned, options));
  const diagnostics = [...loaded, ...made.diagnostics];
  if (isFailing(diagnostics, isStrict)) return { isGood: false, diagnostics };
  const { project } = made;
  const policy = sitePolicyOf(project, bundle).meta;
  const renderer = createRenderer(project, bundle, { ...options, policy });
  const readings = createPageReadings(project, options);
  return {
    ...made,
    isGood: true,
    bundle,
    diagnostics,
    renderer,
    readings,
    styleSheets: createStyleSheets(bundle, options.root),
  };
}

/** Makes the pictures of a site, unless nothing is written. */
async function picturesOf(project: Project, options: PublishOptions): Promise<MadePictures> {
  const { createEncoder, onPicture = () => {} } = options;
  if (createEncoder === undefined) return { project, files: [], diagnostics: [], isFinal: true };
  return makePictures(project, { ...options, createEncoder, onPicture });
}
