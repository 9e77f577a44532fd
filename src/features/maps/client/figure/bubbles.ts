import { fillWord } from '@mapwright/site/contract';
import { counter } from '@mapwright/site/counter';
import { figuresWords } from '@mapwright/site/words';
import { bubbleRadius } from '../../bubble-radius.ts';
import type { InteractiveMap } from '../map/interactive-map.ts';
import { onResize } from '../map/on-resize.ts';
import { createSvgElement } from '../map/svg-elements.ts';
import { numbersOf, type RegionFacts, withUnit } from './facts.ts';
import type { FigureLegend } from './legend.ts';

/** The second measure of a map, drawn as circles. */
export interface FigureBubbles {
  /** A region's figure with the name of the measure; empty if it has none. */
  describe(id: string): string;
}

/** Draws a circle on each region that has a figure, in the size of the legend however large the map is shown. */
export function drawBubbles(
  figure: HTMLElement,
  {
    map,
    facts,
    legend,
  }: { readonly map: InteractiveMap; readonly facts: RegionFacts; readonly legend: FigureLegend },
): FigureBubbles {
  const column = Number(figure.querySelector<HTMLElement>('[data-map-bubbles]')?.dataset.mapBubbles);
  const { name = '', unit = '' } = facts.columns[column] ?? {};
  const numbers = numbersOf(facts, column);
  const largest = Math.max(...numbers.values());
  const layer = createSvgElement('g', { class: 'map-bubbles', 'aria-hidden': 'true' });
  // The largest are at the bottom, so that none is hidden.
  const bubbles = map.regions
    .flatMap(region => {
      const radius = bubbleRadius(numbers.get(region.id) ?? 0, largest);
      const { x, y } = map.places.point(region);
      return radius === 0
        ? []
        : [{ id: region.id, radius, circle: createSvgElement('circle', { cx: x, cy: y }) }];
    })
    .sort((a, b) => b.radius - a.radius);
  layer.append(...bubbles.map(({ circle }) => circle));
  map.svg.querySelector('.map-viewport')?.append(layer);

  /** Keeps the sizes on the screen. A hidden map has no size. */
  function scale(): void {
    const pixel = layer.getScreenCTM()?.a ?? 0;
    if (pixel === 0) return;
    for (const { radius, circle } of bubbles) circle.setAttribute('r', (radius / pixel).toFixed(2));
  }

  map.on('view', scale);
  onResize(map.svg.parentElement ?? figure, scale);
  scale();
  legend.follow(shown => {
    for (const { id, circle } of bubbles) circle.toggleAttribute('data-dimmed', !shown.has(id));
  });
  return {
    describe(id) {
      const value = numbers.get(id);
      if (value === undefined) return '';
      return fillWord(figuresWords.namedFigure, { name, value: withUnit(counter.number(value), unit) });
    },
  };
}
