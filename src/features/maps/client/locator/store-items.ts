import { fillWord } from '@mapwright/site/contract';
import { locatorWords, site } from '@mapwright/site/words';
import type { Position } from './distance.ts';
import type { FoundStore, SearchedStore } from './find-stores.ts';
import { dayText, openStateAt, readOpenTimes, timeText } from './open-times.ts';

/** Reads the stores from the items of the list. */
export function readStores(items: readonly HTMLElement[]): readonly SearchedStore[] {
  return items.map(({ dataset }) => ({
    latitude: Number(dataset.latitude),
    longitude: Number(dataset.longitude),
    services: JSON.parse(dataset.services ?? '[]') as readonly string[],
    openTimes: readOpenTimes(dataset.open ?? ''),
  }));
}

/** Shows in an item how far its store is, and whether it is open. Its directions begin where the visitor searched. */
export function updateItem(
  item: HTMLElement,
  { openTimes, latitude, longitude }: SearchedStore,
  {
    now,
    from,
    found,
  }: { readonly now: number; readonly from: Position | undefined; readonly found: FoundStore | undefined },
): void {
  const state = item.querySelector('[data-state]');
  const link = item.querySelector<HTMLAnchorElement>('[data-directions]');
  const distance = found?.distance === undefined ? '' : distanceText(found.distance);
  if (state)
    state.textContent = [distance, openText(openStateAt(openTimes, now))].filter(Boolean).join(' · ');
  if (!link) return;
  const url = new URL(link.href);
  url.searchParams.set('to', `${latitude},${longitude}`);
  if (from) url.searchParams.set('from', `${from.latitude},${from.longitude}`);
  else url.searchParams.delete('from');
  link.href = url.href;
}

/** Kilometres for readers: `3.4 km`, `120 km`. */
export function distanceText(kilometres: number): string {
  const format = new Intl.NumberFormat(site.language, { maximumFractionDigits: kilometres < 10 ? 1 : 0 });
  return fillWord(locatorWords.kilometres, { count: format.format(kilometres) });
}

function openText(state: ReturnType<typeof openStateAt>): string {
  if (state === null) return '';
  if (state.isOpen)
    return state.until === null
      ? locatorWords.openNow
      : fillWord(locatorWords.openUntil, { time: timeText(state.until) });
  return fillWord(locatorWords.opensAt, {
    day: dayText(state.opens, locatorWords.days),
    time: timeText(state.opens),
  });
}
