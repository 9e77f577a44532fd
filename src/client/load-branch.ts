import type { SidebarItemData } from '../templates/contract.ts';

/** Makes what fetches the closed branches of sidebars. Rejects with an error in words for the visitor. */
export function createBranchLoader(
  fetch: (url: string) => Promise<Pick<Response, 'ok' | 'status' | 'json'>>,
): (url: string) => Promise<readonly SidebarItemData[]> {
  return async url => {
    const response = await fetch(url).catch(cause => {
      throw new Error('This part of the menu could not be loaded', { cause });
    });
    if (!response.ok)
      throw new Error(`This part of the menu could not be loaded: the server answered ${response.status}`);
    const items: unknown = await response.json().catch(() => null);
    if (!Array.isArray(items)) throw new Error('This part of the menu could not be read');
    return items;
  };
}
