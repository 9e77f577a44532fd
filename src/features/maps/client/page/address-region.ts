import { createPageAddress } from '@mapwright/site/live';
import { rowsIn } from './row-groups.ts';

/**
 * Calls back with the region that the hash of the address names, now and whenever the hash names another one. The server gives the id to
 * the cell with the region's name. In a live map it belongs to the region in the picture, which is what a visitor wants to see.
 */
export function whenAddressNames(
  table: HTMLTableElement,
  signal: AbortSignal,
  onRegion: (id: string) => void,
): void {
  const regions = new Set(rowsIn(table).map(({ dataset }) => dataset.region));
  for (const cell of table.querySelectorAll('td[id]')) cell.removeAttribute('id');
  let chosen: string | undefined;
  const follow = (): void => {
    const id = idIn(location.hash);
    if (id === chosen) return;
    chosen = id;
    if (regions.has(id)) onRegion(id);
  };
  addEventListener('hashchange', follow, { signal });
  // The site's own script follows a link to this page without a `hashchange`.
  createPageAddress(signal).onChange(follow);
  follow();
}

/** A hash may be anything, even half of an escape sequence. */
function idIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
