import { fillWord } from '@mapwright/site/contract';
import { coloringWords } from '@mapwright/site/words';
import { LABEL_FONT } from '../map/label-layer.ts';
import { createSvgElement, setAttributes } from '../map/svg-elements.ts';
import type { Box } from '../map/view-box.ts';
import type { MapLegend } from './map-legend.ts';
import { widthOf, wrapText } from './wrap-text.ts';

/** Shares of the picture's width: of the letters, and of the space around them. */
const LETTERS = 1 / 52;
const INK = '#13232b';

/** Whether a legend has anything to say. */
export function hasLegend({ title, items, source }: MapLegend): boolean {
  return title !== '' || items.length > 0 || source !== '';
}

/** Adds a legend to a picture: the title above the map, the colours and the source below it, so that nothing covers land. */
export function drawLegend(picture: SVGSVGElement, legend: MapLegend, background: string | undefined): void {
  const [x = 0, y = 0, width = 0, height = 0] = (picture.getAttribute('viewBox') ?? '')
    .split(/[\s,]+/)
    .map(Number);
  const size = Math.max(width, height * 0.6) * LETTERS;
  const frame: LegendFrame = { left: x + size, right: x + width - size, size };
  const group = createSvgElement('g', {
    'font-family': LABEL_FONT.replaceAll("'", ''),
    'font-size': round(size),
    fill: INK,
  });
  const top = drawTitle(group, legend, frame, y);
  const below = drawItems(group, legend, frame, y + height + size);
  const bottom = drawSource(group, legend, frame, below) + size;
  picture.append(group, '\n');
  resize(
    picture,
    { x: round(x), y: round(top), width: round(width), height: round(bottom - top) },
    background,
  );
}

/** The edges of the text, and the size of its letters, in pixels of the picture. */
interface LegendFrame {
  readonly left: number;
  readonly right: number;
  readonly size: number;
}

/** Gives the picture another viewBox. Its background, if it has one, fills that too. */
function resize(picture: SVGSVGElement, box: Box, background: string | undefined): void {
  setAttributes(picture, {
    viewBox: `${box.x} ${box.y} ${box.width} ${box.height}`,
    width: box.width,
    height: box.height,
  });
  // The calibration gives the degrees of the picture's edges, which are elsewhere now.
  for (const name of picture.getAttributeNames())
    if (/geoViewBox|calibration/i.test(name)) picture.removeAttribute(name);
  if (background !== undefined) {
    const ground = picture.querySelector(':scope > rect');
    if (ground) setAttributes(ground, { ...box });
  }
}

/** Draws the title above a height; returns its upper edge. */
function drawTitle(group: SVGGElement, { title }: MapLegend, frame: LegendFrame, bottom: number): number {
  if (title === '') return bottom;
  const size = frame.size * 1.5;
  const lines = wrapText(title, (frame.right - frame.left) / size);
  const top = bottom - lines.length * size * 1.3 - frame.size;
  for (const [index, line] of lines.entries()) {
    const attributes = { 'font-size': round(size), 'font-weight': 600 };
    group.append(text(line, frame.left, top + (index + 1) * size * 1.3, attributes));
  }
  return top;
}

/** Draws the source below a height; returns its lower edge. */
function drawSource(group: SVGGElement, { source }: MapLegend, frame: LegendFrame, top: number): number {
  if (source === '') return top;
  const size = frame.size * 0.85;
  const words = fillWord(coloringWords.sourceLine, { source });
  const lines = wrapText(words, (frame.right - frame.left) / size);
  for (const [index, line] of lines.entries()) {
    const y = top + (index + 1) * frame.size * 1.2;
    group.append(text(line, frame.left, y, { 'font-size': round(size) }));
  }
  return top + lines.length * frame.size * 1.2;
}

/** Draws the colours in rows; returns the lower edge. */
function drawItems(
  group: SVGGElement,
  { items }: MapLegend,
  { left, right, size }: LegendFrame,
  top: number,
): number {
  let [x, y] = [left, top];
  for (const { color, text: words } of items) {
    const width = size * 1.9 + widthOf(words) * size;
    if (x > left && x + width > right) [x, y] = [left, y + size * 1.7];
    group.append(
      createSvgElement('rect', {
        x: round(x),
        y: round(y),
        width: round(size * 1.3),
        height: round(size),
        fill: color,
        stroke: '#6f7f86',
        'stroke-width': round(size / 20),
      }),
      text(words, x + size * 1.7, y + size * 0.85),
    );
    x += width + size * 1.2;
  }
  return items.length > 0 ? y + size * 1.3 : y - size * 0.5;
}

function text(
  words: string,
  x: number,
  y: number,
  more: Readonly<Record<string, string | number>> = {},
): SVGTextElement {
  const element = createSvgElement('text', { x: round(x), y: round(y), ...more });
  element.textContent = words;
  return element;
}

function round(value: number): number {
  return Number(value.toFixed(2));
}
