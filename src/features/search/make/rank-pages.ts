import { isSymbol } from '../read/is-symbol.ts';
import type { SearchedPage } from '../read/searched-page.ts';

/** How much the newest page with a date counts, and how much less the oldest, in percent. Pages without a date count 100. */
const NEWEST = 92;
const LOST = 22;

/** How much a page of a reference counts, in percent: people who look for a member type its name, which fits best anyway. */
const REFERENCE = 73;

/** How much each page counts, in percent. Posts and releases have a date: the older they are, the less they count. */
export function rankPages(pages: readonly SearchedPage[]): readonly number[] {
  const dates = [...new Set(pages.flatMap(({ date }) => date ?? []))].sort().reverse();
  const order = new Map(dates.map((date, index) => [date, index]));
  return pages.map(({ date, sections }) => {
    if (date !== undefined) return Math.round(NEWEST - (LOST * (order.get(date) ?? 0)) / dates.length);
    return sections.some(({ id }) => isSymbol(id)) ? REFERENCE : 100;
  });
}
