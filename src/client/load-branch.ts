import type { SidebarItemData } from '../templates/contract.ts';
import { fillWord } from '../templates/shared/words/fill-word.ts';
import { shellWords } from '../templates/words.ts';

/** Makes what fetches the closed branches of sidebars. Rejects with an error in words for the visitor. */
export function createBranchLoader(
  fetch: (url: string) => Promise<Pick<Response, 'ok' | 'status' | 'json'>>,
): (url: string) => Promise<readonly SidebarItemData[]> {
  return async url => {
    const response = await fetch(url).catch(cause => {
      throw new Error(shellWords.menuNotLoaded, { cause });
    });
    if (!response.ok) throw new Error(fillWord(shellWords.menuNotAnswered, { status: response.status }));
    const items: unknown = await response.json().catch(() => null);
    if (!Array.isArray(items)) throw new Error(shellWords.menuNotRead);
    return items;
  };
}
