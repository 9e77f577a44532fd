import { existsSync } from 'node:fs';
import { relative } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { wordsOf } from '../../templates/shared/words/words-of.ts';
import { type BundlePlaces, loadBundle } from '../host/bundle/bundle.ts';
import { lockFilesOf } from '../host/bundle/lock-files.ts';
import type { PackageStates } from '../host/config/config-module.ts';
import { isInside } from '../host/sources/is-inside.ts';
import type { SourceTree } from '../host/sources/source-tree.ts';
import { bundlePartsOf } from '../load/driver/bundle-parts.ts';
import { createFreshness } from '../load/driver/create-freshness.ts';
import { diagnosticOf } from '../load/driver/feature-error.ts';
import { loadProject } from '../load/driver/load-project.ts';
import { type ProjectOptions, readSources, readTree, type Sources } from '../load/driver/read-sources.ts';
import type { BundleResult } from '../model/bundle.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import { posixPath } from '../model/paths/posix-path.ts';
import { type Project, planProject } from '../plan/driver/plan-project.ts';
import { isOfBundle } from './bundle-sources.ts';
import { findChangedBaseUrl } from './changed-base-url.ts';
import { findUnread, keepEntries, type UnreadEntries } from './keep-entries.ts';
import { areSameFiles, areSameSettings, keepPlan } from './keep-plan.ts';
import { missingRoot } from './missing-root.ts';
import { findReplaced } from './replaced-packages.ts';
import { createSiteView, type SiteView, type ViewOptions } from './site-view.ts';

/** The parts of a site that are compiled into the bundle. */
type BundleParts = Pick<BundlePlaces, 'features' | 'withDirectives' | 'wording'>;

/** The state of a watched site at one moment. If a part fails, its last good value stays. */
export interface WatchedState {
  readonly project: Project | null;
  readonly bundled: BundleResult;
  readonly parts: BundleParts;
  readonly view: SiteView | null;
  /** Absolute paths of what the configuration is made of; of the last good one too, so that it is noticed when a missing file comes back. */
  readonly origins: readonly string[];
  /** The packages that the configuration imports, as they were when it first did. */
  readonly packages: PackageStates;
  /** Relative to the root: what features have read elsewhere, now or before, since one that fails does not say what it depends on. */
  readonly sourceFiles: readonly string[];
  /** The pages whose files cannot be read go on being shown as they were. */
  readonly unread: UnreadEntries;
  /** What has changed since the project was loaded, where loading it again failed. */
  readonly missed: Changed;
  readonly diagnostics: readonly Diagnostic[];
}

/** Absolute paths that changed; `everything` if any file may have changed. */
export type Changed = readonly string[] | 'everything';

export const NOTHING_YET: WatchedState = {
  project: null,
  bundled: { bundle: null, diagnostics: [] },
  parts: { features: [], withDirectives: async () => [], wording: { language: 'en', words: wordsOf('en') } },
  view: null,
  origins: [],
  packages: new Map(),
  sourceFiles: [],
  unread: new Map(),
  missed: [],
  diagnostics: [],
};

type StateOptions = ProjectOptions &
  ViewOptions & {
    /** The base URL of the server; `null` before there is one. */
    readonly servedAt: string | null;
  };

/** The state after a change; the same object as before if nothing changed. */
export function nextState(
  options: StateOptions,
  before: WatchedState,
  changed: Changed,
): Promise<WatchedState> {
  const all = allChanges(before, changed);
  return loadState(options, before, all).catch(error => ({
    ...before,
    missed: all,
    diagnostics: [existsSync(options.root) ? diagnosticOf(error, options) : missingRoot(options.root)],
  }));
}

/** What changed now, and before it what was missed. */
export function allChanges({ missed }: WatchedState, changed: Changed): Changed {
  return missed === 'everything' || changed === 'everything' ? 'everything' : [...missed, ...changed];
}

async function loadState(
  options: StateOptions,
  before: WatchedState,
  changed: Changed,
): Promise<WatchedState> {
  const treeOf = (folders: readonly string[]) => nextTree(folders, { options, before, changed });
  const present = { ...options, now: Date.now(), treeOf };
  const read = await readSources(present);
  const afresh = [
    ...findReplaced(before.packages, read.packages),
    ...findChangedBaseUrl(options.servedAt, read.sources),
  ];
  const sources = afresh.length > 0 ? null : read.sources;
  const packages = new Map([...read.packages, ...before.packages]);
  const diagnostics = [...read.diagnostics, ...afresh];
  const parts = sources === null ? before.parts : bundlePartsOf(sources);
  const bundled = await nextBundle({ ...options, ...parts }, before, changed);
  const mayBeSame = changed === 'everything' && before.missed.length === 0;
  if (mayBeSame && areSameSources(before, sources) && isSameBundle(before.bundled, bundled)) return before;
  const bundle = bundled.bundle ?? before.bundled.bundle;
  const compiled = { parts, bundled: { bundle, diagnostics: bundled.diagnostics } };
  const viewOf = (project: Project | null) => project && bundle && createSiteView(project, bundle, options);
  if (sources === null)
    return {
      ...before,
      ...compiled,
      view: viewOf(before.project),
      missed: changed,
      origins: [...new Set([...before.origins, ...read.origins])],
      packages,
      diagnostics: [...diagnostics, ...bundled.diagnostics],
    };
  const project = await loadProject(sources, present);
  const unread = await findUnread(project.diagnostics, { entries: before.project, unread: before.unread });
  const loaded = { ...project, entries: keepEntries(project.entries, unread) };
  const planned =
    (before.project && keepPlan(before.project, loaded)) ?? (await planProject(loaded, present));
  return {
    ...compiled,
    project: planned.project,
    view: viewOf(planned.project),
    origins: read.origins,
    packages,
    sourceFiles: [...new Set([...before.sourceFiles, ...loaded.sourceFiles])],
    unread,
    missed: [],
    diagnostics: [...diagnostics, ...planned.diagnostics, ...bundled.diagnostics],
  };
}

interface TreeChange {
  readonly options: ProjectOptions;
  readonly before: WatchedState;
  readonly changed: Changed;
}

async function nextTree(
  folders: readonly string[],
  { options, before: { project }, changed }: TreeChange,
): Promise<SourceTree> {
  if (project === null || changed === 'everything' || !isDeepStrictEqual(project.features.folders, folders))
    return readTree(options, folders);
  // A page may show a file of any folder.
  const files = changed.filter(path => isInside(options.root, path));
  return project.tree.after(files.map(path => posixPath(relative(options.root, path))));
}

/** Compiles the bundle again only if a file of the templates, the client or a feature has changed, or a package, or the list of features, or the words. */
async function nextBundle(
  options: BundlePlaces,
  { bundled, parts }: WatchedState,
  changed: Changed,
): Promise<BundleResult> {
  const lockFiles = lockFilesOf(options.root);
  const isTouched =
    changed === 'everything' ||
    !isDeepStrictEqual([parts.features, parts.wording], [options.features, options.wording]) ||
    changed.some(path => isOfBundle(path, { ...options, bundled }) || lockFiles.includes(path));
  return isTouched ? loadBundle(options) : bundled;
}

function areSameSources({ project }: WatchedState, after: Sources | null): boolean {
  if (project === null || after === null) return false;
  const isSame = areSameSettings(project, after) && areSameFiles(project.tree, after.tree, new Set());
  return isSame && createFreshness(after)(project.dependencies);
}

function isSameBundle(before: BundleResult, after: BundleResult): boolean {
  return before.bundle?.hash === after.bundle?.hash && after.diagnostics.length === before.diagnostics.length;
}
