import type { DirectiveNode, PageContext } from '@mapwright/site/directive';
import { type OpenTime, parseOpeningHours } from './opening-hours.ts';
import { type MapPlace, type PlaceTable, readPlaces } from './place-table.ts';

/** The places of a locator, and what some of their columns mean: `phone`, `services` and `hours`. */
export interface StoreTable {
  readonly columns: readonly string[];
  readonly rows: readonly Store[];
  /** Every service that a place has, in the order of the file. */
  readonly services: readonly string[];
}

export interface Store extends MapPlace {
  readonly services: readonly string[];
  /** Empty if the table has no hours. */
  readonly openTimes: readonly OpenTime[];
}

/** Reads the places of a locator, and reports opening hours that it does not understand. */
export function readStores(page: PageContext, node: DirectiveNode, named: string): StoreTable {
  const table = readPlaces(page, node, named);
  const rows = table.rows.map(place => ({
    ...place,
    services: servicesOf(cellOf(table, place, 'services')),
    openTimes: openTimesOf(page, table, place),
  }));
  return { columns: table.columns, rows, services: [...new Set(rows.flatMap(({ services }) => services))] };
}

function cellOf({ columns }: PlaceTable, { cells }: MapPlace, name: string): string {
  return cells[columns.indexOf(name)] ?? '';
}

/** “Repairs, parking” is the services Repairs and Parking. */
function servicesOf(cell: string): readonly string[] {
  const names = cell.split(',').map(name => name.trim());
  return names.filter(Boolean).map(name => name.charAt(0).toUpperCase() + name.slice(1));
}

function openTimesOf(page: PageContext, table: PlaceTable, place: MapPlace): readonly OpenTime[] {
  const written = cellOf(table, place, 'hours');
  if (written === '') return [];
  const { days } = page.surroundings.words.locator;
  const times = parseOpeningHours(written, days.split(' '));
  if (times === undefined) {
    page.diagnostics.push({
      severity: 'error',
      code: 'map/bad-hours',
      message: `These opening hours cannot be read: “${written}”`,
      place: { file: table.file, line: place.line, column: 1 },
      hint: `Write them like this: ${days.split(' ')[0]}–${days.split(' ')[4]} 9–18, ${days.split(' ')[5]} 10–16:30.`,
    });
  }
  return times ?? [];
}
