import { element, fillWord, type LoadWords, text } from '@mapwright/site/directive';
import type { Element } from 'hast';
import type { CategoryTable } from './category-table.ts';
import { labelled, select } from './form-parts.ts';
import type { LimitColumn } from './limit-column.ts';
import type { MapContents } from './map-contents.ts';
import { colorColumns } from './measure-table.ts';
import type { PlanScale } from './plan-scale.ts';
import { columnLabel, placeList } from './render-map-tables.ts';

/*
 * The server writes all controls at their final size, so that nothing moves when the script fills them. Controls that need JavaScript are
 * hidden without it (`script-only`).
 */

/** The numbers of classes that a map can have. */
export const CLASSES = ['3', '4', '5', '6', '7'];

/** The choice of measure and classes, or of the largest number, above the map. */
export function controls({ measures, categories, attributes }: MapContents, spoken: LoadWords): Element[] {
  const { figures } = spoken.words;
  if (categories?.limit) return [limitControl(categories.limit, categories.rows.length, spoken)];
  if (measures === undefined) return [];
  const { unit, classes = '5', method = 'quantile' } = attributes;
  const shown = colorColumns(measures).map(
    index => [String(index), columnLabel(measures.columns[index] ?? '', unit)] as const,
  );
  const choices = [
    ...(shown.length > 1 ? [select(figures.show, 'dataMapMeasure', shown, shown[0]?.[0] ?? '0')] : []),
    ...(attributes.controls === undefined
      ? []
      : [
          select(
            figures.classes,
            'dataMapClasses',
            CLASSES.map(count => [count, count] as const),
            classes,
          ),
          select(
            figures.cut,
            'dataMapMethod',
            [
              ['quantile', figures.quantile],
              ['equal', figures.equalWidth],
            ],
            method,
          ),
        ]),
  ];
  if (choices.length === 0) return [];
  return [element('div', { className: ['map-figure-controls', 'script-only'] }, choices)];
}

/** The choice of the largest number, and how many regions are left. */
function limitControl(
  { index, name, unit, steps }: LimitColumn,
  all: number,
  { words, counter }: LoadWords,
): Element {
  const { figures } = words;
  const choices = steps.map(step => [String(step), counter.quantity(step, unit)] as const);
  const properties = { className: ['map-figure-controls', 'script-only'], dataMapLimit: String(index) };
  return element('div', properties, [
    select(
      fillWord(figures.atMost, { column: columnLabel(name) }),
      'dataMapMost',
      [['', figures.any], ...choices],
      '',
    ),
    element('p', { className: ['map-count'], dataMapShown: '' }, [
      text(fillWord(figures.someRegions, { shown: all, all })),
    ]),
  ]);
}

/** The parts beside the map: a search field, the legend of categories, the facts about the chosen region, the list of places. */
export function side({ categories, places, scale, attributes }: MapContents, spoken: LoadWords): Element[] {
  return [
    ...(categories !== undefined && attributes.find !== undefined ? [finder(spoken)] : []),
    ...(categories === undefined ? [] : [categoryLegend(categories), card(categories, scale, spoken)]),
    ...(places === undefined || attributes.list === undefined
      ? []
      : [placeSearch(places.rows.length, spoken), placeList(places)]),
  ];
}

/** The legend of measures, below the map; the script fills it. */
export function scale({ measures, attributes }: MapContents, unit: string | undefined): Element[] {
  if (measures === undefined) return [];
  const shown = colorColumns(measures);
  // If a field shows the measure, the title need not be visible.
  const titleClass = shown.length > 1 ? 'visually-hidden' : 'map-legend-title';
  const name = attributes.years ?? measures.columns[shown[0] ?? 0] ?? '';
  return [legend(columnLabel(name, unit), [titleClass, 'map-scale'], [])];
}

/** The server writes its items, because its size depends on them. */
function categoryLegend({ columns, rows }: CategoryTable): Element {
  const counts = new Map<string, number>();
  for (const {
    cells: [name = ''],
  } of rows)
    counts.set(name, (counts.get(name) ?? 0) + 1);
  return legend(
    columnLabel(columns[0] ?? ''),
    ['map-legend-title', 'map-legend-list'],
    [...counts].map(([name, count]) => legendItem(`${name} (${count})`)),
  );
}

function legend(
  title: string,
  [titleClass, listClass]: readonly [titleClass: string, listClass: string],
  items: Element[],
): Element {
  return element('div', { className: ['map-figure-legend', 'script-only'], dataMapLegend: '' }, [
    element('p', { className: [titleClass] }, [text(title)]),
    element('ul', { className: [listClass] }, items),
  ]);
}

function legendItem(name: string): Element {
  return element('li', {}, [
    element('span', { className: ['map-legend-button'] }, [
      element('span', { className: ['map-legend-swatch'] }),
      text(name),
    ]),
  ]);
}

function finder({ words }: LoadWords): Element {
  return element('div', { className: ['map-finder', 'script-only'] }, [
    search(words.figures.findRegion, 'dataMapFind'),
    element('ul', { className: ['map-found'], dataMapFound: '', hidden: true }),
  ]);
}

/** Has room from the start for as many facts as the table has columns. */
function card({ columns }: CategoryTable, plan: PlanScale | undefined, { words }: LoadWords): Element {
  const properties = {
    className: ['map-card', ...(columns.length < 4 ? ['map-card-short'] : []), 'script-only'],
    dataMapCard: '',
    ...(plan && { dataPixel: plan.length, dataUnit: plan.unit }),
    ariaLive: 'polite',
  };
  return element('div', properties, [element('p', {}, [text(words.figures.chooseRegion)])]);
}

function placeSearch(count: number, { words: { figures }, counter }: LoadWords): Element {
  return element('div', { className: ['map-finder', 'script-only'] }, [
    search(figures.searchPlaces, 'dataMapSearch'),
    element('p', { className: ['map-count'], dataMapCount: '' }, [
      text(counter.count(figures.placeCount, count)),
    ]),
  ]);
}

function search(label: string, property: string): Element {
  return labelled(
    label,
    element('input', {
      type: 'search',
      className: ['search-field'],
      autoComplete: ['off'],
      [property]: '',
    }),
  );
}
