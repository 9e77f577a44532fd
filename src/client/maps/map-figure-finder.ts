import type { Announce } from '../focus-and-announce.ts';
import { listenForSearch } from './map-figure-search.ts';

export interface FoundRegion {
  readonly id: string;
  readonly title: string;
  /** What it is found by. */
  readonly text: string;
}

/** Regions offered at once, at most. */
const OFFERED = 6;

/** The field that finds a region: what is typed offers regions below it, and Enter takes the first. */
export function createFinder(
  figure: HTMLElement,
  regions: readonly FoundRegion[],
  { choose, announce }: { readonly choose: (id: string) => void; readonly announce: Announce },
): void {
  const field = figure.querySelector<HTMLInputElement>('[data-map-find]');
  const list = figure.querySelector<HTMLElement>('[data-map-found]');
  if (!field || !list) return;

  listenForSearch(
    field,
    regions.map(({ text }) => text),
    {
      found(indexes) {
        const offered = field.value === '' ? [] : regions.filter((_, index) => indexes.has(index));
        list.replaceChildren(...offered.slice(0, OFFERED).map(createOffer));
        list.hidden = offered.length === 0;
      },
      pause(count) {
        if (field.value !== '') announce(count === 0 ? 'Nothing found' : `${count} found`);
      },
    },
  );
  field.addEventListener('keydown', event => {
    const first = list.querySelector('button');
    if (event.key === 'Enter' && first) first.click();
    else if (event.key === 'Escape') list.hidden = true;
  });
  // Some browsers do not focus a button that is clicked: the field keeps the focus, and the list stays until the click.
  list.addEventListener('mousedown', event => event.preventDefault());
  list.parentElement?.addEventListener('focusout', ({ relatedTarget }) => {
    const isInside = relatedTarget instanceof Node && list.parentElement?.contains(relatedTarget);
    if (!isInside) list.hidden = true;
  });
  list.addEventListener('keydown', event => {
    if (event.key !== 'Escape') return;
    list.hidden = true;
    field.focus();
  });

  function createOffer({ id, title }: FoundRegion): HTMLElement {
    const item = document.createElement('li');
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = title;
    button.addEventListener('click', () => {
      if (field) {
        field.value = title;
        field.focus({ preventScroll: true });
      }
      list?.replaceChildren();
      if (list) list.hidden = true;
      choose(id);
    });
    item.append(button);
    return item;
  }
}
