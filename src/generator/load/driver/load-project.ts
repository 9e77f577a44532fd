import type { SiteData } from '../../model/data-kind.ts';
import { type Diagnostic, withoutRepeats } from '../../model/diagnostic.ts';
import { type ProjectFiles, sortProjectFiles } from '../../model/paths/project-files.ts';
import type { AssetFile } from '../../model/route.ts';
import type { SvgReport } from '../../model/svg.ts';
import type { Entries } from '../entries.ts';
import { foldUnknownFields } from '../fold-unknown-fields.ts';
import { loadSiteData } from '../load-site-data.ts';
import { tolerateMistakes } from '../tolerate-mistakes.ts';
import { checkSvgFiles } from './check-svg-files.ts';
import type { EntriesContext } from './entries-context.ts';
import { loadSharedEntries } from './load-shared-entries.ts';
import { loadSources } from './load-sources.ts';
import { readAssets } from './read-assets.ts';
import type { ProjectOptions, Sources } from './read-sources.ts';

/** All sources of a site, loaded one at a time; none of them knows of the others. */
export interface LoadedProject {
  readonly sources: Sources;
  readonly entries: Entries;
  /** The data that the features' sources have loaded, by the names of the features. */
  readonly featureData: ReadonlyMap<string, unknown>;
  /** Files and folders outside those of the site that the sources depend on, relative to the root. */
  readonly sourceFiles: readonly string[];
  readonly svgReports: ReadonlyMap<string, SvgReport>;
  readonly data: SiteData;
  readonly assets: ReadonlyMap<string, AssetFile>;
  readonly diagnostics: readonly Diagnostic[];
}

/** Loads every source that has changed, and remembers the results. */
export async function loadProject(sources: Sources, options: ProjectOptions): Promise<LoadedProject> {
  const { memo, measure, programHash, reportsEachField, onCode, sharedCache, share } = options;
  const { config, features, tree, opened } = sources;
  const files = sortProjectFiles(tree.files, features.collections);
  const context = {
    config,
    features,
    tree,
    memo,
    programHash,
    onCode,
    sharedCache,
    share,
    thread: threadDataOf(options),
  };
  // Together: what a source has done in another process is ready when the pages are.
  const [ofSources, written] = await Promise.all([
    loadSources(opened, context, measure),
    measure('entries', () => loadSharedEntries(files.markdown, context)),
  ]);
  const entries = ofSources.entries.reduce(joinEntries, written);
  const ofEntries = tolerateMistakes(withoutRepeats(entries.diagnostics), config.markdown);
  const svgReports = await measure('pictures', () => checkSvgFiles(files.assets, context));
  const siteData = await measure('data', () => readSiteData(files, context));
  const images = measure('images', () => readAssets(files.assets, { tree, memo }));
  return {
    sources: { ...sources, opened: ofSources.opened },
    entries,
    featureData: ofSources.data,
    sourceFiles: ofSources.files,
    svgReports,
    data: siteData.data,
    assets: images.assets,
    diagnostics: [
      ...tree.diagnostics,
      ...files.diagnostics,
      ...images.diagnostics,
      ...(reportsEachField ? ofEntries : foldUnknownFields(ofEntries)),
      ...ofSources.diagnostics,
      ...siteData.diagnostics,
      ...(await features.checkData(tree, config.product)),
    ],
  };
}

/** What a second thread needs to load as this one does. */
function threadDataOf({ workers = 1, ...options }: ProjectOptions): EntriesContext['thread'] {
  if (workers < 2) return undefined;
  const { root, packageRoot, cacheFolder, bundleCache, baseUrl, programHash } = options;
  return { root, packageRoot, cacheFolder, bundleCache, baseUrl, programHash };
}

/** Joins entries that have no file in common. */
function joinEntries(first: Entries, second: Entries): Entries {
  const files = new Set(second.heads.map(({ file }) => file));
  const owner = (file: string) => (files.has(file) ? second : first);
  return {
    heads: [...first.heads, ...second.heads],
    diagnostics: [...first.diagnostics, ...second.diagnostics],
    dependencies: [...first.dependencies, ...second.dependencies],
    bodyKey: file => owner(file).bodyKey(file),
    body: file => owner(file).body(file),
    fetchBodies: async some => {
      for (const { fetchBodies } of [first, second]) await fetchBodies?.(some);
    },
  };
}

function readSiteData(
  files: ProjectFiles,
  { tree, config, features }: Pick<Sources, 'tree' | 'config' | 'features'>,
) {
  const read = files.data.flatMap(file => {
    const bytes = tree.read(file);
    return bytes === undefined ? [] : [{ file, bytes }];
  });
  return loadSiteData(read, features.dataKinds, config.product);
}
