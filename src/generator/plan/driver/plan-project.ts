import { underOneClock } from '../../load/driver/feature-clock.ts';
import type { LoadedProject } from '../../load/driver/load-project.ts';
import type { ProjectOptions, Sources } from '../../load/driver/read-sources.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { CONTENT_FOLDER } from '../../model/paths/project-files.ts';
import type { PictureLibrary } from '../../model/picture.ts';
import type { SitePlan } from '../../model/route.ts';
import { planSite } from '../plan-site.ts';

/** A loaded and planned project: everything that a build decides before it renders. */
export interface Project
  extends Omit<LoadedProject['entries'], 'diagnostics'>,
    Pick<Sources, 'config' | 'features' | 'tree' | 'lastUpdated' | 'opened'> {
  readonly plan: SitePlan;
}

export interface PlannedProject {
  readonly project: Project;
  readonly diagnostics: readonly Diagnostic[];
}

/** Plans the whole site from what was loaded. `pictures` says what makes other formats of them. Returns every diagnostic of loading and planning. */
export async function planProject(
  loaded: LoadedProject,
  options: ProjectOptions,
  pictures: PictureLibrary = 'as they are',
): Promise<PlannedProject> {
  const { sources, entries, featureData, svgReports, data, assets, diagnostics } = loaded;
  const { config, features, placeInConfig, tree, lastUpdated, opened } = sources;
  const { measure, now, includeDrafts } = options;
  const contentFiles = tree.files.filter(file => file.startsWith(`${CONTENT_FOLDER}/`));
  const input = {
    collections: features.collections,
    parts: await features.planParts(featureData),
    entries: entries.heads,
    assets,
    svgReports,
    contentFiles,
    refusedFiles: new Set(tree.diagnostics.flatMap(({ place }) => place?.file.normalize('NFC') ?? [])),
    lastUpdated,
    now,
    includeDrafts,
    pictures,
    placeInConfig,
  };
  const plan = measure('plan', () => underOneClock(() => planSite(input, data, config)));
  const { diagnostics: _, ...loadedEntries } = entries;
  return {
    project: { config, features, plan, tree, lastUpdated, opened, ...loadedEntries },
    diagnostics: [...diagnostics, ...plan.diagnostics],
  };
}
