import { readImageSize } from '../host/image-size.ts';
import type { Memo } from '../host/memo.ts';
import type { SourceTree } from '../host/source-tree.ts';
import { loadSiteData } from '../load/load-site-data.ts';
import type { SiteConfig } from '../model/config.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { EntryBody, EntryHead } from '../model/entry.ts';
import { type ProjectFiles, sortProjectFiles } from '../model/project-files.ts';
import type { AssetFile, SitePlan } from '../model/route.ts';
import { planSite } from '../plan/plan-site.ts';
import { loadEntries } from './load-entries.ts';
import type { ProjectOptions, Sources } from './read-sources.ts';

/** A project, loaded and planned: everything that a build decides before it renders. */
export interface Project {
  readonly config: SiteConfig;
  readonly plan: SitePlan;
  readonly tree: SourceTree;
  readonly heads: readonly EntryHead[];
  /** Names the bytes of an entry's body. */
  readonly bodyKey: (file: string) => string;
  readonly body: (file: string) => Promise<EntryBody>;
}

export interface PlannedProject {
  readonly project: Project;
  readonly diagnostics: readonly Diagnostic[];
}

/** Loads every entry and plans the site. Every diagnostic of every stage comes back at once. */
export async function planProject(sources: Sources, options: ProjectOptions): Promise<PlannedProject> {
  const { config, tree, lastUpdated } = sources;
  const { memo, measure, programHash } = options;
  const files = sortProjectFiles(tree.files, config);
  const entries = await measure('entries', () =>
    loadEntries(files.markdown, { config, tree, memo, programHash }),
  );
  const { data, diagnostics: dataDiagnostics } = measure('data', () => readSiteData(files, tree, config));
  const { now, includeDrafts } = options;
  const plan = measure('plan', () => {
    const assets = readAssets(files, tree, memo);
    return planSite(
      { entries: entries.heads, assets, contentFiles: tree.files, lastUpdated, now, includeDrafts },
      data,
      config,
    );
  });
  return {
    project: { config, plan, tree, heads: entries.heads, bodyKey: entries.bodyKey, body: entries.body },
    diagnostics: [
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
