import { join } from 'node:path';
import { lockFilesOf } from '../host/bundle/lock-files.ts';
import { isInside } from '../host/sources/is-inside.ts';
import { CONFIG_FILE, CONTENT_FOLDER } from '../model/paths/project-files.ts';
import type { Project } from '../plan/driver/plan-project.ts';
import { bundleSourcesOf } from './bundle-sources.ts';
import type { WatchedState } from './watched-state.ts';

/** The folder of the site's own features. `dev` watches it, so that it notices a feature that the site starts to use. */
const FEATURES_FOLDER = 'features';

interface Surroundings {
  readonly root: string;
  readonly packageRoot: string;
  /** The file to which git adds a line with each commit, or `null` without one. */
  readonly commitLog: string | null;
}

/** The absolute paths of everything that a site depends on, there or not. */
export function watchedPathsOf(
  { project, parts, bundled, origins, sourceFiles }: WatchedState,
  { root, packageRoot, commitLog }: Surroundings,
): readonly string[] {
  const inRoot = [
    ...(project?.features.folders ?? [CONTENT_FOLDER]),
    ...(project === null ? [] : shownFromElsewhere(project)),
    CONFIG_FILE,
    '.gitignore',
    ...sourceFiles,
    FEATURES_FOLDER,
  ];
  return [
    ...inRoot.map(path => join(root, path)),
    ...(commitLog !== null && project?.features.usesCommitDates ? [commitLog] : []),
    ...origins,
    ...lockFilesOf(root),
    ...bundleSourcesOf({ root, packageRoot, features: parts.features, bundled }),
  ];
}

/** The files outside the watched folders that pages show. */
function shownFromElsewhere({ dependencies, features }: Project): readonly string[] {
  const isFile = (name: string) => !features.dependencies.has(name);
  const isElsewhere = (file: string) => !features.folders.some(folder => isInside(folder, file));
  return [...new Set(dependencies.map(({ file }) => file))].filter(isFile).filter(isElsewhere).sort();
}
