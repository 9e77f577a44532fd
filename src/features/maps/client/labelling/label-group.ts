import { LABEL_FONT } from '../map/label-layer.ts';
import { createSvgElement, setAttributes } from '../map/svg-elements.ts';
import { LINE } from './label-texts.ts';
import type { PlacedText } from './place-labels.ts';

const INK = '#13232b';
/** Width of the light line around letters, as a multiple of their size. */
const HALO = 0.23;
/** Distance from the middle of a line to its baseline, as a multiple of the size. */
const BASELINE = 0.35;

/** The labels as part of a picture: the lines that lead to them, then a group for each size of letters. */
export function labelGroup(labels: readonly PlacedText[]): SVGGElement {
  const group = createSvgElement('g', {
    fill: INK,
    stroke: '#fff',
    'stroke-linejoin': 'round',
    'paint-order': 'stroke',
    'font-family': LABEL_FONT,
    'font-weight': 600,
    'text-anchor': 'middle',
  });
  const leaders = labels.flatMap(({ leader }) => (leader ? [leader] : []));
  if (leaders.length > 0) {
    const d = leaders.map(([a, b]) => `M${round(a.x)} ${round(a.y)}L${round(b.x)} ${round(b.y)}`).join('');
    group.append(createSvgElement('path', { d, fill: 'none', stroke: INK, 'stroke-width': 0.6 }), '\n');
  }
  const sizes = [...new Set(labels.map(({ size }) => size))].sort((a, b) => b - a);
  for (const size of sizes) {
    const texts = createSvgElement('g', { 'font-size': size, 'stroke-width': round(size * HALO) });
    for (const label of labels) if (label.size === size) texts.append('\n', textOf(label));
    group.append(texts, '\n');
  }
  return group;
}

function textOf({ lines, x, y, size }: PlacedText): SVGTextElement {
  const text = createSvgElement('text');
  const top = y - ((lines.length - 1) / 2) * size * LINE + size * BASELINE;
  if (lines.length === 1) {
    setAttributes(text, { x: round(x), y: round(top) });
    text.textContent = lines[0] ?? '';
    return text;
  }
  for (const [index, line] of lines.entries()) {
    const part = createSvgElement('tspan', { x: round(x), y: round(top + index * size * LINE) });
    part.textContent = line;
    text.append(part);
  }
  return text;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
