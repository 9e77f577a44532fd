import type { HydrationData } from '../../templates/contract/page.ts';
import { readSidebar } from '../../templates/shell/read-sidebar.ts';
import { readFrozen, readPageData } from './page-data.ts';
import { type PageHead, readHead } from './update-head.ts';

/** Everything that a navigation needs from another page's document. */
export interface LoadedPage {
  readonly data: HydrationData;
  /** HTML of the parts that are never hydrated, by their names. */
  readonly frozen: Readonly<Record<string, string>>;
  readonly head: PageHead;
}

/** Reads a page from a document; nothing if the document is not a page of this site. */
export function readPage(page: Document): LoadedPage | null {
  const data = readPageData(page);
  return data && { data: withSidebar(data, page), frozen: readFrozen(page), head: readHead(page) };
}

/** A docs page's sidebar is not in its JSON: it is read back from its HTML. */
export function withSidebar(data: HydrationData, page: Document): HydrationData {
  if (data.layout.type !== 'docs') return data;
  return { ...data, layout: { ...data.layout, sidebar: readSidebar(page) } };
}

/** The target of a small redirect page: the URL of its instant refresh, as written. */
export function readRefresh(page: Document): string | null {
  const content = page.querySelector('meta[http-equiv="refresh" i]')?.getAttribute('content');
  return /^\s*0\s*;\s*url\s*=\s*['"]?(.*?)['"]?\s*$/i.exec(content ?? '')?.[1] ?? null;
}
