import { fillWord } from '@mapwright/site/contract';
import type { Announce } from '@mapwright/site/live';
import { figuresWords } from '@mapwright/site/words';
import type { InteractiveMap } from '../map/interactive-map.ts';
import type { FigureLegend } from './legend.ts';

/** Leaves out regions whose number is larger than the one in a field, or that have none: on the map, in the legend and in the table. */
export function connectLimit(
  figure: HTMLElement,
  {
    map,
    legend,
    announce,
  }: { readonly map: InteractiveMap; readonly legend: FigureLegend; readonly announce: Announce },
): void {
  const holder = figure.querySelector<HTMLElement>('[data-map-limit]');
  const field = holder?.querySelector('select');
  const count = holder?.querySelector('[data-map-shown]');
  const rows = [...figure.querySelectorAll<HTMLTableRowElement>('[data-map-regions] [data-region]')];
  if (!field) return;
  // The first cell of a row is its title.
  const column = Number(holder?.dataset.mapLimit) + 1;
  const numbers = new Map(
    rows.flatMap(row => {
      const number = row.cells[column]?.querySelector('data');
      return number ? [[row.dataset.region ?? '', Number(number.value)] as const] : [];
    }),
  );
  const keeps = (id: string) => field.value === '' || (numbers.get(id) ?? Infinity) <= Number(field.value);

  legend.follow(shown => {
    for (const row of rows) row.hidden = !shown.has(row.dataset.region ?? '');
    if (count)
      count.textContent = fillWord(figuresWords.someRegions, {
        shown: shown.size,
        all: map.regions.length,
      });
  });
  field.addEventListener('change', () => {
    legend.keep(keeps);
    announce(count?.textContent ?? '');
  });
  // Browsers restore what the visitor chose earlier.
  legend.keep(keeps);
}
