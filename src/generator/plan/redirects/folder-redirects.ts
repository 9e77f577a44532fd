import { foldCase } from '../../model/paths/fold-case.ts';
import { STATIC_FOLDER } from '../../model/paths/project-files.ts';
import type { AddressedEntries, AddressedEntry } from '../address-entries.ts';
import type { PlanContext } from '../plan-context.ts';
import type { SidebarOrder } from '../plan-part.ts';
import type { RouteTable } from '../route-table.ts';
import { outputOf } from '../urls.ts';
import type { RequestedRedirect } from './requested-redirects.ts';

/** The addresses that are already in use: pages, requested redirects and hidden entries. */
export interface Taken {
  readonly table: RouteTable;
  readonly requests: readonly RequestedRedirect[];
  readonly hidden: AddressedEntries['hidden'];
}

/**
 * Redirects the addresses of folders, because readers shorten addresses. A folder of listed pages that has no page leads to its
 * category's page, else to its first page. The order is that of the sidebar, or without one that of the paths, with the folder's own
 * pages before those of folders in it. Whatever already has the address, a draft or a redirect of the owner, takes precedence.
 */
export function folderRedirects(
  sidebars: readonly SidebarOrder[],
  taken: Taken,
  { assets, collections }: PlanContext,
): readonly RequestedRedirect[] {
  const categories = new Map(
    sidebars.flatMap(sidebar =>
      sidebar.categories.flatMap(({ folderPath, page }) =>
        folderPath === undefined || page === undefined ? [] : [[folderPath, page.path] as const],
      ),
    ),
  );
  const inOrder = [...sidebars.flatMap(({ paths }) => paths), ...shallowFirst(taken.table.byPath.keys())];
  const asked = new Set(taken.requests.map(({ from }) => foldCase(from)));
  const isFree = (path: string) =>
    taken.table.atOutput(outputOf(path)) === undefined &&
    !taken.hidden.has(path) &&
    !asked.has(foldCase(path)) &&
    ![outputOf(path), path.slice(1)].some(output => assets.publish(STATIC_FOLDER + output));
  return firstPages(inOrder, taken.table, collections)
    .filter(({ folder }) => isFree(folder))
    .map(({ folder, entry }) => ({
      from: folder,
      to: categories.get(folder) ?? entry.path,
      suffix: '',
      place: { file: entry.head.file },
    }));
}

/** Sorts the pages of a folder before those of folders in it. */
function shallowFirst(paths: Iterable<string>): readonly string[] {
  const levels: string[][] = [];
  for (const path of paths) {
    const depth = path.split('/').length;
    levels[depth] = levels[depth] ?? [];
    levels[depth].push(path);
  }
  return levels.flat();
}

interface FirstPage {
  readonly folder: string;
  readonly entry: AddressedEntry;
}

/** The first page below each folder. Folders whose paths differ only in case count as one, because the files of their redirects would clash. */
function firstPages(
  paths: readonly string[],
  { byPath }: RouteTable,
  collections: PlanContext['collections'],
): readonly FirstPage[] {
  const first = new Map<string, FirstPage>();
  for (const path of paths) {
    const entry = byPath.get(path)?.entry;
    if (!entry?.isListed || !collections.get(entry.head.collection)?.hasFolders) continue;
    for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
      const folder = path.slice(0, end);
      const key = foldCase(folder);
      // The folders above it are then known too.
      if (first.has(key)) break;
      first.set(key, { folder, entry });
    }
  }
  return [...first.values()];
}
