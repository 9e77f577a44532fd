import { dirname } from 'node:path/posix';
import { folderIdOf } from './docs-paths.ts';
import type { Doc, DocsVersion } from './docs-version.ts';

/** A folder of docs. */
export interface Folder {
  /** Path below the version's folder without number prefixes; '' for the version's folder itself. */
  readonly id: string;
  /** The folder's name on disk, number prefix included. */
  readonly name: string;
  /** Path on disk, relative to the root. */
  readonly directory: string;
  readonly docs: Doc[];
  readonly folders: Folder[];
}

/** The folders of a version by id, as on disk; the root has the id ''. */
export function buildFolderTree({ docs }: Pick<DocsVersion, 'docs'>): ReadonlyMap<string, Folder> {
  const byDirectory = new Map<string, Folder>();
  const byId = new Map<string, Folder>();
  for (const doc of docs) {
    const { file, path } = doc.entry.head;
    folderAt(dirname(path), dirname(file)).docs.push(doc);
  }
  return byId;

  function folderAt(path: string, directory: string): Folder {
    const known = byDirectory.get(directory);
    if (known !== undefined) return known;
    const isRoot = path === '.';
    const name = path.slice(path.lastIndexOf('/') + 1);
    const folder: Folder = { id: isRoot ? '' : folderIdOf(path), name, directory, docs: [], folders: [] };
    byDirectory.set(directory, folder);
    if (!byId.has(folder.id)) byId.set(folder.id, folder);
    if (!isRoot) folderAt(dirname(path), dirname(directory)).folders.push(folder);
    return folder;
  }
}
