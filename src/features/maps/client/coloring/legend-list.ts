import { fillWord } from '@mapwright/site/contract';
import { coloringWords } from '@mapwright/site/words';
import { createHtmlElement } from '../map/html-elements.ts';
import { hasLegend } from './draw-legend.ts';
import type { MapLegend } from './map-legend.ts';

/** The legend on the page: the title above the map, the colours and the source below it. */
export interface LegendList {
  show(legend: MapLegend): void;
}

export function createLegendList(frame: HTMLElement): LegendList {
  const title = createHtmlElement('p', 'map-title');
  const box = createHtmlElement('section', 'map-key', { 'aria-label': coloringWords.legend });
  const list = createHtmlElement('ul', 'map-legend-list');
  const source = createHtmlElement('p', 'map-source');
  box.append(list, source);
  frame.prepend(title);
  frame.append(box);
  return {
    show(legend) {
      title.textContent = legend.title;
      title.hidden = legend.title === '';
      source.textContent =
        legend.source === '' ? '' : fillWord(coloringWords.sourceLine, { source: legend.source });
      list.replaceChildren(...legend.items.map(({ color, text }) => itemOf(color, text)));
      list.hidden = legend.items.length === 0;
      box.hidden = !hasLegend({ ...legend, title: '' });
    },
  };
}

function itemOf(color: string, text: string): HTMLLIElement {
  const item = document.createElement('li');
  const swatch = createHtmlElement('span', 'map-legend-swatch');
  swatch.style.backgroundColor = color;
  item.append(swatch, text);
  return item;
}
