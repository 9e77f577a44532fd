import { createSvgElement } from './svg-elements.ts';

/** The attributes that the live map and the page around it add to elements. */
const ADDED = /^(aria-.*|role|class|style|tabindex)$/;

/** A copy of a live map as it was in its file, in its current colours, with calibration and ids, and with a title and a colour behind it. */
export function copyPicture(
  svg: SVGSVGElement,
  title: string,
  background: string | undefined,
): SVGSVGElement {
  const copy = document.importNode(svg, true);
  for (const viewport of copy.querySelectorAll('.map-viewport')) viewport.replaceWith(...viewport.childNodes);
  for (const title of copy.querySelectorAll('title:empty')) title.remove();
  for (const element of [copy, ...copy.querySelectorAll('*')]) removeAdded(element);
  copy.prepend('\n', titleElement(title));
  for (const region of copy.querySelectorAll('path[id][title]'))
    region.append(titleElement(region.getAttribute('title') ?? ''));
  if (background) copy.querySelector('title')?.after(backgroundOf(svg, background));
  return copy;
}

/** The text of an SVG file. */
export function writeSvg(svg: SVGSVGElement): string {
  return `${new XMLSerializer().serializeToString(svg)}\n`;
}

function removeAdded(element: Element): void {
  for (const name of element.getAttributeNames()) if (ADDED.test(name)) element.removeAttribute(name);
}

function titleElement(text: string): SVGTitleElement {
  const title = createSvgElement('title');
  title.textContent = text;
  return title;
}

function backgroundOf(svg: SVGSVGElement, fill: string): SVGRectElement {
  const { x, y, width, height } = svg.viewBox.baseVal;
  return createSvgElement('rect', { x, y, width, height, fill });
}
