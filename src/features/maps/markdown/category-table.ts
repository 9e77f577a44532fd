import type { DirectiveNode, PageContext } from '@mapwright/site/directive';
import { splitUnit } from '../split-unit.ts';
import { type LimitColumn, limitColumn } from './limit-column.ts';
import { findColumn, isNumber, reportBadRow, reportMissing } from './named-table.ts';
import { NO_REGIONS, type RegionTable, readRegionTable, regionOf } from './region-table.ts';

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
  const table = readRegionTable(page, node, named);
  if (table === undefined) return NO_REGIONS;
  if (table.others.length === 0) {
    reportMissing(page, table, 'This table has no column other than the id', 'id,category');
    return NO_REGIONS;
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

function isCurrency(unit: string): boolean {
  return /^[A-Z]{3}$/.test(unit);
}
