import { figuresWords } from '@mapwright/site/words';
import { createHtmlElement } from './html-elements.ts';
import { createSvgElement, setAttributes } from './svg-elements.ts';
import type { Box, Point, View } from './view-box.ts';

/** The elements of a live map, around its picture. */
export interface Stage {
  /** Contains the picture and everything on top of it. */
  readonly element: HTMLElement;
  /** Contains everything of the picture that moves. */
  readonly viewport: SVGGElement;
  /**
   * Lies over the viewport and moves with it, in an `<svg>` of its own: a change of a mark then leaves the picture alone, which browsers
   * would paint again path by path.
   */
  readonly marks: SVGGElement;
  readonly helpId: string;
  /** Shows another part of the picture. */
  move(view: View): void;
  /** Announces something politely to screen readers. */
  announce(message: string): void;
  /** Shows briefly how to zoom. */
  hint(): void;
  /** The position of the picture in the stage: screen pixels for each pixel of the viewBox, and its origin. */
  measure(): Fit;
  destroy(): void;
}

export interface Fit {
  readonly scale: number;
  readonly left: number;
  readonly top: number;
}

const HINT = 1500;
/** The elements that never move with the picture. */
const KEPT = 'title, desc, metadata, defs';

/**
 * Replaces the contents of the container with a picture; `destroy` restores them. A container keeps its size if its markup has the class
 * `interactive-map` from the start.
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
  const marks = createSvgElement('g');
  setAttributes(svg, { role: 'group', 'aria-label': title, class: 'map-picture' });
  element.append(svg, createOverlay(svg, marks), hint);
  container.classList.add('interactive-map');
  container.replaceChildren(element, help, status);
  let timer: ReturnType<typeof setTimeout> | undefined;

  return {
    element,
    viewport,
    marks,
    helpId: help.id,
    move({ x, y, k }) {
      const transform = `translate(${x} ${y}) scale(${k})`;
      for (const layer of [viewport, marks]) layer.setAttribute('transform', transform);
    },
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

/** Removes the picture's title: browsers would show it beside the pointer, over every region. */
function wrapContents(svg: SVGSVGElement): SVGGElement {
  const title = svg.querySelector(':scope > title');
  if (title?.previousSibling?.nodeType === Node.TEXT_NODE) title.previousSibling.remove();
  title?.remove();
  const viewport = createSvgElement('g', { class: 'map-viewport' });
  viewport.append(...[...svg.childNodes].filter(node => !(node instanceof Element && node.matches(KEPT))));
  svg.append(viewport);
  for (const group of viewport.querySelectorAll(':scope > g:not(:has(> title))')) endSearchForTitle(group);
  return viewport;
}

/**
 * With each movement of the pointer, Chromium looks for a title in the shape below it and in all of the shape's parents, child by child,
 * until it finds one: an empty one, before 3,000 shapes, saves a tenth of the time. A copy of the picture does not have it.
 */
function endSearchForTitle(group: Element): void {
  group.prepend(createSvgElement('title'));
}

/** An `<svg>` of the same shape as the picture. */
function createOverlay(svg: SVGSVGElement, contents: SVGGElement): SVGSVGElement {
  const overlay = createSvgElement('svg', { class: 'map-marks', 'aria-hidden': 'true' });
  for (const name of ['viewBox', 'preserveAspectRatio']) {
    const value = svg.getAttribute(name);
    if (value !== null) overlay.setAttribute(name, value);
  }
  overlay.append(contents);
  return overlay;
}

/** The viewBox of a picture. */
export function frameOf(svg: SVGSVGElement): Box {
  const { x, y, width, height } = svg.viewBox.baseVal;
  return { x, y, width, height };
}

/** Converts pixels of the stage to pixels of the viewBox. */
export function toFrame(at: Point, fit: Fit): Point {
  return { x: (at.x - fit.left) / fit.scale, y: (at.y - fit.top) / fit.scale };
}

/** Converts pixels of the viewBox to pixels of the stage. */
export function toStage(at: Point, fit: Fit): Point {
  return { x: fit.left + at.x * fit.scale, y: fit.top + at.y * fit.scale };
}
