import type { Result, SearchEngine } from './engine.ts';

/** A page that may have been meant. */
export interface NearPage {
  readonly href: string;
  readonly title: string;
}

/** Where a visitor got lost: the path, without the site's `/` or `/base/` at its beginning. */
interface LostAddress {
  readonly base: string;
  readonly path: string;
}

/** How many results are compared with an address, and how many of them are offered. */
const MOST_COMPARED = 10;
const MOST_OFFERED = 5;

/**
 * The pages that are near to an address without a page: those with its name, which may be misspelt; else the nearest page above it. What
 * a search finds in texts alone says nothing about an address.
 */
export async function findNearPages(
  engine: SearchEngine,
  { base, path }: LostAddress,
): Promise<readonly NearPage[]> {
  const segments = path.replace(/\/$/, '').split('/');
  const named = await pagesNamed(engine, wordsOfName(segments.at(-1) ?? ''), base + path);
  if (named.length > 0) return named.slice(0, MOST_OFFERED);
  for (let count = segments.length - 1; count > 0; count -= 1) {
    const page = await pageAt(engine, base + segments.slice(0, count).join('/'));
    if (page) return [page];
  }
  return [];
}

/** The pages with a query as their name, or with another spelling of it. */
async function pagesNamed(engine: SearchEngine, query: string, here: string): Promise<readonly NearPage[]> {
  const { results, corrected, suggestions } = await engine.search(query, { most: MOST_COMPARED, here });
  const asked = (corrected ?? query).split(' ');
  const named = results.filter(({ href }) => isNamed(nameIn(href), asked)).map(toNearPage);
  if (named.length > 0) return named;
  return (await Promise.all(suggestions.map(other => pagesNamed(engine, other, here)))).flat();
}

/** The page at an address. Areas are known by it; others are found by the words of their names. */
async function pageAt(engine: SearchEngine, address: string): Promise<NearPage | undefined> {
  const { areas } = await engine.about();
  const area = areas.find(({ href }) => href === address);
  if (area) return { href: area.href, title: area.label };
  const { results } = await engine.search(wordsOfName(nameIn(address)), { most: MOST_COMPARED });
  return results.filter(({ href }) => href === address).map(toNearPage)[0];
}

/** Pages of the same name are told apart by the pages above them. */
function toNearPage({ href, title, crumbs }: Result): NearPage {
  return { href, title: [...crumbs, title.map(({ text }) => text).join('')].join(' › ') };
}

function nameIn(address: string): string {
  return address.slice(address.lastIndexOf('/') + 1);
}

/** Whether a name has all words, or words that begin with them, and little more: `germany` of `germany-b2c0`, not of `maps-near-germany`. */
function isNamed(name: string, words: readonly string[]): boolean {
  const own = wordsOfName(name).split(' ');
  const hasAll = words.every(word => own.some(one => one.startsWith(word)));
  return hasAll && words.join('').length * 2 > own.join('').length;
}

/** The words of the last part of a path, without an ending for files: `FirstMap.html` → `first map`, `8.7.0` → `8.7.0`. */
function wordsOfName(name: string): string {
  return decoded(name)
    .replace(/\.[a-z]\w*$/i, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[^\p{L}\p{M}\p{N}.]+/gu, ' ')
    .trim()
    .toLowerCase();
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
