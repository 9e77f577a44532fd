import { type EntryHead, joinPath, segmentsOfFile, withoutNumberPrefix } from '@mapwright/site/plan';
import type { DocsVersionConfig } from '../options.ts';
import type { DocsContext } from './docs-context.ts';

/** The location of the docs. */
type DocsPlace = Pick<DocsContext['docs'], 'path' | 'versions'>;

/** The base path of a version of the docs: `/docs`, `/docs/next`, `/docs/7.x`. */
export function docsBaseOf(version: DocsVersionConfig, docs: DocsPlace): string {
  return joinPath(docs.path, version.path);
}

/** The version whose folder contains an entry's file. If there is only one version, the file may be anywhere. */
export function docsVersionOf(
  { file }: Pick<EntryHead, 'file'>,
  docs: DocsPlace,
): DocsVersionConfig | undefined {
  if (docs.versions.length === 1) return docs.versions[0];
  return docs.versions.find(({ folder }) => file.startsWith(`content/${folder}/`));
}

/** The name of a docs folder in URLs and sidebars, without number prefixes: `01-guides/2. map` → `guides/map`. */
export function folderIdOf(folder: string): string {
  return folder.split('/').map(withoutNumberPrefix).join('/').normalize('NFC');
}

/** The path of a docs folder, which is also that of its generated index. */
export function folderPathOf(folderId: string, version: DocsVersionConfig, docs: DocsPlace): string {
  return joinPath(docsBaseOf(version, docs), folderId);
}

/** The path in another version for a path that was written for the current docs. */
export function pathInVersion(path: string, version: DocsVersionConfig, docs: DocsPlace): string {
  const base = withFinalSlash(docs.path);
  const versionBase = withFinalSlash(docsBaseOf(version, docs));
  const isThere = `${path}/`.startsWith(versionBase);
  return isThere || !path.startsWith(base) ? path : joinPath(versionBase, path.slice(base.length));
}

/** The rest of a path below the base of its version: `/docs/7.x/a/b` → `a/b`. */
export function placeBelow(base: string, path: string): string {
  return path.slice(withFinalSlash(base).length);
}

function withFinalSlash(path: string): string {
  return path.endsWith('/') ? path : `${path}/`;
}

/** The name of a doc in sidebars and front matter: its path without number prefixes and extension. */
export function docIdOf(entry: Pick<EntryHead, 'path'>): string {
  return segmentsOfFile(entry.path).map(withoutNumberPrefix).join('/').normalize('NFC');
}

/** Whether a doc is the page of its folder: `index.md` or `README.md`. */
export function isFolderIndex(entry: Pick<EntryHead, 'path'>): boolean {
  return FOLDER_INDEX.test(entry.path);
}

const FOLDER_INDEX = /(?:^|\/)(?:\d{1,3}\s*[-_.]+\s*)?(?:index|readme)\.(?:md|mdx|markdown)$/i;
