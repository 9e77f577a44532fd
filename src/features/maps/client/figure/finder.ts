import { counter } from '@mapwright/site/counter';
import type { Announce } from '@mapwright/site/live';
import { figuresWords } from '@mapwright/site/words';
import { createOfferList, type Offer } from './offer-list.ts';
import { listenForSearch } from './search.ts';

export interface FoundRegion extends Offer {
  /** The text that the search compares. */
  readonly text: string;
}

/** The most towns that it asks for. */
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
  if (!field || !list) return;
  const show = createOfferList(field, list, choose);
  const query = () => field.value;
  const isEmpty = () => query().trim() === '';
  let count = 0;
  let added: Promise<void> | undefined;

  listenForSearch(
    field,
    regions.map(({ text }) => text),
    {
      found(indexes) {
        const own = isEmpty() ? [] : regions.filter((_, index) => indexes.has(index));
        offer(own);
        added = findTowns && !isEmpty() ? addTowns(own, findTowns) : undefined;
        if (!added && own.length === 0) offerNothing();
      },
      async pause() {
        const asked = query();
        await added;
        if (!isEmpty() && query() === asked)
          announce(count === 0 ? figuresWords.nothingFound : counter.count(figuresWords.found, count));
      },
    },
  );
  if (findTowns) field.addEventListener('focus', () => findTowns('', 0).catch(() => undefined));

  /** Towns come below the regions. A list of towns that does not come leaves the regions. */
  async function addTowns(own: readonly FoundRegion[], find: FindTowns): Promise<void> {
    const asked = query();
    const found = await find(asked, OFFERED).catch(() => []);
    if (query() !== asked) return;
    const towns = found
      .filter(({ label }) => !own.some(({ title }) => title === label))
      .map(({ label, region }) => ({ id: region, title: label }));
    if (own.length + towns.length === 0) offerNothing();
    else offer([...own, ...towns]);
  }

  function offer(found: readonly Offer[]): void {
    count = found.length;
    show(found.slice(0, OFFERED));
  }

  function offerNothing(): void {
    count = 0;
    clear();
    if (!isEmpty()) show([], figuresWords.nothingFound);
  }
}
