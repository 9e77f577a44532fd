import { counter } from '@mapwright/site/counter';
import { searchWords } from '@mapwright/site/words';
import type { Found } from '../engine.ts';

/** How many pages were found: `At least 37 pages found` where the index does not know all of them. */
export function countFound({ total, isCut }: Found): string {
  return counter.count(isCut ? searchWords.foundAtLeast : searchWords.found, total);
}

/** The text of the link to all results. */
export function showAllWord({ total, isCut }: Found): string {
  return isCut ? searchWords.showEverything : counter.count(searchWords.showAll, total);
}

/** The number of pages in an area: `12+` where there may be more. */
export function countIn(count: number, { isCut }: Pick<Found, 'isCut'>): string {
  return `${counter.number(count)}${isCut ? '+' : ''}`;
}
