import type { DirectiveNode, PageContext } from '@mapwright/site/directive';
import { splitUnit } from '../split-unit.ts';
import { type LimitColumn, limitColumn } from './limit-column.ts';
import { findColumn, isNumber, readTable, reportBadRow, reportMissing } from './named-table.ts';
import { type RegionTable, regionOf } from './region-table.ts';

/** The contents of a file about places, in degrees. Its other columns are for readers only. */
export interface PlaceTable {
  /** POSIX path from the root. */
  readonly file: string;
  readonly columns: readonly string[];
  readonly rows: readonly MapPlace[];
}

export interface MapPlace {
  readonly title: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly cells: readonly string[];
  /** Its line in the file. */
  readonly line: number;
}

const NOTHING = { columns: [], rows: [] };

/** The categories of a file. */
export interface CategoryTable extends RegionTable {
  /** The units of the columns that are amounts, by place: currencies, and the column by which visitors filter. */
  readonly units?: ReadonlyMap<number, string>;
  /** Absent if visitors cannot filter by a number. */
  readonly limit?: LimitColumn;
}

/**
 * The categories of a file: the first column other than `id` and `title` is the category, the others are notes. The column named by
 * `limit` has numbers.
 */
export function readCategories(
  page: PageContext,
  node: DirectiveNode,
  named: string,
  limit?: string,
): CategoryTable {
  const table = readTable(page, node, named, { needed: ['id'], known: ['title'] });
  if (table === undefined) return NOTHING;
  if (table.others.length === 0) {
    reportMissing(page, table, 'This table has no column other than the id', 'id,category');
    return NOTHING;
  }
  const rows = table.rows.map(row => ({ ...regionOf(row), cells: row.further }));
  const units = new Map(
    table.others
      .map((column, index) => [index, splitUnit(column).unit] as const)
      .filter(([, unit]) => isCurrency(unit)),
  );
  const categories = { columns: table.others, rows, units };
  const index = limit === undefined ? undefined : findColumn(page, table, limit);
  if (index === undefined) return categories;
  for (const row of table.rows) {
    const cell = row.further[index] ?? '';
    if (cell !== '' && !isNumber(cell)) reportBadRow(page, table, row);
  }
  const column = limitColumn(
    index,
    table.others[index] ?? '',
    rows.map(({ cells }) => cells[index] ?? ''),
  );
  return { ...categories, limit: column, units: new Map([...units, [index, column.unit]]) };
}

/** The places of a file with the columns `title`, `latitude` and `longitude`. Reports rows without a valid position. */
export function readPlaces(page: PageContext, node: DirectiveNode, named: string): PlaceTable {
  const table = readTable(page, node, named, { needed: ['title', 'latitude', 'longitude'], known: [] });
  if (table === undefined) return { ...NOTHING, file: named };
  const rows = table.rows.flatMap(row => {
    const { title = '', latitude = '', longitude = '' } = row.known;
    const isPlace = isWithin(latitude, 90) && isWithin(longitude, 180);
    if (!isPlace) reportBadRow(page, table, row);
    return isPlace
      ? [
          {
            title,
            latitude: Number(latitude),
            longitude: Number(longitude),
            cells: row.further,
            line: row.line,
          },
        ]
      : [];
  });
  return { file: table.file, columns: table.others, rows };
}

function isCurrency(unit: string): boolean {
  return /^[A-Z]{3}$/.test(unit);
}

function isWithin(cell: string, limit: number): boolean {
  return isNumber(cell) && Math.abs(Number(cell)) <= limit;
}
