import { type IgnoredFiles, listIgnoredByGit } from '../../host/ignored-by-git.ts';
import { readLastUpdated } from '../../host/last-updated.ts';
import type { Memo } from '../../host/memo.ts';
import { missingPackages } from '../../host/missing-packages.ts';
import { readSourceTree, type SourceTree } from '../../host/source-tree.ts';
import { type ExtractedLibrary, extractLibrary } from '../../host/typedoc/extract-library.ts';
import type { SiteConfig } from '../../model/config.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { PlaceInConfig } from '../../model/place-in-config.ts';
import type { Features } from './fold-features.ts';
import { type ConfigOptions, loadConfig } from './load-config.ts';

export interface ProjectOptions extends ConfigOptions {
  /** Part of every key: a changed program trusts no result of another. */
  readonly programHash: string;
  readonly includeDrafts: boolean;
  /** The instant of the build, milliseconds. */
  readonly now: number;
  readonly memo: Memo;
  /** The files, where they are known already. */
  readonly tree?: SourceTree;
  /** `false`: nothing that was remembered is used, and nothing is remembered. */
  readonly usesCache: boolean;
  readonly measure: <Result>(stage: string, work: () => Result) => Result;
}

/** All that a site is made of, but for templates and program: nothing of it is loaded yet. */
export interface Sources {
  readonly config: SiteConfig;
  readonly features: Features;
  readonly placeInConfig: PlaceInConfig;
  readonly tree: SourceTree;
  /** File → ISO date of its last commit. */
  readonly lastUpdated: ReadonlyMap<string, string>;
  /** The library that the site documents; `null` = none. */
  readonly library: ExtractedLibrary | null;
}

/** Reads the configuration, lists the files, asks git for their dates and extracts the library. Without a valid configuration, and what it needs, there are no sources. */
export async function readSources(
  options: ProjectOptions,
): Promise<{ sources: Sources | null; diagnostics: readonly Diagnostic[] }> {
  const { root, memo, measure } = options;
  const ignored = options.tree === undefined ? listIgnoredByGit(root) : undefined;
  const loaded = await measure('configuration', () => loadConfig(options));
  const { config, diagnostics } = loaded;
  if (config === null) return { sources: null, diagnostics };
  const { features, placeInConfig } = loaded;
  const request = features.library;
  const missing =
    request === null ? [] : missingPackages({ ...options, ...EXTRACTION, place: request.place });
  // Each link to a symbol would be an error too.
  if (missing.length > 0) return { sources: null, diagnostics: [...diagnostics, ...missing] };
  const tree = options.tree ?? (await measure('files', () => readTree(options, ignored)));
  const lastUpdated = features.usesCommitDates
    ? measure('git', () => readLastUpdated(root, 'content', memo.stage('commit-dates')))
    : { dates: new Map<string, string>(), diagnostics: [] };
  const library =
    request === null
      ? null
      : await measure('library', () => extractLibrary({ ...options, ...request, hashOf: tree.hashOf }));
  const found = [...diagnostics, ...lastUpdated.diagnostics, ...(library?.diagnostics ?? [])];
  return {
    sources: { config, features, placeInConfig, tree, lastUpdated: lastUpdated.dates, library },
    diagnostics: found,
  };
}

const EXTRACTION = { what: 'The API reference', packages: ['typedoc', 'typescript'] };

/** Folders of the root that a site is made of. */
export const SOURCE_FOLDERS: readonly string[] = ['content', 'maps'];

/** The files of the site as they are now. */
export function readTree(
  { root, cacheFolder, usesCache }: ProjectOptions,
  ignored?: Promise<IgnoredFiles>,
): Promise<SourceTree> {
  return readSourceTree({
    root,
    folders: SOURCE_FOLDERS,
    recordFile: usesCache ? `${cacheFolder}/files.json` : null,
    ...(ignored && { ignored }),
  });
}
