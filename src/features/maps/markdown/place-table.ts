import type { DirectiveNode, PageContext } from '@mapwright/site/directive';
import { isNumber, readTable, reportBadRow } from './named-table.ts';

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

/** The places of a file with the columns `title`, `latitude` and `longitude`. Reports rows without a valid position. */
export function readPlaces(page: PageContext, node: DirectiveNode, named: string): PlaceTable {
  const table = readTable(page, node, named, { needed: ['title', 'latitude', 'longitude'], known: [] });
  if (table === undefined) return { file: named, columns: [], rows: [] };
  const rows = table.rows.flatMap(row => {
    const { title = '', latitude = '', longitude = '' } = row.known;
    if (isWithin(latitude, 90) && isWithin(longitude, 180)) {
      const position = { latitude: Number(latitude), longitude: Number(longitude) };
      return [{ title, ...position, cells: row.further, line: row.line }];
    }
    reportBadRow(page, table, row);
    return [];
  });
  return { file: table.file, columns: table.others, rows };
}

function isWithin(cell: string, limit: number): boolean {
  return isNumber(cell) && Math.abs(Number(cell)) <= limit;
}
