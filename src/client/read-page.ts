import type { HydrationData } from '../templates/contract.ts';
import { readSidebar } from '../templates/shell/read-sidebar.ts';
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
  const text = page.getElementById('page-data')?.textContent;
  if (!text) return null;
  return { data: withSidebar(parsePageData(text), page), frozen: readFrozen(page), head: readHead(page) };
}

/** A docs page's sidebar is not in its JSON: it is read back from its HTML. */
function withSidebar(data: HydrationData, page: Document): HydrationData {
  if (data.layout.type !== 'docs') return data;
  return { ...data, layout: { ...data.layout, sidebar: readSidebar(page) } };
}

/** Parses the JSON in a page. Throws if it is not a page's data. */
export function parsePageData(text: string): HydrationData {
  const parsed: unknown = JSON.parse(text);
  if (!isPageData(parsed)) throw new Error('The page carries no data that this script understands.');
  return parsed;
}

/** The inner HTML of every frozen part of a document, by name. */
function readFrozen(page: ParentNode): Record<string, string> {
  const parts: Record<string, string> = {};
  for (const element of page.querySelectorAll<HTMLElement>('[data-frozen]')) {
    parts[element.dataset.frozen ?? ''] = element.innerHTML;
  }
  return parts;
}

/** The target of a small redirect page: the URL of its instant refresh, as written. */
export function readRefresh(page: Document): string | null {
  const content = page.querySelector('meta[http-equiv="refresh" i]')?.getAttribute('content');
  return /^\s*0\s*;\s*url\s*=\s*['"]?(.*?)['"]?\s*$/i.exec(content ?? '')?.[1] ?? null;
}

/** Reads the layout of a page from its text, without parsing the document. */
export function readLayoutType(html: string): string | null {
  const data = html.slice(html.indexOf('id="page-data"'));
  return /"layout":\{"type":"([a-z-]+)"/.exec(data)?.[1] ?? null;
}

function isPageData(value: unknown): value is HydrationData {
  if (typeof value !== 'object' || value === null) return false;
  const { path, layout, shell } = value as Record<string, unknown>;
  return typeof path === 'string' && isObject(shell) && isObject(layout) && typeof layout.type === 'string';
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
