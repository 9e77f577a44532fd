import type { Point } from './view-box.ts';

/** The event that Safari sends for a pinch on a trackpad; other browsers send turns of the wheel with Ctrl. */
interface PinchEvent extends Event {
  /** The distance between the fingers, relative to the distance at the start. */
  readonly scale: number;
  readonly clientX: number;
  readonly clientY: number;
}

/**
 * Listens for Safari's pinches until `signal` aborts. Fingers on a screen send them too, but pointer events have already moved the map
 * then. In both cases the page keeps its size.
 */
export function listenForPinches(
  element: EventTarget,
  zoom: (factor: number, at: Point) => void,
  signal: AbortSignal,
): void {
  let fingers = 0;
  let scale = 1;

  for (const type of ['touchstart', 'touchend', 'touchcancel']) {
    element.addEventListener(
      type,
      event => {
        if (hasTouches(event)) fingers = event.touches.length;
      },
      { signal, passive: true },
    );
  }
  for (const type of ['gesturestart', 'gesturechange', 'gestureend']) {
    element.addEventListener(
      type,
      event => {
        event.preventDefault();
        if (!isPinch(event)) return;
        const before = type === 'gesturestart' ? event.scale : scale;
        scale = event.scale;
        if (fingers === 0 && scale !== before) zoom(scale / before, { x: event.clientX, y: event.clientY });
      },
      { signal, passive: false },
    );
  }
}

function isPinch(event: Event): event is PinchEvent {
  return 'scale' in event && typeof event.scale === 'number' && event.scale > 0;
}

function hasTouches(event: Event): event is Event & Pick<TouchEvent, 'touches'> {
  return 'touches' in event;
}
