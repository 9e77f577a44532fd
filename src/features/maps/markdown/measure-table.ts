import type { DirectiveNode, PageContext } from '@mapwright/site/directive';
import { splitUnit } from '../split-unit.ts';
import {
  findColumn,
  isNumber,
  type NamedRow,
  type NamedTable,
  reportBadRow,
  reportMissing,
} from './named-table.ts';
import { NO_REGIONS, type RegionTable, readRegionTable, regionOf } from './region-table.ts';

/** The measures of a file: colours, and for some maps bubbles or years. */
export interface MeasureTable extends RegionTable {
  /** The place of the column that is drawn as bubbles. */
  readonly bubbles?: number;
  /** The places of the columns of years, from the first year to the last. They are one measure. */
  readonly years?: readonly number[];
}

/** What the directive says about the columns of its file. */
interface MeasureOptions {
  readonly bubbles?: string | undefined;
  /** Whether the columns named by years are one measure. */
  readonly hasYears: boolean;
}

const YEAR = /^\d{4}$/;

/** The measures of a file: every column of numbers other than `id` and `title`. An empty cell is a region without a figure. */
export function readMeasures(
  page: PageContext,
  node: DirectiveNode,
  named: string,
  options: MeasureOptions,
): MeasureTable {
  const table = readRegionTable(page, node, named);
  if (table === undefined) return NO_REGIONS;
  const measures = table.others.flatMap((_, index) =>
    table.rows.some(({ further }) => isNumber(further[index])) ? [index] : [],
  );
  if (measures.length === 0) {
    reportMissing(page, table, 'This table has no column of numbers', 'id,value');
    return NO_REGIONS;
  }
  const bubble = options.bubbles === undefined ? undefined : findColumn(page, table, options.bubbles);
  const years = options.hasYears ? findYears(page, table, measures) : undefined;
  const pick = (cells: readonly string[]) => measures.map(index => cells[index] ?? '');
  const isRight = ({ further }: NamedRow) =>
    pick(further).every(cell => cell === '' || isNumber(cell)) &&
    (bubble === undefined || Number(further[bubble]) >= 0);
  for (const row of table.rows) if (!isRight(row)) reportBadRow(page, table, row);
  return {
    columns: pick(table.others),
    rows: table.rows.filter(isRight).map(row => ({ ...regionOf(row), cells: pick(row.further) })),
    ...(bubble !== undefined && { bubbles: measures.indexOf(bubble) }),
    ...(years && { years: years.map(index => measures.indexOf(index)) }),
  };
}

/** The places of the columns that colour the map: without bubbles, and the years of one measure as one. */
export function colorColumns({ columns, bubbles, years }: MeasureTable): readonly number[] {
  const others = columns.map((_, index) => index).filter(index => index !== bubbles);
  return years?.slice(-1) ?? (others.length === 0 ? [0] : others);
}

/** The columns whose names are years, in their order. */
function findYears(
  page: PageContext,
  table: NamedTable,
  measures: readonly number[],
): readonly number[] | undefined {
  const yearOf = (index: number) => splitUnit(table.others[index] ?? '').name;
  const years = measures.filter(index => YEAR.test(yearOf(index)));
  if (years.length > 1) return years.sort((a, b) => Number(yearOf(a)) - Number(yearOf(b)));
  reportMissing(page, table, 'This table has fewer than two columns of years', 'id,2020,2021');
  return undefined;
}
