import { listenForPinches } from './trackpad.ts';
import type { Point } from './view-box.ts';

/** What gestures do; places and distances in pixels of the window. */
export interface GestureActions {
  readonly pan: (by: Point) => void;
  readonly zoom: (factor: number, at: Point) => void;
  /** A double click or a double tap. */
  readonly zoomIn: (at: Point) => void;
  /** A click or tap without a movement. */
  readonly choose: (event: MouseEvent) => void;
  /** Called when the visitor turns the wheel over a map that leaves it to the page, for a hint on how to zoom. */
  readonly refuseWheel: () => void;
  /** Whether zooming by this factor would change anything: at the limit, the wheel scrolls the page. */
  readonly canZoom: (factor: number) => boolean;
}

/** Pixels that the pointer may move during a click; time and distance between the taps of a double tap. */
const TREMBLE = 4;
const DOUBLE = { milliseconds: 300, pixels: 24 };

/**
 * Listens for drags, pinches, wheels and clicks until `signal` aborts. One finger scrolls the page unless the map is zoomed in (the style
 * sheet says so with `touch-action`); two fingers always move the map.
 */
export function listenForGestures(element: HTMLElement, actions: GestureActions, signal: AbortSignal): void {
  listenForPointers(element, actions, signal);
  listenForWheel(element, actions, signal);
  listenForPinches(element, actions.zoom, signal);
}

function listenForPointers(element: HTMLElement, actions: GestureActions, signal: AbortSignal): void {
  const pointers = new Map<number, Point>();
  let start: Point = { x: 0, y: 0 };
  let isDragged = false;

  element.addEventListener(
    'pointerdown',
    event => {
      if (event.pointerType === 'mouse' && event.button !== 0) return;
      if (pointers.size === 0) {
        start = placeOf(event);
        isDragged = false;
      }
      pointers.set(event.pointerId, placeOf(event));
    },
    { signal },
  );

  element.addEventListener(
    'pointermove',
    event => {
      const before = pointers.get(event.pointerId);
      // The button was released outside the window.
      if (event.buttons === 0) pointers.delete(event.pointerId);
      if (!before || event.buttons === 0) return;
      const after = placeOf(event);
      if (!isDragged && pointers.size === 1 && distance(start, after) < TREMBLE) return;
      // Capture only once it is a drag: the click of a captured pointer would miss the region.
      if (!isDragged || !element.hasPointerCapture(event.pointerId))
        element.setPointerCapture(event.pointerId);
      isDragged = true;
      const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
      pointers.set(event.pointerId, after);
      if (!other) return actions.pan({ x: after.x - before.x, y: after.y - before.y });
      const [from, to] = [middle(before, other), middle(after, other)];
      actions.pan({ x: to.x - from.x, y: to.y - from.y });
      actions.zoom(Math.max(1, distance(after, other)) / Math.max(1, distance(before, other)), to);
    },
    { signal },
  );

  const release = (event: PointerEvent) => pointers.delete(event.pointerId);
  for (const type of ['pointerup', 'pointercancel'] as const) {
    element.addEventListener(type, release, { signal });
  }

  element.addEventListener(
    'touchstart',
    event => {
      // Otherwise the browser would scroll with two fingers and cancel the pointers.
      if (event.touches.length > 1 && event.cancelable) event.preventDefault();
    },
    { signal, passive: false },
  );

  listenForClicks(element, actions, signal, () => isDragged);
}

function listenForClicks(
  element: HTMLElement,
  actions: GestureActions,
  signal: AbortSignal,
  isDragged: () => boolean,
): void {
  let last: { readonly time: number; readonly at: Point } | null = null;
  element.addEventListener(
    'click',
    event => {
      // Keys send clicks as well, with a detail of 0.
      if (isDragged() && event.detail > 0) return event.stopPropagation();
      if (event.target instanceof Element && event.target.closest('button')) return;
      const click = { time: event.timeStamp, at: placeOf(event) };
      const isDouble =
        last !== null &&
        click.time - last.time < DOUBLE.milliseconds &&
        distance(click.at, last.at) < DOUBLE.pixels;
      last = isDouble ? null : click;
      if (isDouble) actions.zoomIn(click.at);
      else actions.choose(event);
    },
    { signal, capture: true },
  );
}

/** The wheel scrolls the page until the map is clicked or has keyboard focus; with Ctrl it always zooms the map. */
function listenForWheel(element: HTMLElement, actions: GestureActions, signal: AbortSignal): void {
  let isClicked = false;
  const setClicked = (is: boolean) => () => {
    isClicked = is;
  };
  element.addEventListener('pointerdown', setClicked(true), { signal });
  element.addEventListener('pointerleave', setClicked(false), { signal });
  element.addEventListener(
    'wheel',
    event => {
      const hasKey = event.ctrlKey || event.metaKey;
      const factor = wheelFactor(event);
      if (!hasKey && !isClicked && !element.querySelector(':focus-visible')) return actions.refuseWheel();
      if (hasKey || actions.canZoom(factor)) event.preventDefault();
      actions.zoom(factor, placeOf(event));
    },
    { signal, passive: false },
  );
}

/** The magnification by a turn of the wheel. Pinches of a trackpad arrive as small turns with Ctrl. */
export function wheelFactor(event: Pick<WheelEvent, 'deltaY' | 'deltaMode' | 'ctrlKey'>): number {
  const unit = event.deltaMode === 1 ? 0.05 : event.deltaMode === 2 ? 1 : 0.002;
  const power = -event.deltaY * unit * (event.ctrlKey ? 10 : 1);
  return 2 ** Math.min(0.5, Math.max(-0.5, power));
}

function placeOf(event: MouseEvent): Point {
  return { x: event.clientX, y: event.clientY };
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function middle(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}
