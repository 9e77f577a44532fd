import { findBundle } from '../../host/bundle/bundle.ts';
import { bundlePartsOf } from '../../load/driver/bundle-parts.ts';
import { type ProjectOptions, readSources, type Sources } from '../../load/driver/read-sources.ts';
import type { CompiledBundle } from '../../model/bundle.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { type BuildResult, failure } from './build-result.ts';

/** What a build needs before it looks at a single entry, or the result of a build that cannot have it. */
export type PreparedSite = GoodSite | { readonly isGood: false; readonly result: BuildResult };

export interface GoodSite {
  readonly isGood: true;
  readonly sources: Sources;
  readonly bundle: CompiledBundle;
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads the sources and compiles the templates. */
export async function prepareSite(options: ProjectOptions): Promise<PreparedSite> {
  const { sources, diagnostics } = await readSources(options);
  if (sources === null) return { isGood: false, result: failure(2, diagnostics) };
  const { bundle, diagnostics: ofBundle } = await options.measure('bundle', () =>
    findBundle({ ...options, ...bundlePartsOf(sources) }),
  );
  if (bundle !== null) return { isGood: true, sources, bundle, diagnostics: [...diagnostics, ...ofBundle] };
  // The writer's mistakes are reported together with the templates'. Both are imported only here: a site whose templates compile needs neither yet.
  const [{ loadProject }, { planProject }] = await Promise.all([
    import('../../load/driver/load-project.ts'),
    import('../../plan/driver/plan-project.ts'),
  ]);
  const planned = await planProject(await loadProject(sources, options), options);
  return { isGood: false, result: failure(1, [...diagnostics, ...planned.diagnostics, ...ofBundle]) };
}
