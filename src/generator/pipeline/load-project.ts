import { readImageSize } from '../host/image-size.ts';
import { readLastUpdated } from '../host/last-updated.ts';
import type { Memo } from '../host/memo.ts';
import { readSourceTree, type SourceTree } from '../host/source-tree.ts';
import { loadSiteData } from '../load/load-site-data.ts';
import type { SiteConfig } from '../model/config.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { EntryBody } from '../model/entry.ts';
import { type ProjectFiles, sortProjectFiles } from '../model/project-files.ts';
import type { AssetFile, SitePlan } from '../model/route.ts';
import { planSite } from '../plan/plan-site.ts';
import { type ConfigOptions, loadConfig } from './load-config.ts';
import { loadEntries } from './load-entries.ts';

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

/** A project, loaded and planned: everything that a build decides before it renders. */
export interface Project {
  readonly config: SiteConfig;
  readonly plan: SitePlan;
  readonly tree: SourceTree;
  /** Names the bytes of an entry's body. */
  readonly bodyKey: (file: string) => string;
  readonly body: (file: string) => Promise<EntryBody>;
}

export interface LoadedProject {
  readonly project: Project | null;
  /** Files that the configuration is made of, relative to the root. */
  readonly configInputs: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Loads and plans. Every diagnostic of every stage comes back at once; without a valid configuration there is no project. */
export async function loadProject(options: ProjectOptions): Promise<LoadedProject> {
  const { root, memo, measure } = options;
  const { config, configInputs, diagnostics } = await measure('configuration', () => loadConfig(options));
  if (config === null) return { project: null, configInputs, diagnostics };

  const tree =
    options.tree ??
    measure('files', () =>
      readSourceTree({
        root,
        folders: ['content'],
        recordFile: options.usesCache ? `${options.cacheFolder}/files.json` : null,
      }),
    );
  const files = sortProjectFiles(tree.files, config);
  const entries = await measure('entries', () =>
    loadEntries(files.markdown, { config, tree, memo, programHash: options.programHash }),
  );
  const { data, diagnostics: dataDiagnostics } = measure('data', () => readSiteData(files, tree, config));
  const plan = measure('plan', () =>
    planSite(
      {
        entries: entries.heads,
        assets: readAssets(files, tree, memo),
        contentFiles: tree.files,
        lastUpdated: config.docs.showLastUpdated
          ? readLastUpdated(root, 'content', memo.stage('last-updated'))
          : new Map(),
        now: options.now,
        includeDrafts: options.includeDrafts,
      },
      data,
      config,
    ),
  );
  return {
    configInputs,
    project: { config, plan, tree, bodyKey: entries.bodyKey, body: entries.body },
    diagnostics: [
      ...diagnostics,
      ...tree.diagnostics,
      ...files.diagnostics,
      ...entries.diagnostics,
      ...dataDiagnostics,
      ...plan.diagnostics,
    ],
  };
}

function readSiteData(files: ProjectFiles, tree: SourceTree, config: SiteConfig) {
  const read = files.data.flatMap(file => {
    const bytes = tree.read(file);
    return bytes === undefined ? [] : [{ file, bytes }];
  });
  return loadSiteData(read, config.product);
}

/** Static files and images with their hashes; the size of an image is read once for each state of its bytes. */
function readAssets(files: ProjectFiles, tree: SourceTree, memo: Memo): ReadonlyMap<string, AssetFile> {
  const sizes = memo.stage<{ width: number; height: number } | null>('image-sizes');
  const assets = new Map<string, AssetFile>();
  for (const file of files.assets) {
    const hash = tree.hashOf(file);
    if (hash === null) continue;
    if (!/\.(avif|gif|jpe?g|png|svg|webp)$/i.test(file)) {
      assets.set(file, { file, hash });
      continue;
    }
    let size = sizes.get(hash);
    if (size === undefined) {
      size = readImageSize(tree.read(file) ?? new Uint8Array());
      sizes.set(hash, size);
    }
    assets.set(file, { file, hash, ...size });
  }
  return assets;
}
