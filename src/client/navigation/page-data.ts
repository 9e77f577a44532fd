import type { HydrationData } from '../../templates/contract/page.ts';

/** Reads the JSON of a page. A docs page's sidebar is not in it. Returns nothing if the document is not a page of this site. */
export function readPageData(page: Document): HydrationData | null {
  const text = page.getElementById('pageData')?.textContent;
  return text ? parsePageData(text) : null;
}

/** Parses the JSON in a page. Throws if it is not a page's data. */
export function parsePageData(text: string): HydrationData {
  const parsed: unknown = JSON.parse(text);
  if (!isPageData(parsed)) throw new Error('The page carries no data that this script understands.');
  return parsed;
}

/** The inner HTML of every frozen part of a document, by name. */
export function readFrozen(page: ParentNode): Record<string, string> {
  const parts: Record<string, string> = {};
  for (const element of page.querySelectorAll<HTMLElement>('[data-frozen]')) {
    parts[element.dataset.frozen ?? ''] = element.innerHTML;
  }
  return parts;
}

function isPageData(value: unknown): value is HydrationData {
  if (!isObject(value)) return false;
  const { path, layout, shell } = value;
  return typeof path === 'string' && isObject(shell) && isObject(layout) && typeof layout.type === 'string';
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
