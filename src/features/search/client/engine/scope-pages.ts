import type { SearchIndex } from './open-index.ts';

/** The area of a page. */
export function areaOf({ file }: SearchIndex, page: number): string {
  return file.areas[file.pages.areas[page] ?? -1]?.id ?? '';
}

/** The area that a path lies in. */
export function areaAround({ file }: SearchIndex, path: string): string {
  const isAround = (href: string) => `${path}/`.startsWith(`${href.replace(/\/$/, '')}/`);
  return file.areas.find(({ id, href }) => id !== '' && isAround(href))?.id ?? '';
}

/** The version of the docs that a page belongs to. */
export function versionOf({ file }: SearchIndex, page: number): string | undefined {
  return file.versions[file.pages.versions[page] ?? -1];
}

/** Whether a page is in an area and in a version; pages without versions are in all of them. */
export function inScope(
  index: SearchIndex,
  page: number,
  { area, version }: { readonly area?: string; readonly version?: string },
): boolean {
  const own = versionOf(index, page);
  return (
    (area === undefined || areaOf(index, page) === area) &&
    (version === undefined || version === 'all' || own === undefined || own === version)
  );
}

/** How many pages there are in each area that has any. */
export function countByArea(index: SearchIndex, pages: readonly number[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const page of pages) {
    const area = areaOf(index, page);
    counts[area] = (counts[area] ?? 0) + 1;
  }
  return counts;
}
