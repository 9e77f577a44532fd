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
  const title = addLine('strong', 'map-tooltip-title', element);
  const detail = addLine('span', 'map-tooltip-detail', element);
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

/** Adds a line, and returns its text: to change it makes less work for the browser than to replace it. */
function addLine(name: 'strong' | 'span', className: string, element: HTMLElement): Text {
  const text = document.createTextNode('');
  const line = createHtmlElement(name, className);
  line.append(text);
  element.append(line);
  return text;
}

/** The same text again would be laid out again. */
function write(text: Text, data: string): void {
  if (text.data !== data) text.data = data;
}
