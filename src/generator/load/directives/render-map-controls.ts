import type { Element, ElementContent, Properties } from 'hast';
import { element, text } from '../markdown/render-state.ts';
import type { MapContents } from './render-map.ts';
import { columnLabel } from './render-map-tables.ts';

/*
 * Everything that visitors use is written by the server, at the size that it keeps: nothing moves when the script fills it. What does
 * nothing without JavaScript is not shown without it (`script-only`).
 */

const CLASSES = ['3', '4', '5', '6', '7'];
const METHODS = { quantile: 'As many regions in each', equal: 'Equal width' };

/** What is shown and how it is cut into classes, above the map. */
export function controls({ measures, attributes }: MapContents): Element[] {
  if (measures === undefined) return [];
  const { unit, classes = '5', method = 'quantile' } = attributes;
  const shown = measures.columns.map((name, index) => [String(index), columnLabel(name, unit)] as const);
  const choices = [
    ...(shown.length > 1 ? [select('Show', 'dataMapMeasure', shown, '0')] : []),
    ...(attributes.controls === undefined
      ? []
      : [
          select(
            'Classes',
            'dataMapClasses',
            CLASSES.map(count => [count, count] as const),
            classes,
          ),
          select('Cut', 'dataMapMethod', Object.entries(METHODS), method),
        ]),
  ];
  if (choices.length === 0) return [];
  return [element('div', { className: ['map-figure-controls', 'script-only'] }, choices)];
}

/** What stands beside the map: a field to search, what is found, and what is known of the chosen region. */
export function side({ categories, places, attributes }: MapContents): Element[] {
  return [
    ...(categories !== undefined && attributes.find !== undefined ? finder() : []),
    ...(categories !== undefined ? [card()] : []),
    ...(places !== undefined && attributes.list !== undefined ? placeSearch(places.rows.length) : []),
  ];
}

/** The legend; that of categories has its items from the start. */
export function legend({ measures, categories, attributes }: MapContents): Element[] {
  const table = measures ?? categories;
  if (table === undefined) return [];
  const [first = ''] = table.columns;
  const names = categories === undefined ? [] : new Set(categories.rows.map(({ cells }) => cells[0] ?? ''));
  const unit = measures && attributes.unit;
  return [
    element('div', { className: ['map-figure-legend', 'script-only'], dataMapLegend: '' }, [
      element('p', { className: ['map-legend-title'] }, [text(columnLabel(first, unit))]),
      element(
        'ul',
        { className: measures ? ['map-scale'] : ['map-legend-list'] },
        [...names].map(legendItem),
      ),
    ]),
  ];
}

function legendItem(name: string): Element {
  return element('li', {}, [
    element('span', { className: ['map-legend-button'] }, [
      element('span', { className: ['map-legend-swatch'] }, []),
      text(name),
    ]),
  ]);
}

function finder(): Element[] {
  return [
    element('div', { className: ['map-finder', 'script-only'] }, [
      search('Find your region', 'dataMapFind'),
      element('ul', { className: ['map-found'], dataMapFound: '', hidden: true }, []),
    ]),
  ];
}

function card(): Element {
  return element('div', { className: ['map-card', 'script-only'], dataMapCard: '', ariaLive: 'polite' }, [
    element('p', {}, [text('Choose a region of the map to read about it.')]),
  ]);
}

function placeSearch(count: number): Element[] {
  return [
    element('div', { className: ['map-finder', 'script-only'] }, [
      search('Search these places', 'dataMapSearch'),
      element('p', { className: ['map-count'], dataMapCount: '' }, [text(`${count} places`)]),
    ]),
  ];
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
