import { element, type LoadWords, text } from '@mapwright/site/directive';
import type { Element, ElementContent, Properties } from 'hast';
import { splitUnit } from '../split-unit.ts';
import type { CategoryTable } from './category-table.ts';
import { isNumber } from './named-table.ts';
import type { MapPlace, PlaceTable } from './place-table.ts';

/** A column's name for readers, with its own unit in brackets, or else the map's. */
export function columnLabel(name: string, unit?: string): string {
  const label = name.charAt(0).toUpperCase() + name.slice(1);
  return unit === undefined || label.endsWith(')') ? label : `${label} (${unit})`;
}

/** The facts about regions, collapsed; the script in the browser reads them too. */
export function regionTable(
  { columns, rows, units }: CategoryTable,
  unit: string | undefined,
  { words: { figures }, counter }: LoadWords,
): Element {
  const labels = columns.map((name, index) =>
    units?.has(index) ? columnLabel(splitUnit(name).name) : columnLabel(name, unit),
  );
  const cellOf = (cell: string, index: number) => {
    const own = units?.get(index);
    return own === undefined || !isNumber(cell)
      ? text(cell)
      : element('data', { value: cell }, [text(counter.quantity(Number(cell), own))]);
  };
  return disclosed(
    figures.regions,
    { dataMapRegions: '' },
    [figures.region, ...labels],
    rows.map(({ id, title, cells }) => row({ dataRegion: id }, title ?? id, cells.map(cellOf))),
  );
}

/** Places, collapsed; the script in the browser reads them too. */
export function placeTable({ columns, rows }: PlaceTable, { words: { figures } }: LoadWords): Element {
  return disclosed(
    figures.places,
    { dataMapPlaces: '' },
    [figures.place, figures.position, ...columns.map(name => columnLabel(name))],
    rows.map(place =>
      row(degreesOf(place), place.title, [`${place.latitude}, ${place.longitude}`, ...place.cells].map(text)),
    ),
  );
}

/** Places as a list beside the map, each with the contents of its other columns. */
export function placeList({ columns, rows }: PlaceTable): Element {
  const items = rows.map(place =>
    element('li', degreesOf(place), [
      element('p', { className: ['map-place-title'] }, [text(place.title)]),
      factList(columns, place.cells),
    ]),
  );
  // The list scrolls: until its items are buttons, it must have the focus itself for the keyboard.
  return element('ul', { className: ['map-places'], dataMapPlaces: '', tabIndex: 0 }, items);
}

/** The cells of a place under the names of their columns. Leaves out empty cells; `contentOf` writes the others. */
export function factList(
  columns: readonly string[],
  cells: readonly string[],
  contentOf: (cell: string, column: string) => ElementContent = text,
): Element {
  const facts = cells.flatMap((cell, index) => {
    const column = columns[index] ?? '';
    if (cell === '') return [];
    return [element('dt', {}, [text(columnLabel(column))]), element('dd', {}, [contentOf(cell, column)])];
  });
  return element('dl', {}, facts);
}

/** Where the script finds the position of a place. */
export function degreesOf({ latitude, longitude }: MapPlace): Properties {
  return { dataLatitude: String(latitude), dataLongitude: String(longitude) };
}

function row(properties: Properties, title: string, cells: readonly ElementContent[]): Element {
  return element('tr', properties, [
    element('th', { scope: 'row' }, [text(title)]),
    ...cells.map(cell => element('td', isFigure(cell) ? { translate: 'no' } : {}, [cell])),
  ]);
}

/** Whether the script reads a cell as a number. A browser that translates the page would write it with a comma. */
function isFigure(cell: ElementContent): boolean {
  return cell.type === 'text' && isNumber(cell.value);
}

function disclosed(
  summary: string,
  properties: Properties,
  columns: readonly string[],
  rows: ElementContent[],
): Element {
  const head = columns.map(column => element('th', { scope: 'col' }, [text(column)]));
  const table = element('table', properties, [
    element('thead', {}, [element('tr', {}, head)]),
    element('tbody', {}, rows),
  ]);
  return element('details', { className: ['details', 'map-table'] }, [
    element('summary', {}, [text(summary)]),
    element('div', { className: ['table-scroll'], tabIndex: 0, role: 'group', ariaLabel: summary }, [table]),
  ]);
}
