import type { SidebarItemData } from '../templates/contract.ts';

/** Makes what fetches the closed branches of sidebars, each once; a failure is forgotten, so that it can be tried again. */
export function createBranchLoader(
  fetch: (url: string) => Promise<Pick<Response, 'ok' | 'status' | 'json'>>,
): (url: string) => Promise<readonly SidebarItemData[]> {
  const branches = new Map<string, Promise<readonly SidebarItemData[]>>();
  return url => {
    const known = branches.get(url);
    if (known) return known;
    const branch = loadBranch(fetch, url);
    branches.set(url, branch);
    branch.catch(() => branches.delete(url));
    return branch;
  };
}

async function loadBranch(
  fetch: (url: string) => Promise<Pick<Response, 'ok' | 'status' | 'json'>>,
  url: string,
): Promise<readonly SidebarItemData[]> {
  const response = await fetch(url).catch(cause => {
    throw new Error('This part of the menu could not be loaded', { cause });
  });
  if (!response.ok)
    throw new Error(`This part of the menu could not be loaded: the server answered ${response.status}`);
  const items: unknown = await response.json();
  if (!Array.isArray(items)) throw new Error('This part of the menu could not be read');
  return items;
}
