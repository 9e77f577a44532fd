import type { DocsVersionConfig, SiteConfig } from '../model/config.ts';
import type { EntryHead } from '../model/entry.ts';
import { segmentsOfFile, withoutNumberPrefix } from '../model/file-path.ts';
import { joinPath } from '../model/join-path.ts';

/** Where a version of the docs begins: `/docs`, `/docs/next`, `/docs/7.x`. */
export function docsBaseOf(version: DocsVersionConfig, config: SiteConfig): string {
  return joinPath(config.docs.path, version.path);
}

/** The version whose folder holds an entry's file; the API reference has one, whose modules may lie anywhere. */
export function docsVersionOf(
  { collection, file }: Pick<EntryHead, 'collection' | 'file'>,
  config: SiteConfig,
): DocsVersionConfig | undefined {
  if (collection === 'api') return config.docs.versions[0];
  return config.docs.versions.find(({ folder }) => file.startsWith(`content/${folder}/`));
}

/** A folder of docs by its name in URLs and sidebars, without number prefixes: `01-guides/2. map` → `guides/map`. */
export function folderIdOf(folder: string): string {
  return folder.split('/').map(withoutNumberPrefix).join('/').normalize('NFC');
}

/** The path of a docs folder: where its generated index lies. */
export function folderPathOf(folderId: string, version: DocsVersionConfig, config: SiteConfig): string {
  return joinPath(docsBaseOf(version, config), folderId);
}

/** A path that was written for the current docs, in another version of them. */
export function pathInVersion(path: string, version: DocsVersionConfig, config: SiteConfig): string {
  const [base, versionBase] = [joinPath(config.docs.path, ''), docsBaseOf(version, config)];
  const isThere = path === versionBase || path.startsWith(`${versionBase}/`);
  return isThere || !path.startsWith(`${base}/`) ? path : joinPath(versionBase, path.slice(base.length + 1));
}

/** The name of a doc in sidebars and front matter: its path without number prefixes and ending. */
export function docIdOf(entry: Pick<EntryHead, 'path'>): string {
  return segmentsOfFile(entry.path).map(withoutNumberPrefix).join('/');
}

/** Whether a doc stands for its folder: `index.md` or `README.md`. */
export function isFolderIndex(entry: Pick<EntryHead, 'path'>): boolean {
  return FOLDER_INDEX.test(entry.path);
}

const FOLDER_INDEX = /(?:^|\/)(?:\d{1,3}\s*[-_.]+\s*)?(?:index|readme)\.(?:md|markdown)$/i;
