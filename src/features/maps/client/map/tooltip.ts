import { createHtmlElement } from './html-elements.ts';
import { createNoteLayer, placeNote } from './note-layer.ts';
import type { Point } from './view-box.ts';

export interface Tooltip {
  /** Shows two lines beside a place, in pixels of the stage. */
  show(title: string, detail: string, at: Point): void;
  hide(): void;
}

/** A tooltip beside the pointer or the focused region. It repeats the region's name, so screen readers skip it. */
export function createTooltip(stage: HTMLElement): Tooltip {
  const element = createHtmlElement('div', 'map-tooltip', { role: 'tooltip', 'aria-hidden': 'true' });
  const title = createHtmlElement('strong', 'map-tooltip-title');
  const detail = createHtmlElement('span', 'map-tooltip-detail');
  element.append(title, detail);
  element.hidden = true;
  stage.append(createNoteLayer(element));
  return {
    show(titleText, detailText, at) {
      write(title, titleText);
      write(detail, detailText);
      placeNote(element, at);
      element.hidden = false;
    },
    hide: () => {
      element.hidden = true;
    },
  };
}

/** The same text again would be laid out again. */
function write(element: HTMLElement, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}
