import type { Camera } from './camera.ts';
import type { RegionList } from './region-list.ts';
import type { MapRegionElement, RegionPlaces } from './regions.ts';

interface TabStopOptions {
  readonly regions: readonly MapRegionElement[];
  readonly list: RegionList;
  readonly places: RegionPlaces;
  readonly camera: Camera;
}

/** The region at which the Tab key enters a map. */
export interface TabStop {
  /** The focus is in the map: from now on the stop is where the focus was last. */
  enter(): void;
  /**
   * Puts the stop on what was chosen last, or before the first visit on the largest region. It is always on a visible region: browsers
   * would scroll the page towards an invisible one.
   */
  keep(chosen?: MapRegionElement): void;
}

export function createTabStop({ regions, list, places, camera }: TabStopOptions): TabStop {
  /** Where the focus enters the map, until it has; `undefined` before the first stop. */
  let wanted: MapRegionElement | null | undefined;

  const areaOf = (region: MapRegionElement) => places.box(region).width * places.box(region).height;
  const nearness = (region: MapRegionElement) => -camera.fromMiddle(places.point(region));

  return {
    enter() {
      wanted &&= null;
    },
    keep(chosen) {
      wanted = chosen ?? (wanted === undefined ? best(regions, areaOf) : wanted);
      const stop = list.active();
      if (!stop || stop.element === document.activeElement) return;
      const seen = [wanted, stop].find(region => region && camera.isSeen(places.point(region)));
      list.activate(seen ?? best(regions, nearness) ?? stop);
    },
  };
}

/** The first item with the highest value. */
function best<Item>(items: readonly Item[], rate: (item: Item) => number): Item | null {
  let found: Item | null = null;
  let highest = -Infinity;
  for (const item of items) {
    const value = rate(item);
    if (value > highest) [found, highest] = [item, value];
  }
  return found;
}
