import type { Camera } from './camera.ts';
import { listenForGestures } from './gestures.ts';
import { createMapKeys } from './map-keys.ts';
import type { Pointing } from './pointing.ts';
import type { RegionList } from './region-list.ts';
import type { MapRegionElement, RegionPlaces } from './regions.ts';
import type { Stage } from './stage.ts';
import type { Point } from './view-box.ts';

/** The parts of a map that pointer and keys act on. */
export interface DrivenMap {
  readonly stage: Stage;
  readonly camera: Camera;
  readonly pointing: Pointing;
  readonly regions: readonly MapRegionElement[];
  readonly list: RegionList;
  readonly places: RegionPlaces;
  /** Selects these regions and no others. */
  readonly select: (ids: readonly string[]) => void;
}

/** Lets visitors control a map by pointer, wheel and keys until `signal` aborts. */
export function driveMap(map: DrivenMap, signal: AbortSignal): void {
  const { stage, list } = map;
  listenForGestures(stage.element, gesturesOf(map), signal);
  const press = keysOf(map);
  stage.element.addEventListener(
    'keydown',
    event => {
      if (press(event, list.find(event.target))) event.preventDefault();
    },
    { signal },
  );
}

function gesturesOf({ stage, camera, pointing, list, select }: DrivenMap) {
  const { zoomIn, canZoom } = camera;
  return {
    zoomIn,
    canZoom,
    refuseWheel: stage.hint,
    pan: (by: Point) => {
      pointing.hideTooltip();
      camera.pan(by);
    },
    zoom: (factor: number, at: Point) => {
      pointing.hideTooltip();
      camera.zoom(factor, at);
    },
    choose: (event: MouseEvent) => {
      const region = list.find(event.target);
      if (!region) return;
      pointing.tap(region, event);
      select(list.afterChoice(region));
    },
  };
}

function keysOf({ camera, pointing, regions, list, places, select }: DrivenMap) {
  return createMapKeys(regions, places, {
    pan: camera.panByShares,
    zoomBy(factor, region) {
      camera.zoomBy(factor, region ? places.point(region) : undefined);
      if (region) pointing.follow(region);
    },
    reset: camera.reset,
    focus: pointing.focus,
    choose: region => select(list.afterChoice(region)),
    clear: () => {
      pointing.hideTooltip();
      if (list.selected().length > 0) select([]);
    },
  });
}
