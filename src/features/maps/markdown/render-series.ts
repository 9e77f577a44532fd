import { element, type LoadWords, text } from '@mapwright/site/directive';
import type { Element, Properties } from 'hast';
import { bubbleRadius } from '../bubble-radius.ts';
import { splitUnit } from '../split-unit.ts';
import type { MapContents } from './map-contents.ts';
import type { MeasureTable } from './measure-table.ts';
import { columnLabel } from './render-map-tables.ts';

/** The slider of years, with a button that plays them. It begins with the last year. */
export function yearSlider({ measures }: MapContents, { words: { figures } }: LoadWords): Element[] {
  if (measures?.years === undefined) return [];
  const years = yearsOf(measures);
  const last = years.at(-1)?.year ?? '';
  const range = {
    type: 'range',
    min: '0',
    max: String(years.length - 1),
    value: String(years.length - 1),
    ariaValueText: last,
    ariaLabel: figures.year,
    autoComplete: ['off'],
  };
  return [
    element(
      'div',
      {
        className: ['map-years', 'script-only'],
        dataMapYears: years.map(({ column }) => column).join(' '),
      },
      [
        element('button', { type: 'button', className: ['map-button', 'map-play'], ariaLabel: figures.play }),
        element('input', range),
        element('span', { className: ['map-year'], ariaHidden: 'true' }, [text(last)]),
      ],
    ),
  ];
}

/** The legend of bubbles: two or three sizes with round numbers. */
export function bubbleLegend({ measures }: MapContents, { counter }: LoadWords): Element[] {
  if (measures?.bubbles === undefined) return [];
  const { columns, rows, bubbles } = measures;
  const { name, unit } = splitUnit(columns[bubbles] ?? '');
  const largest = Math.max(...rows.map(({ cells }) => Number(cells[bubbles])));
  const items = sampleSizes(largest).map(value =>
    element('li', {}, [circle(bubbleRadius(value, largest)), text(counter.quantity(value, unit))]),
  );
  return [
    element('div', { className: ['script-only'], dataMapBubbles: String(bubbles) }, [
      element('p', { className: ['map-legend-title'] }, [text(columnLabel(name))]),
      element('ul', { className: ['map-bubble-sizes'] }, items),
    ]),
  ];
}

/** The same map once for each of some years. The script colours them. */
export function multiples(
  { measures, attributes }: MapContents,
  src: string,
  options: Properties,
): Element[] {
  if (measures?.years === undefined) return [];
  const { name } = splitUnit(attributes.years ?? '');
  const items = pickEvenly(yearsOf(measures)).map(({ year, column }) =>
    element('li', { dataColumn: String(column) }, [
      element('img', { src, alt: `${name} ${year}`, loading: 'lazy', decoding: 'async' }),
      element('p', {}, [text(year)]),
    ]),
  );
  return [
    element(
      'ol',
      { className: ['map-multiples', 'script-only'], dataLive: 'map-figure', dataMultiples: '', ...options },
      items,
    ),
  ];
}

/** The largest number of maps beside one another. */
const MOST_MULTIPLES = 6;

function yearsOf({ years = [], columns }: MeasureTable) {
  return years.map(column => ({ column, year: splitUnit(columns[column] ?? '').name }));
}

/** The last item and others at equal distances before it. */
function pickEvenly<Item>(items: readonly Item[]): readonly Item[] {
  const step = Math.ceil((items.length - 1) / (MOST_MULTIPLES - 1));
  return items.filter((_, index) => (items.length - 1 - index) % step === 0);
}

/** Round numbers just below the largest, a quarter of it and a sixteenth. */
function sampleSizes(largest: number): readonly number[] {
  if (!(largest > 0)) return [];
  const sizes = [largest, largest / 4, largest / 16].map(roundDown);
  return [...new Set(sizes)];
}

/** The next smaller number of the kind 1, 2 or 5 times a power of ten. */
function roundDown(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  const factor = [5, 2, 1].find(factor => factor * power <= value) ?? 1;
  return Number((factor * power).toPrecision(3));
}

function circle(radius: number): Element {
  const size = String(Math.ceil(2 * radius) + 2);
  const middle = String(Number(size) / 2);
  return element('svg', { width: size, height: size, ariaHidden: 'true' }, [
    element('circle', { cx: middle, cy: middle, r: radius.toFixed(1) }),
  ]);
}
