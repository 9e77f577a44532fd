import { INDEX_FILE } from '../index-format.ts';
import { findAll } from './engine/find-all.ts';
import type { SearchEngine } from './engine/found.ts';
import { type FetchJson, openIndex, type SearchIndex } from './engine/open-index.ts';

export type {
  About,
  Found,
  HeadingResult,
  Marked,
  Result,
  Scope,
  SearchEngine,
} from './engine/found.ts';

/**
 * Searches the index whose files `fetchJson` gets, by their names relative to the folder of the index. It loads what a query needs, once.
 * A file that is gone (a deploy replaced it) is answered by reading `index.json` anew, once; `renew` does so before.
 */
export function createEngine(fetchJson: FetchJson): SearchEngine {
  let opened: Promise<SearchIndex> | undefined;

  async function open(isFresh: boolean): Promise<SearchIndex> {
    return openIndex(await fetchJson(INDEX_FILE, isFresh), fetchJson);
  }

  function current(): Promise<SearchIndex> {
    opened ??= open(false).catch(error => {
      opened = undefined;
      throw error;
    });
    return opened;
  }

  return {
    async about() {
      const { areas, versions, contact } = (await current()).file;
      return { areas, versions, ...(contact && { contact }) };
    },
    async search(query, scope) {
      const index = await current();
      try {
        return await findAll(index, query, scope);
      } catch {
        const renewed = await open(true);
        opened = Promise.resolve(renewed);
        return findAll(renewed, query, scope);
      }
    },
    async renew() {
      const { file } = await current();
      const renewed = await open(true);
      const isOther = JSON.stringify(renewed.file) !== JSON.stringify(file);
      // If nothing has changed, the old one keeps the files that it has loaded.
      if (isOther) opened = Promise.resolve(renewed);
      return isOther;
    },
  };
}
