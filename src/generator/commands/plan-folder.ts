import type { Timings } from '../host/timings.ts';
import { diagnosticOf } from '../load/driver/feature-error.ts';
import { loadProject } from '../load/driver/load-project.ts';
import { type ProjectOptions, readSources } from '../load/driver/read-sources.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import { type Project, planProject } from '../plan/driver/plan-project.ts';
import type { CommandContext } from './command-context.ts';
import { projectOptions } from './project-options.ts';

export interface PlannedFolder {
  /** `null` = the site has no plan; the diagnostics say why. */
  readonly project: Project | null;
  readonly diagnostics: readonly Diagnostic[];
}

/** Loads and plans the site in a folder, without its drafts and without a cache. */
export function planFolder(root: string, context: CommandContext, timings: Timings): Promise<PlannedFolder> {
  return planned(projectOptions(root, { cache: false }, { context, timings }));
}

/** Loads and plans a site. An error of a feature is a diagnostic. */
export async function planned(options: ProjectOptions): Promise<PlannedFolder> {
  return load(options).catch(error => ({ project: null, diagnostics: [diagnosticOf(error, options)] }));
}

async function load(options: ProjectOptions): Promise<PlannedFolder> {
  const { sources, diagnostics } = await readSources(options);
  if (sources === null) return { project: null, diagnostics };
  return planProject(await loadProject(sources, options), options);
}
