import { coloringWords } from '@mapwright/site/words';
import { createHtmlElement } from '../map/html-elements.ts';
import type { DataLayer } from './map-state.ts';
import { paletteColors } from './palettes.ts';

const PALETTE_NAMES = [
  ['teal', coloringWords.teal],
  ['blues', coloringWords.blues],
  ['greens', coloringWords.greens],
  ['oranges', coloringWords.oranges],
  ['purples', coloringWords.purples],
  ['ylgnbu', coloringWords.ylgnbu],
  ['ylorrd', coloringWords.ylorrd],
  ['viridis', coloringWords.viridis],
  ['rdbu', coloringWords.rdbu],
  ['puor', coloringWords.puor],
  ['brbg', coloringWords.brbg],
] as const;

/** Adds the palettes to choose from to their set. Returns what draws each in as many colours as the map has, and marks the chosen one. */
export function addPalettes(
  set: HTMLFieldSetElement,
  choose: (palette: string) => void,
): (data: DataLayer) => void {
  const swatches = PALETTE_NAMES.map(([name, text]) => createSwatch(name, text));
  for (const { label, field } of swatches) {
    field.addEventListener('change', () => choose(field.value));
    set.append(label);
  }
  return ({ method, limits, classes, palette, isReversed }) => {
    const count = method === 'own' ? limits.length + 1 : classes;
    for (const { field, strip } of swatches) {
      field.checked = field.value === palette;
      const colors = paletteColors(field.value, Math.max(2, count), isReversed);
      strip.replaceChildren(...colors.map(colorPart));
    }
  };
}

function createSwatch(name: string, text: string) {
  const label = createHtmlElement('label', 'map-palette');
  const field = createHtmlElement('input', '', {
    type: 'radio',
    name: 'palette',
    value: name,
    'aria-label': text,
  });
  const strip = createHtmlElement('span', 'map-palette-strip', { 'aria-hidden': 'true' });
  label.title = text;
  label.append(field, strip);
  return { label, field, strip };
}

function colorPart(color: string): HTMLElement {
  const part = document.createElement('i');
  part.style.backgroundColor = color;
  return part;
}
