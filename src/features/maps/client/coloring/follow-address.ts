import type { PageAddress } from '@mapwright/site/live';
import { coloringWords } from '@mapwright/site/words';
import type { InteractiveMap } from '../map/interactive-map.ts';
import { type View, WHOLE } from '../map/view-box.ts';
import { readSharedMap, writeSharedMap } from './state-address.ts';
import { fromHash, isMapHash, toHash } from './state-hash.ts';
import type { StateHistory } from './state-history.ts';

/** The address of a page and the map on it. */
export interface MapAddress {
  /** The address with the map as it is now; `null` if it is too long for one. */
  link(): Promise<string | null>;
  /** Shows the map that the hash of an address has. */
  restore(hash: string): Promise<void>;
}

/** Milliseconds without a change before the address is written: browsers allow few writes a minute. */
const REST = 400;

interface Following {
  readonly map: InteractiveMap;
  readonly history: StateHistory;
  readonly address: PageAddress;
  readonly signal: AbortSignal;
}

/** Keeps the address in step with the map, from now on. */
export function followAddress({ map, history, address, signal }: Following): MapAddress {
  const regions = new Set(map.regions.map(({ id }) => id));
  let view: View = WHOLE;
  let timer: ReturnType<typeof setTimeout> | undefined;
  map.on('view', next => {
    view = next;
    wait();
  });
  map.on('select', wait);
  history.follow(wait);
  signal.addEventListener('abort', () => clearTimeout(timer));

  function wait(): void {
    clearTimeout(timer);
    timer = setTimeout(write, REST);
  }

  const hash = () => {
    const state = history.current();
    return toHash(writeSharedMap({ state, selected: map.selected(), view }));
  };

  async function write(): Promise<void> {
    const next = await hash();
    const { search, hash: shown } = location;
    // A hash that leads elsewhere on the page is left alone while there is nothing to say.
    const isOwn = isMapHash(shown) || regions.has(shown.slice(1));
    if (next !== null && (next !== '' || isOwn)) address.replace(search, next);
  }

  return {
    async link() {
      const next = await hash();
      return next === null ? null : location.origin + location.pathname + location.search + next;
    },
    async restore(hash) {
      const shared = readSharedMap(await fromHash(hash), regions);
      if (signal.aborted) return;
      history.change(shared.state, coloringWords.title);
      if (shared.selected.length > 0) map.select(shared.selected);
      if (shared.view) map.showView(shared.view);
    },
  };
}
