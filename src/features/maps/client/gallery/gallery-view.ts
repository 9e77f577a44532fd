import { counter } from '@mapwright/site/counter';
import { mapsWords } from '@mapwright/site/words';
import { keepFocus } from '../keep-focus.ts';
import type { FilteredMaps } from './filter-maps.ts';
import type { Gallery, Group } from './gallery-maps.ts';

/** Makes the function that shows what a search has found: its maps, how many there are for each filter, and a sentence. */
export function createGalleryView(
  root: HTMLElement,
  form: HTMLFormElement,
  gallery: () => Gallery,
): (found: FilteredMaps) => void {
  let isMoved = false;

  /** Puts maps first whose code was typed, and everything back if there are none. */
  function putFirst(exact: ReadonlySet<number>): void {
    if (exact.size === 0 && !isMoved) return;
    const { groups, before } = gallery();
    const isExact = ({ index }: Group['items'][number]) => exact.has(index);
    for (const { element, items } of groups)
      element.querySelector('ul')?.append(...elementsOf(matchesFirst(items, isExact)));
    // Only the groups move: the search field would lose the focus.
    before?.after(...elementsOf(matchesFirst(groups, ({ items }) => items.some(isExact))));
    isMoved = exact.size > 0;
  }

  return ({ shown, exact, counts }) => {
    const nothing = root.querySelector<HTMLElement>('.gallery-nothing');
    // Further names may come when the visitor is among the maps.
    keepFocus(
      () => {
        for (const group of gallery().groups) showGroup(group, shown);
        putFirst(exact);
        if (nothing) nothing.hidden = shown.size > 0;
      },
      () => form.querySelector<HTMLElement>('[type=search]'),
    );
    for (const radio of form.querySelectorAll<HTMLInputElement>('[type=radio]'))
      showCount(radio, counts[radio.name === 'kind' ? 'kind' : 'continent'].get(radio.value) ?? 0);
    const status = form.querySelector('[role=status]');
    if (status) status.textContent = countText(shown.size);
  };
}

function showGroup({ element, count, items }: Group, shown: ReadonlySet<number>): void {
  const visible = items.filter(({ index }) => shown.has(index));
  for (const item of items) item.element.hidden = !shown.has(item.index);
  element.hidden = visible.length === 0;
  if (count) count.textContent = String(visible.length);
}

/** Shows how many maps a choice of a filter would leave. */
function showCount({ parentElement: label }: HTMLInputElement, count: number): void {
  const text = label?.querySelector('.count');
  if (text) text.textContent = String(count);
  label?.toggleAttribute('data-empty', text != null && count === 0);
}

/** The items that match, then the others, each in their order. */
function matchesFirst<Item>(items: readonly Item[], matches: (item: Item) => boolean): readonly Item[] {
  return [...items.filter(matches), ...items.filter(item => !matches(item))];
}

function elementsOf(items: readonly { readonly element: HTMLElement }[]): readonly HTMLElement[] {
  return items.map(({ element }) => element);
}

function countText(count: number): string {
  return count === 0 ? mapsWords.noMap : counter.count(mapsWords.maps, count);
}
