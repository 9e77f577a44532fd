import { counter } from '@mapwright/site/counter';
import { figuresWords } from '@mapwright/site/words';
import { dropIds } from '../drop-ids.ts';
import { createHtmlElement } from '../map/html-elements.ts';
import { findRegions } from '../map/regions.ts';
import { createSvgElement, setAttributes } from '../map/svg-elements.ts';
import { numbersOf, readRegionFacts, withUnit } from './facts.ts';
import { groupByClass, methodOf, type RegionGroups } from './groups.ts';

/** Colours the small maps of a figure by the years of their measure, all in the same classes, and explains the colours once. */
export function paintMultiples(list: HTMLElement, figure: HTMLElement, svg: SVGSVGElement): void {
  const facts = readRegionFacts(figure);
  const items = [...list.querySelectorAll<HTMLElement>('[data-column]')];
  const columns = items.map(({ dataset }) => Number(dataset.column));
  if (!facts) return;
  const series = columns.map(column => numbersOf(facts, column));
  const method = methodOf(list.dataset.method, list.dataset.classes);
  for (const [index, item] of items.entries()) {
    const image = item.querySelector('img');
    const picture = document.importNode(svg, true);
    const regions = findRegions(picture);
    const numbers = series[index] ?? new Map<string, number>();
    const ids = regions.map(({ id }) => id);
    const groups = groupByClass(ids, numbers, { method, series });
    const unit = facts.columns[columns[index] ?? 0]?.unit ?? '';
    picture.querySelector(':scope > title')?.remove();
    setAttributes(picture, { role: 'img', 'aria-label': image?.alt ?? '' });
    for (const { id, title, element } of regions) {
      const value = numbers.get(id);
      const figureText = value === undefined ? figuresWords.noFigure : withUnit(counter.number(value), unit);
      const name = createSvgElement('title');
      name.textContent = `${title}: ${figureText}`;
      element.append(name);
      element.setAttribute('fill', groups.legend[groups.groups.get(id) ?? -1]?.color ?? '');
    }
    dropIds(picture);
    image?.replaceWith(picture);
    if (index === 0) explain(figure, groups);
  }
}

function explain(figure: HTMLElement, { legend }: RegionGroups): void {
  const items = legend.map(({ color, text }) => {
    const item = document.createElement('li');
    const label = createHtmlElement('span', 'map-legend-button');
    const swatch = createHtmlElement('span', 'map-legend-swatch');
    swatch.style.backgroundColor = color;
    label.append(swatch, text);
    item.append(label);
    return item;
  });
  figure.querySelector('[data-map-legend] ul')?.replaceChildren(...items);
}
