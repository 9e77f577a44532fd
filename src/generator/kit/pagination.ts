import type { PaginationData } from '../../templates/contract/content-parts.ts';
import { fillWord } from '../../templates/shared/words/fill-word.ts';
import type { Words } from '../../templates/shared/words/words.ts';
import { joinPath } from '../model/paths/join-path.ts';

/** One page of a list. */
export interface ListPage<Item> {
  readonly path: string;
  readonly items: readonly Item[];
  readonly pages: PaginationData;
}

/** Splits a list into pages: the first at `base`, the others at `base/page/2`… An empty list has one page. */
export function paginate<Item>(
  items: readonly Item[],
  {
    base,
    perPage,
    href,
  }: { readonly base: string; readonly perPage: number; readonly href: (path: string) => string },
): readonly ListPage<Item>[] {
  const count = Math.max(1, Math.ceil(items.length / perPage));
  const paths = Array.from({ length: count }, (_, index) =>
    index === 0 ? base : joinPath(base, `page/${index + 1}`),
  );
  const hrefs = paths.map(href);
  return paths.map((path, index) => ({
    path,
    items: items.slice(index * perPage, (index + 1) * perPage),
    pages: { number: index + 1, hrefs },
  }));
}

/** The description of one page of a list for search engines: the list's description, with the page number from the second page on. */
export function descriptionOfPage(
  description: string,
  { number, hrefs }: PaginationData,
  { lists }: Words,
): string {
  return number === 1 || description === ''
    ? description
    : fillWord(lists.pageOf, { number, count: hrefs.length, description });
}

/** The title of one page of a list. */
export function titleOfPage(title: string, { number }: PaginationData, { lists }: Words): string {
  return number === 1 ? title : fillWord(lists.titleOfPage, { title, number });
}

/** The pagination of a list that fits on one page. */
export function singlePage(href: string): PaginationData {
  return { number: 1, hrefs: [href] };
}
