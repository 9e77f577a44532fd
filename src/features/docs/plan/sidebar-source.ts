import type { CategoryFile } from '../load/read-category.ts';
import type { DocIndex } from './doc-index.ts';
import type { DocsContext } from './docs-context.ts';
import type { DocsVersion } from './docs-version.ts';
import type { Folder } from './folder-tree.ts';

/** The input for the sidebars of one version. */
export interface SidebarSource {
  readonly version: DocsVersion;
  /** Folders by id. */
  readonly folders: ReadonlyMap<string, Folder>;
  /** Category files by folder. */
  readonly categories: ReadonlyMap<string, CategoryFile>;
  /** The docs of all versions. */
  readonly index: DocIndex;
  /** Whether any version has this folder. */
  readonly isKnownFolder: (id: string) => boolean;
  readonly context: DocsContext;
}

/** Output path of the items of a category. `key` is unique in the sidebar. A character that file names cannot have becomes its code point. */
export function branchOutputOf({ version }: SidebarSource, sidebarName: string, key: string): string {
  const folder = sidebarName.replace(
    /[^\p{L}\p{N}_-]/gu,
    character => `~${character.codePointAt(0)?.toString(16)}`,
  );
  return `_data/${version.config.name}/${folder}/${key}.json`;
}
