import { counter } from '@mapwright/site/counter';
import type { Announce } from '@mapwright/site/live';
import { figuresWords } from '@mapwright/site/words';
import { listenForSearch } from './map-figure-search.ts';

export interface FoundRegion {
  readonly id: string;
  readonly title: string;
  /** The text that the search compares. */
  readonly text: string;
}

/** The most regions that it offers at once. */
const OFFERED = 6;

/** The field that finds a region. Typing lists regions below it, the arrow keys move to them, and Enter takes the first. */
export function createFinder(
  figure: HTMLElement,
  regions: readonly FoundRegion[],
  { choose, announce }: { readonly choose: (id: string) => void; readonly announce: Announce },
): void {
  const field = figure.querySelector<HTMLInputElement>('[data-map-find]');
  const list = figure.querySelector<HTMLElement>('[data-map-found]');
  const holder = list?.parentElement;
  if (!field || !list || !holder) return;

  listenForSearch(
    field,
    regions.map(({ text }) => text),
    {
      found(indexes) {
        const offered = isEmpty() ? [] : regions.filter((_, index) => indexes.has(index));
        list.replaceChildren(...offered.slice(0, OFFERED).map(createOffer));
        setOpen(true);
      },
      pause(count) {
        if (!isEmpty())
          announce(count === 0 ? figuresWords.nothingFound : counter.count(figuresWords.found, count));
      },
    },
  );
  field.addEventListener('focus', () => setOpen(true));
  // Some browsers do not focus a clicked button. Keep the focus in the field, so that the list stays open until the click.
  list.addEventListener('mousedown', event => event.preventDefault());
  holder.addEventListener('focusout', ({ relatedTarget }) => {
    const isInside = relatedTarget instanceof Node && holder.contains(relatedTarget);
    if (!isInside) setOpen(false);
  });
  holder.addEventListener('keydown', event => {
    if (event.key === 'ArrowDown') moveBy(1, event);
    else if (event.key === 'ArrowUp') moveBy(-1, event);
    else if (event.key === 'Escape') close();
    else if (event.key === 'Enter' && event.target === field && !list.hidden)
      list.querySelector('button')?.click();
  });

  function isEmpty(): boolean {
    return field?.value.trim() === '';
  }

  function setOpen(isOpen: boolean): void {
    if (list) list.hidden = !isOpen || list.childElementCount === 0;
  }

  function close(): void {
    field?.focus({ preventScroll: true });
    setOpen(false);
  }

  /** Moves between the field and the list below it. */
  function moveBy(step: number, event: Event): void {
    setOpen(true);
    const stops = holder?.querySelectorAll<HTMLElement>('input, button') ?? [];
    const next = stops[[...stops].findIndex(stop => stop.matches(':focus')) + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  function createOffer({ id, title }: FoundRegion): HTMLElement {
    const item = document.createElement('li');
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = title;
    button.addEventListener('click', () => {
      list?.replaceChildren();
      if (field) field.value = title;
      close();
      choose(id);
    });
    item.append(button);
    return item;
  }
}
