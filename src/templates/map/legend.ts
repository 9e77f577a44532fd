import type { LegendItem } from './choropleth.ts';
import { createHtmlElement } from './html-elements.ts';

/** A list of colours and what they mean. */
export function createLegend(title: string, items: readonly LegendItem[]): HTMLElement {
  const legend = createHtmlElement('figure', 'map-legend');
  const caption = createHtmlElement('figcaption', 'map-legend-title');
  caption.textContent = title;
  const list = createHtmlElement('ul', 'map-legend-list');
  list.append(...items.map(createItem));
  legend.append(caption, list);
  return legend;
}

function createItem({ color, text }: LegendItem): HTMLElement {
  const item = createHtmlElement('li', 'map-legend-item');
  const swatch = createHtmlElement('span', 'map-legend-swatch');
  swatch.style.backgroundColor = color;
  item.append(swatch, text);
  return item;
}
