import type { AdoptedDocs, SidebarItem } from './adopted-site.ts';

/** Docs without versions, in `content/docs`. Without a sidebar, theirs follows the folders. */
export function oneVersion(path: string, sidebars: AdoptedDocs['sidebars']): AdoptedDocs {
  return { path, versions: [{ name: 'current', label: 'Current', folder: 'docs', path: '' }], sidebars };
}

/** The same for docs with one sidebar at most. */
export function oneVersionWith(path: string, items: readonly SidebarItem[]): AdoptedDocs {
  return oneVersion(path, items.length > 0 ? { docs: items } : {});
}
