import { element, type LoadWords, text } from '@mapwright/site/directive';
import type { Element, ElementContent, Properties } from 'hast';
import type { MapContents } from './map-contents.ts';
import type { RegionTable } from './map-table.ts';
import { columnLabel, placeList } from './render-map-tables.ts';

/*
 * The server writes all controls at their final size, so that nothing moves when the script fills them. Controls that need JavaScript are
 * hidden without it (`script-only`).
 */

const CLASSES = ['3', '4', '5', '6', '7'];

/** The choice of measure and classes, above the map. */
export function controls(
  { measures, attributes }: MapContents,
  { words: { figures } }: LoadWords,
): Element[] {
  if (measures === undefined) return [];
  const { unit, classes = '5', method = 'quantile' } = attributes;
  const shown = measures.columns.map((name, index) => [String(index), columnLabel(name, unit)] as const);
  const choices = [
    ...(shown.length > 1 ? [select(figures.show, 'dataMapMeasure', shown, '0')] : []),
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

/** The parts beside the map: a search field, the legend of categories, the facts about the chosen region, the list of places. */
export function side({ categories, places, attributes }: MapContents, spoken: LoadWords): Element[] {
  return [
    ...(categories !== undefined && attributes.find !== undefined ? [finder(spoken)] : []),
    ...(categories === undefined ? [] : [categoryLegend(categories), card(spoken)]),
    ...(places === undefined || attributes.list === undefined
      ? []
      : [placeSearch(places.rows.length, spoken), placeList(places)]),
  ];
}

/** The legend of measures, below the map; the script fills it. */
export function scale({ measures, attributes }: MapContents): Element[] {
  if (measures === undefined) return [];
  // If a field shows the measure, the title need not be visible.
  const titleClass = measures.columns.length > 1 ? 'visually-hidden' : 'map-legend-title';
  return [legend(columnLabel(measures.columns[0] ?? '', attributes.unit), [titleClass, 'map-scale'], [])];
}

/** The server writes its items, because its size depends on them. */
function categoryLegend({ columns, rows }: RegionTable): Element {
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
      element('span', { className: ['map-legend-swatch'] }, []),
      text(name),
    ]),
  ]);
}

function finder({ words }: LoadWords): Element {
  return element('div', { className: ['map-finder', 'script-only'] }, [
    search(words.figures.findRegion, 'dataMapFind'),
    element('ul', { className: ['map-found'], dataMapFound: '', hidden: true }, []),
  ]);
}

function card({ words }: LoadWords): Element {
  return element('div', { className: ['map-card', 'script-only'], dataMapCard: '', ariaLive: 'polite' }, [
    element('p', {}, [text(words.figures.chooseRegion)]),
  ]);
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
    element(
      'input',
      {
        type: 'search',
        className: ['search-field'],
        autoComplete: ['off'],
        [property]: '',
      },
      [],
    ),
  );
}

function select(
  label: string,
  property: string,
  choices: readonly (readonly [value: string, text: string])[],
  chosen: string,
): Element {
  const options = choices.map(([value, content]) => {
    const properties: Properties = { value, ...(value === chosen && { selected: true }) };
    return element('option', properties, [text(content)]);
  });
  return labelled(label, element('select', { className: ['field'], [property]: '' }, options));
}

function labelled(label: string, control: ElementContent): Element {
  return element('label', {}, [element('span', {}, [text(label)]), control]);
}
