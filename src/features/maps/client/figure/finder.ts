import { counter } from '@mapwright/site/counter';
import type { Announce } from '@mapwright/site/live';
import { figuresWords } from '@mapwright/site/words';
import { listenForSearch } from './search.ts';

export interface FoundRegion {
  readonly id: string;
  readonly title: string;
  /** The text that the search compares. */
  readonly text: string;
}

/** The most regions that it offers at once. */
const OFFERED = 6;

/** What a finder does with a region, and where else it looks. */
interface FinderActions {
  readonly choose: (id: string) => void;
  /** Called when nothing is found, so that no older answer remains. */
  readonly clear: () => void;
  /** Finds regions by the towns and postcodes in them; absent if there is no list of towns. */
  readonly findTowns?: FindTowns | undefined;
  readonly announce: Announce;
}

/** Finds towns by their names and postcodes. */
export type FindTowns = (query: string, limit: number) => Promise<readonly FoundTown[]>;

/** A town, and the id of its region. */
interface FoundTown {
  readonly label: string;
  readonly region: string;
}

/** The field that finds a region. Typing lists regions below it, the arrow keys move to them, and Enter takes the first. */
export function createFinder(
  figure: HTMLElement,
  regions: readonly FoundRegion[],
  { choose, clear, findTowns, announce }: FinderActions,
): void {
  const field = figure.querySelector<HTMLInputElement>('[data-map-find]');
  const list = figure.querySelector<HTMLElement>('[data-map-found]');
  const holder = list?.parentElement;
  if (!field || !list || !holder) return;
  let count = 0;

  listenForSearch(
    field,
    regions.map(({ text }) => text),
    {
      found(indexes) {
        const own = isEmpty() ? [] : regions.filter((_, index) => indexes.has(index));
        offer(own);
        if (findTowns && !isEmpty()) addTowns(own, findTowns).catch(() => undefined);
        else if (own.length === 0) sayNothing();
      },
      pause() {
        if (!isEmpty())
          announce(count === 0 ? figuresWords.nothingFound : counter.count(figuresWords.found, count));
      },
    },
  );
  if (findTowns) field.addEventListener('focus', () => findTowns('', 0).catch(() => undefined));
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

  /** Towns come below the regions. A list of towns that does not come leaves the regions. */
  async function addTowns(own: readonly FoundRegion[], find: FindTowns): Promise<void> {
    const query = field?.value ?? '';
    const found = await find(query, OFFERED).catch(() => []);
    if (field?.value !== query) return;
    const towns = found
      .filter(({ label }) => !own.some(({ title }) => title === label))
      .map(({ label, region }) => ({ id: region, title: label }));
    const offers = [...own, ...towns];
    if (offers.length === 0) sayNothing();
    else offer(offers);
  }

  function offer(offers: readonly Pick<FoundRegion, 'id' | 'title'>[]): void {
    count = offers.length;
    list?.replaceChildren(...offers.slice(0, OFFERED).map(createOffer));
    setOpen(true);
  }

  function sayNothing(): void {
    count = 0;
    clear();
    if (isEmpty()) return;
    const [item, text] = [document.createElement('li'), document.createElement('span')];
    text.textContent = figuresWords.nothingFound;
    item.append(text);
    list?.replaceChildren(item);
    setOpen(true);
  }

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

  function createOffer({ id, title }: Pick<FoundRegion, 'id' | 'title'>): HTMLElement {
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
