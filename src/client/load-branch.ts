import type { SidebarItemData } from '../templates/contract/layout.ts';
import { fillWord } from '../templates/shared/words/fill-word.ts';
import { shellWords } from '../templates/words.ts';

/** Makes the function that fetches the closed branches of sidebars. It rejects with an error whose message the visitor can read. */
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
