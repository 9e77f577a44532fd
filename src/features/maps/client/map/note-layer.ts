import { createHtmlElement } from './html-elements.ts';
import type { Point } from './view-box.ts';

/** Distance from the pointer, so that a note does not cover what the visitor points at. */
const DISTANCE = 14;

/** A layer over the whole stage for a note. Nothing in it changes the layout of anything outside it. */
export function createNoteLayer(note: HTMLElement): HTMLElement {
  const layer = createHtmlElement('div', 'map-notes');
  layer.append(note);
  return layer;
}

/**
 * Places a note beside a point, in pixels of the stage: centred above it; below it if there is no room; never outside the stage. The
 * browser works out the place (100 % is the note's size, 100cqw and 100cqh are the stage's), because to measure here would lay out the
 * page for each movement of the pointer.
 */
export function placeNote(note: HTMLElement, at: Point): void {
  const above = `${at.y - DISTANCE}px - 100%`;
  const below = `min(${at.y + DISTANCE + 8}px, max(4px, 100cqh - 100% - 4px))`;
  const x = `max(4px, min(${at.x}px - 50%, 100cqw - 100% - 4px))`;
  // The large product is the limit that counts unless there is room above: then it is negative.
  const y = `max(${above}, min(${below}, 9999 * (4px - (${above}))))`;
  note.style.transform = `translate(round(${x}, 1px), round(${y}, 1px))`;
}
