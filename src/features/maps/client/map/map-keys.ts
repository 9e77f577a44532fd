import { sortRegions } from '../sort-regions.ts';
import { type MapKey, nearestToward, nextTitled, readMapKey, STEPS } from './keyboard.ts';
import type { MapRegionElement, RegionPlaces } from './regions.ts';
import type { Point } from './view-box.ts';

/** What keys can do to a map. */
export interface MapKeyActions {
  /** Moves the map by shares of its width and height. */
  readonly pan: (shares: Point) => void;
  /** Magnifies about the region with the focus, or about the middle. */
  readonly zoomBy: (factor: number, region: MapRegionElement | null) => void;
  readonly reset: () => void;
  readonly focus: (region: MapRegionElement) => void;
  readonly choose: (region: MapRegionElement) => void;
  readonly clear: () => void;
}

/** The share of the map by which a key moves it. */
const PAN = 0.15;
/** Milliseconds within which letters belong to one name. */
const PAUSE = 1000;

/** Handles the keys pressed on a region, and returns whether the map uses the key. On a marker, `region` is `null`. */
export function createMapKeys(
  regions: readonly MapRegionElement[],
  places: RegionPlaces,
  actions: MapKeyActions,
): (event: KeyboardEvent, region: MapRegionElement | null) => boolean {
  let typed = { letters: '', time: 0 };
  let sorted: readonly MapRegionElement[] | undefined;

  return (event, region) => {
    const key = readMapKey(event);
    if (key?.kind === 'type' && region) type(key.letter, region, event.timeStamp);
    else if (key && region) press(key, region);
    else if (key) return pressAnywhere(key, null);
    return key !== null;
  };

  /** The regions in the order of their table. There may be thousands, so they are sorted on first use. */
  function byName(): readonly MapRegionElement[] {
    sorted ??= sortRegions(regions, 'title', 'ascending');
    return sorted;
  }

  /** A letter that continues no name begins another. */
  function type(letter: string, region: MapRegionElement, time: number): void {
    const begun = time - typed.time < PAUSE ? typed.letters : '';
    const next = nextTitled(byName(), region, begun + letter);
    const found = next ?? nextTitled(byName(), region, letter);
    typed = { letters: next ? begun + letter : letter, time };
    if (found) actions.focus(found);
  }

  function pressAnywhere(key: MapKey, region: MapRegionElement | null): boolean {
    switch (key.kind) {
      case 'pan':
        actions.pan({ x: -STEPS[key.direction].x * PAN, y: -STEPS[key.direction].y * PAN });
        return true;
      case 'zoom-in':
        actions.zoomBy(2, region);
        return true;
      case 'zoom-out':
        actions.zoomBy(0.5, region);
        return true;
      case 'reset':
        actions.reset();
        return true;
      default:
        return false;
    }
  }

  function press(key: MapKey, region: MapRegionElement): void {
    const next = destination(key, region);
    if (next) actions.focus(next);
    else if (key.kind === 'choose') actions.choose(region);
    else if (key.kind === 'clear') actions.clear();
    else pressAnywhere(key, region);
  }

  function destination(key: MapKey, region: MapRegionElement): MapRegionElement | null {
    if (key.kind === 'first') return byName()[0] ?? null;
    if (key.kind === 'last') return byName().at(-1) ?? null;
    if (key.kind !== 'move') return null;
    const others = regions.map(other => ({ ...places.point(other), region: other }));
    return nearestToward(others, places.point(region), key.direction)?.region ?? null;
  }
}
