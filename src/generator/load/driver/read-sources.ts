import type { Memo } from '../../host/cache/memo.ts';
import { type IgnoredFiles, listIgnoredByGit } from '../../host/git/ignored-by-git.ts';
import { readLastUpdated } from '../../host/git/last-updated.ts';
import type { SharedCache } from '../../host/shared-cache/shared-cache.ts';
import { readSourceTree, type SourceTree } from '../../host/sources/source-tree.ts';
import { collectOften } from '../../host/work/collect-often.ts';
import type { SharedCacheConfig, SiteConfig } from '../../model/config.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { CodeBlock } from '../../model/entry.ts';
import type { Share } from '../../model/pack.ts';
import { CONTENT_FOLDER } from '../../model/paths/project-files.ts';
import type { PlaceInConfig } from '../../model/place-in-config.ts';
import type { OpenedSources } from '../feature-source.ts';
import type { Features } from './fold-features.ts';
import { type ConfigOptions, type LoadedOrigins, loadConfig } from './load-config.ts';
import { openSources } from './open-sources.ts';

export interface ProjectOptions extends ConfigOptions {
  /** Part of every key, so that a changed program uses no result of another. */
  readonly programHash: string;
  readonly includeDrafts: boolean;
  /** The time of the build, in milliseconds since the epoch. */
  readonly now: number;
  readonly memo: Memo;
  /** Returns the files below some folders, if they are already known. */
  readonly treeOf?: (folders: readonly string[]) => Promise<SourceTree>;
  /** Reports an unknown field of front matter in each file, not once for all of them. */
  readonly reportsEachField?: boolean;
  /** Gets the code blocks of each page that is loaded, at once. */
  readonly onCode?: (blocks: readonly CodeBlock[]) => void;
  /** Absent = shares nothing. */
  readonly sharedCache?: SharedCache | undefined;
  /** What this run makes for it. */
  readonly share?: Share | undefined;
  /** `false` = nothing remembered is used, and nothing is remembered. */
  readonly usesCache: boolean;
  /** Threads for heavy work. Default: 1, this one alone. */
  readonly workers?: number;
  readonly measure: <Result>(stage: string, work: () => Result) => Result;
}

/** Everything that a site depends on except templates and program. Nothing is loaded yet. */
export interface Sources {
  readonly config: SiteConfig;
  readonly sharedCache: SharedCacheConfig | null;
  readonly features: Features;
  readonly placeInConfig: PlaceInConfig;
  readonly tree: SourceTree;
  /** File → ISO date of its last commit. */
  readonly lastUpdated: ReadonlyMap<string, string>;
  readonly opened: OpenedSources;
}

/**
 * Reads the configuration, lists the files, asks git for their dates and opens the sources of features. If the configuration is invalid,
 * or something that it needs is missing, there are no sources.
 */
export async function readSources(
  options: ProjectOptions,
): Promise<LoadedOrigins & { sources: Sources | null; diagnostics: readonly Diagnostic[] }> {
  const { root, memo, measure, treeOf } = options;
  const ignored = treeOf === undefined ? listIgnoredByGit(root) : undefined;
  const loaded = await measure('configuration', () => loadConfig(options));
  const { config, diagnostics, origins, packages } = loaded;
  const made = { origins, packages };
  if (config === null) return { sources: null, diagnostics, ...made };
  const { features, placeInConfig, sharedCache } = loaded;
  const tree = await measure('files', () =>
    treeOf === undefined ? readTree(options, features.folders, ignored) : treeOf(features.folders),
  );
  collectOften(tree.files.length);
  const lastUpdated = features.usesCommitDates
    ? measure('git', () => readLastUpdated(root, CONTENT_FOLDER, memo.stage('commit-dates')))
    : { dates: new Map<string, string>(), diagnostics: [] };
  const { opened, diagnostics: ofSources } = await openSources(features.sources, {
    ...options,
    tree,
    product: config.product,
  });
  const found = [...diagnostics, ...lastUpdated.diagnostics, ...ofSources];
  // Otherwise each link to a missing page would be an error too.
  if (opened === null) return { sources: null, diagnostics: found, ...made };
  return {
    sources: { config, sharedCache, features, placeInConfig, tree, lastUpdated: lastUpdated.dates, opened },
    diagnostics: found,
    ...made,
  };
}

/** The current files of the site below some folders. */
export function readTree(
  { root, cacheFolder, usesCache }: ProjectOptions,
  folders: readonly string[],
  ignored?: Promise<IgnoredFiles>,
): Promise<SourceTree> {
  return readSourceTree({
    root,
    folders,
    recordFile: usesCache ? `${cacheFolder}/files.json` : null,
    ...(ignored && { ignored }),
  });
}
