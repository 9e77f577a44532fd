import type { IndexFile } from '../../index-format.ts';
import type { Scope } from './found.ts';
import type { SearchIndex } from './open-index.ts';

/** The area of a page. */
export function areaOf({ file }: SearchIndex, page: number): string {
  return file.areas[file.pages.areas[page] ?? -1]?.id ?? '';
}

/** The area that a path lies in. */
export function areaAround({ file }: SearchIndex, path: string): string {
  return file.areas.find(({ id, href }) => id !== '' && isBelow(path, href))?.id ?? '';
}

/** The name of the version of the docs that a page belongs to. */
export function versionOf({ file }: SearchIndex, page: number): string | undefined {
  return file.versions[file.pages.versions[page] ?? -1]?.name;
}

/** The version that is searched: the one that is asked for, else that of the page that the reader is on. */
export function searchedVersion({ file }: SearchIndex, { version, here }: Scope): string | undefined {
  return (
    version ??
    (here === undefined ? undefined : versionAround(file, here)) ??
    file.versions[file.mainVersion]?.name
  );
}

/** The version that a path lies in: an old one is at `/docs/7.x`, and the newest at `/docs`. */
function versionAround({ versions }: IndexFile, path: string): string | undefined {
  const around = versions.filter(({ href }) => isBelow(path, href));
  return around.sort((a, b) => b.href.length - a.href.length)[0]?.name;
}

function isBelow(path: string, href: string): boolean {
  return `${path}/`.startsWith(`${href.replace(/\/$/, '')}/`);
}

/** Whether a page is in a version, if there are several; pages without versions are in all of them. */
export function isInVersion(index: SearchIndex, page: number, version: string | undefined): boolean {
  const own = versionOf(index, page);
  return version === undefined || version === 'all' || own === undefined || own === version;
}

/** How many pages there are in each area that has any. */
export function countByArea(
  index: SearchIndex,
  pages: readonly { readonly page: number }[],
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { page } of pages) {
    const area = areaOf(index, page);
    counts.set(area, (counts.get(area) ?? 0) + 1);
  }
  return counts;
}
