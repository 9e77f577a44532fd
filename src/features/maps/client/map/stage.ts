import { figuresWords } from '@mapwright/site/words';
import { createHtmlElement } from './html-elements.ts';
import { createSvgElement, setAttributes } from './svg-elements.ts';
import type { Box, Point } from './view-box.ts';

/** The elements of a live map, around its picture. */
export interface Stage {
  /** Holds the picture and what lies over it. */
  readonly element: HTMLElement;
  /** Holds all that moves; the only element whose `transform` changes. */
  readonly viewport: SVGGElement;
  readonly helpId: string;
  /** Says something politely. */
  announce(message: string): void;
  /** Shows for a moment how to zoom. */
  hint(): void;
  /** Where the picture stands in the stage: screen pixels for each pixel of the viewBox, and its origin. */
  measure(): Fit;
  destroy(): void;
}

export interface Fit {
  readonly scale: number;
  readonly left: number;
  readonly top: number;
}

const HINT = 1500;
/** What never moves with the picture. */
const KEPT = 'title, desc, metadata, defs';

/**
 * Puts a picture into the container, in the place of what it holds; `destroy` puts that back. A container whose markup has the class
 * `interactive-map` from the start keeps its size.
 */
export function createStage(container: HTMLElement, svg: SVGSVGElement, title: string): Stage {
  const former = [...container.childNodes];
  const element = createHtmlElement('div', 'map-stage');
  const status = createHtmlElement('div', 'visually-hidden', { role: 'status', 'aria-live': 'polite' });
  const help = createHtmlElement('div', 'visually-hidden');
  const hint = createHtmlElement('div', 'map-hint', { 'aria-hidden': 'true' });
  help.id = `map-help-${Math.random().toString(36).slice(2)}`;
  help.textContent = figuresWords.keyboardHelp;
  hint.textContent = /Mac|iP/.test(navigator.platform) ? figuresWords.zoomHintMac : figuresWords.zoomHint;
  const viewport = wrapContents(svg);
  setAttributes(svg, { role: 'group', 'aria-label': title, class: 'map-picture' });
  element.append(svg, hint);
  container.classList.add('interactive-map');
  container.replaceChildren(element, help, status);
  let timer: ReturnType<typeof setTimeout> | undefined;

  return {
    element,
    viewport,
    helpId: help.id,
    announce: message => {
      status.textContent = message;
    },
    hint() {
      clearTimeout(timer);
      hint.dataset.shown = '';
      timer = setTimeout(() => delete hint.dataset.shown, HINT);
    },
    measure() {
      const matrix = svg.getScreenCTM();
      const { left, top } = element.getBoundingClientRect();
      return { scale: matrix?.a ?? 0, left: (matrix?.e ?? 0) - left, top: (matrix?.f ?? 0) - top };
    },
    destroy() {
      clearTimeout(timer);
      container.replaceChildren(...former);
    },
  };
}

/** The picture's title goes: browsers would show it beside the pointer, over every region. */
function wrapContents(svg: SVGSVGElement): SVGGElement {
  const title = svg.querySelector(':scope > title');
  if (title?.previousSibling?.nodeType === Node.TEXT_NODE) title.previousSibling.remove();
  title?.remove();
  const viewport = createSvgElement('g', { class: 'map-viewport' });
  viewport.append(...[...svg.childNodes].filter(node => !(node instanceof Element && node.matches(KEPT))));
  svg.append(viewport);
  return viewport;
}

/** The viewBox of a picture. */
export function frameOf(svg: SVGSVGElement): Box {
  const { x, y, width, height } = svg.viewBox.baseVal;
  return { x, y, width, height };
}

/** From pixels of the stage to pixels of the viewBox. */
export function toFrame(at: Point, fit: Fit): Point {
  return { x: (at.x - fit.left) / fit.scale, y: (at.y - fit.top) / fit.scale };
}

/** From pixels of the viewBox to pixels of the stage. */
export function toStage(at: Point, fit: Fit): Point {
  return { x: fit.left + at.x * fit.scale, y: fit.top + at.y * fit.scale };
}
