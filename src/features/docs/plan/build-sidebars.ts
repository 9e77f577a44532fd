import { dirname } from 'node:path/posix';
import { CATEGORIES } from '../categories.ts';
import type { DocIndex } from './doc-index.ts';
import type { DocsContext } from './docs-context.ts';
import type { DocsVersion } from './docs-version.ts';
import { folderNodes } from './folder-nodes.ts';
import { buildFolderTree } from './folder-tree.ts';
import { createSidebar, type Sidebar } from './sidebar.ts';
import type { SidebarSource } from './sidebar-source.ts';
import { writtenNodes } from './written-nodes.ts';

/** The sidebars of every version, in the order of the configuration. */
export function buildSidebars(
  versions: readonly DocsVersion[],
  { index, context }: SidebarOptions,
): ReadonlyMap<DocsVersion, readonly Sidebar[]> {
  const trees = new Map(versions.map(version => [version, buildFolderTree(version)]));
  const categories = new Map(context.data.of(CATEGORIES).map(category => [dirname(category.file), category]));
  const isKnownFolder = (id: string) => [...trees.values()].some(folders => folders.has(id));
  return new Map(
    [...trees].map(([version, folders]) => {
      const source = { version, folders, categories, index, isKnownFolder, context };
      return [version, sidebarsOf(source)];
    }),
  );
}

/** The options that the sidebars of all versions share. */
export interface SidebarOptions {
  readonly index: DocIndex;
  readonly context: DocsContext;
}

function sidebarsOf(source: SidebarSource): readonly Sidebar[] {
  return Object.entries(source.context.docs.sidebars).map(([name, items]) => {
    if (items !== 'folders') return createSidebar(name, writtenNodes(items, { name, source }));
    const root = source.folders.get('');
    return createSidebar(name, root === undefined ? [] : folderNodes(root, name, source));
  });
}
