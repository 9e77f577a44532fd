import type { Camera } from './camera.ts';
import type { Outlines } from './outlines.ts';
import type { RegionList } from './region-list.ts';
import type { MapRegionElement, RegionPlaces } from './regions.ts';
import { createTabStop, type TabStop } from './tab-stop.ts';
import { createTooltip } from './tooltip.ts';
import type { Point } from './view-box.ts';

export interface PointingOptions {
  readonly stage: HTMLElement;
  readonly regions: readonly MapRegionElement[];
  readonly list: RegionList;
  readonly places: RegionPlaces;
  readonly camera: Camera;
  readonly outlines: Outlines;
  /** The tooltip's second line. */
  readonly detail: (region: MapRegionElement) => string;
  readonly onHover: (id: string | null) => void;
  readonly signal: AbortSignal;
}

/** The region below the pointer or with keyboard focus: it is marked, and a tooltip names it. */
export interface Pointing {
  /** A tap or click points at a region too, and moves the focus to it. */
  tap(region: MapRegionElement, event: MouseEvent): void;
  /** Moves the focus to a region, and the map so that the region is visible. */
  focus(region: MapRegionElement): void;
  hideTooltip(): void;
  /** Shows the tooltip of the focused region where the region is now. */
  follow(region: MapRegionElement): void;
  /** Puts the stop of the Tab key on a visible region, if possible on the one that was chosen. */
  keepStop: TabStop['keep'];
}

export function createPointing(options: PointingOptions): Pointing {
  const { stage, list, places, camera, outlines, detail, onHover, signal } = options;
  const tooltip = createTooltip(stage);
  const stop = createTabStop(options);
  let pointed: MapRegionElement | null = null;
  /** A mouse or pen rests on the map: what it points at stays marked, wherever the focus goes. */
  let isHovered = false;
  let moved: PointerEvent;
  let request = 0;

  function point(region: MapRegionElement | null, at: Point | null): void {
    forgetMove();
    if (region && at) tooltip.show(region.title, detail(region), at);
    else tooltip.hide();
    if (region === pointed) return;
    pointed = region;
    outlines.setHover(region);
    onHover(region?.id ?? null);
  }

  /** Runs once a frame, after the browser has looked up what is below the pointer: had the page changed before, it would look again. */
  function followMove(): void {
    const region = list.find(moved.target);
    if (region || pointed) point(region, camera.locatePointer(moved));
  }

  function forgetMove(): void {
    cancelAnimationFrame(request);
    request = 0;
  }

  function moveFocus(region: MapRegionElement): void {
    list.activate(region);
    region.element.focus({ preventScroll: true });
  }

  /** The tooltip of a focused region is above it, so that its middle stays free. */
  function pointAtFocused(region: MapRegionElement): void {
    isHovered = false;
    outlines.setFocus(region);
    point(region, camera.locateSoon({ x: places.point(region).x, y: places.box(region).y }));
  }

  stage.addEventListener(
    'pointermove',
    event => {
      // A finger that scrolls does not point at anything; a tap does, when it ends.
      if (event.pointerType === 'touch' || event.buttons > 0) return;
      isHovered = true;
      moved = event;
      request ||= requestAnimationFrame(followMove);
    },
    { signal },
  );
  stage.addEventListener(
    'pointerleave',
    () => {
      isHovered = false;
      point(null, null);
    },
    { signal },
  );
  stage.addEventListener(
    'focusin',
    event => {
      const region = list.find(event.target);
      if (region) stop.enter();
      if (region?.element.matches(':focus-visible')) pointAtFocused(region);
    },
    { signal },
  );
  stage.addEventListener(
    'focusout',
    () => {
      outlines.setFocus(null);
      if (!isHovered) point(null, null);
    },
    { signal },
  );

  return {
    tap(region, event) {
      moveFocus(region);
      point(region, camera.locatePointer(event));
    },
    focus(region) {
      camera.reveal(places.point(region));
      moveFocus(region);
    },
    hideTooltip() {
      forgetMove();
      tooltip.hide();
    },
    follow: pointAtFocused,
    keepStop: stop.keep,
  };
}
