import { counter } from '@mapwright/site/counter';
import { searchWords } from '@mapwright/site/words';
import type { Found } from '../engine.ts';

/** How many pages were found: `At least 30 pages found` where the index knows 37, and not all of them. */
export function countFound({ total, isCut }: Found): string {
  return isCut
    ? counter.count(searchWords.foundAtLeast, roundDown(total))
    : counter.count(searchWords.found, total);
}

/** The text of the link to all results. */
export function showAllWord({ total, isCut }: Found): string {
  return isCut ? searchWords.showEverything : counter.count(searchWords.showAll, total);
}

/** The number of pages in an area: `10+` for 12 where there may be more. */
export function countIn(count: number, { isCut }: Pick<Found, 'isCut'>): string {
  return isCut ? `${counter.number(roundDown(count))}+` : counter.number(count);
}

/** Only the first digit: the others would claim to know a number that is open upwards. */
function roundDown(count: number): number {
  const unit = 10 ** Math.floor(Math.log10(Math.max(count, 1)));
  return Math.floor(count / unit) * unit;
}
