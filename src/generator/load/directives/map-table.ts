import { type IncludedText, readIncludedText } from '../markdown/included-text.ts';
import type { PageContext } from '../markdown/page-context.ts';
import { type CsvRow, readCsv } from '../source/read-csv.ts';
import type { DirectiveNode } from './directive.ts';

/** A region of a map with its number. */
export interface MapValue {
  readonly id: string;
  readonly value: number;
  readonly line: number;
}

/** A place on a map, in degrees. */
export interface MapPlace {
  readonly title: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** The values of a file with the columns `id` and `value`. A row without a number is reported. */
export function readMapValues(page: PageContext, node: DirectiveNode, file: string): readonly MapValue[] {
  return readTable(page, node, file, ['id', 'value'], ([id = '', value = ''], line) => {
    const number = Number(value);
    return value === '' || !Number.isFinite(number) ? undefined : { id, value: number, line };
  });
}

/** The places of a file with the columns `title`, `latitude` and `longitude`. A row that lies nowhere is reported. */
export function readMapPlaces(page: PageContext, node: DirectiveNode, file: string): readonly MapPlace[] {
  return readTable(
    page,
    node,
    file,
    ['title', 'latitude', 'longitude'],
    ([title = '', north = '', east = '']) => {
      const [latitude, longitude] = [Number(north), Number(east)];
      const isPlace = north !== '' && east !== '' && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
      return isPlace ? { title, latitude, longitude } : undefined;
    },
  );
}

/** The rows of a file, each its named columns in their order. */
function readTable<Row>(
  page: PageContext,
  node: DirectiveNode,
  named: string,
  columns: readonly string[],
  toRow: (cells: readonly string[], line: number) => Row | undefined,
): readonly Row[] {
  const included = readIncludedText(page, node, named);
  if (included === undefined) return [];
  const [header, ...rows] = readCsv(included.text);
  const places = columns.map(column => header?.cells.indexOf(column) ?? -1);
  const missing = columns.filter((_, index) => places[index] === -1);
  if (missing.length > 0) {
    reportMissingColumns(page, included, { columns, missing });
    return [];
  }
  return rows.flatMap(row => {
    const result = toRow(
      places.map(place => row.cells[place] ?? ''),
      row.line,
    );
    if (result === undefined) reportBadRow(page, included, row);
    return result ?? [];
  });
}

function reportMissingColumns(
  page: PageContext,
  { file }: IncludedText,
  { columns, missing }: { readonly columns: readonly string[]; readonly missing: readonly string[] },
): void {
  page.diagnostics.push({
    severity: 'error',
    code: 'map/missing-column',
    message: `This table has no column ${missing.map(name => `“${name}”`).join(', ')}`,
    place: { file, line: 1, column: 1 },
    hint: `Its first row names the columns: ${columns.join(',')}.`,
  });
}

function reportBadRow(page: PageContext, { file }: IncludedText, { cells, line }: CsvRow): void {
  page.diagnostics.push({
    severity: 'error',
    code: 'map/bad-row',
    message: `This row of a map’s table has no usable number: “${cells.join(',')}”`,
    place: { file, line, column: 1 },
    hint: 'Write numbers with a point: 4.5. Latitudes go from -90 to 90, longitudes from -180 to 180.',
  });
}
