import { createHtmlElement } from './html-elements.ts';
import { clamp, type Point } from './view-box.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Tooltip {
  /** Shows two lines beside a place, in pixels of the stage. */
  show(title: string, detail: string, at: Point): void;
  hide(): void;
}

/** Distance from the pointer, so that the tooltip does not cover what the visitor points at. */
const DISTANCE = 14;

/** A tooltip beside the pointer or the focused region. It repeats the region's name, so screen readers skip it. */
export function createTooltip(stage: HTMLElement): Tooltip {
  const element = createHtmlElement('div', 'map-tooltip', { role: 'tooltip', 'aria-hidden': 'true' });
  const title = createHtmlElement('strong', 'map-tooltip-title');
  const detail = createHtmlElement('span', 'map-tooltip-detail');
  element.append(title, detail);
  element.hidden = true;
  stage.append(element);
  return {
    show(titleText, detailText, at) {
      element.hidden = false;
      title.textContent = titleText;
      detail.textContent = detailText;
      const size = { width: element.offsetWidth, height: element.offsetHeight };
      const place = placeTooltip(at, size, { width: stage.clientWidth, height: stage.clientHeight });
      element.style.transform = `translate(${place.x}px, ${place.y}px)`;
    },
    hide: () => {
      element.hidden = true;
    },
  };
}

/** Centred above the place; below it if there is no room; never outside the stage. */
export function placeTooltip(at: Point, size: Size, stage: Size): Point {
  const above = at.y - DISTANCE - size.height;
  const below = at.y + DISTANCE + 8;
  return {
    x: Math.round(clamp(at.x - size.width / 2, 4, Math.max(4, stage.width - size.width - 4))),
    y: Math.round(above >= 4 ? above : Math.min(below, Math.max(4, stage.height - size.height - 4))),
  };
}
