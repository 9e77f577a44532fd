import {
  type CsvRow,
  type DirectiveNode,
  type IncludedText,
  type PageContext,
  readCsv,
  readIncludedText,
} from '@mapwright/site/directive';

/** The contents of a file about regions: one row each, with its cells under the names of the other columns. */
export interface RegionTable {
  readonly columns: readonly string[];
  readonly rows: readonly RegionRow[];
}

export interface RegionRow {
  readonly id: string;
  /** Absent if the file has no column `title`. */
  readonly title?: string;
  readonly cells: readonly string[];
}

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

/** The contents of a file: the requested columns, then the others. */
interface NamedTable extends IncludedText {
  readonly others: readonly string[];
  readonly rows: readonly NamedRow[];
}

interface NamedRow extends CsvRow {
  readonly known: Readonly<Record<string, string>>;
  readonly further: readonly string[];
}

const NOTHING = { columns: [], rows: [] };

/** The measures of a file: every column of numbers other than `id` and `title`. An empty cell is a region without a figure. */
export function readMeasures(page: PageContext, node: DirectiveNode, named: string): RegionTable {
  const table = readTable(page, node, named, { needed: ['id'], known: ['title'] });
  if (table === undefined) return NOTHING;
  const measures = table.others.flatMap((_, index) =>
    table.rows.some(({ further }) => isNumber(further[index])) ? [index] : [],
  );
  if (measures.length === 0) {
    reportMissing(page, table, 'This table has no column of numbers', 'id,value');
    return NOTHING;
  }
  const pick = (cells: readonly string[]) => measures.map(index => cells[index] ?? '');
  const rows = table.rows.filter(row => {
    const isRight = pick(row.further).every(cell => cell === '' || isNumber(cell));
    if (!isRight) reportBadRow(page, table, row);
    return isRight;
  });
  return {
    columns: pick(table.others),
    rows: rows.map(row => ({ ...regionOf(row), cells: pick(row.further) })),
  };
}

/** The categories of a file: the first column other than `id` and `title` is the category, the others are notes. */
export function readCategories(page: PageContext, node: DirectiveNode, named: string): RegionTable {
  const table = readTable(page, node, named, { needed: ['id'], known: ['title'] });
  if (table === undefined) return NOTHING;
  if (table.others.length === 0) {
    reportMissing(page, table, 'This table has no column other than the id', 'id,category');
    return NOTHING;
  }
  return { columns: table.others, rows: table.rows.map(row => ({ ...regionOf(row), cells: row.further })) };
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

function readTable(
  page: PageContext,
  node: DirectiveNode,
  named: string,
  { needed, known }: { readonly needed: readonly string[]; readonly known: readonly string[] },
): NamedTable | undefined {
  const included = readIncludedText(page, node, named);
  if (included === undefined) return undefined;
  const [header, ...rows] = readCsv(included.text);
  const columns = header?.cells ?? [];
  const missing = needed.filter(name => !columns.includes(name));
  if (missing.length > 0) {
    const names = missing.map(name => `“${name}”`).join(', ');
    reportMissing(page, included, `This table has no column ${names}`, needed.join(','));
    return undefined;
  }
  const own = new Set([...needed, ...known]);
  return {
    ...included,
    others: columns.filter(name => !own.has(name)),
    rows: rows.map(row => {
      const cells = columns.map((name, index) => [name, row.cells[index] ?? ''] as const);
      return {
        ...row,
        known: Object.fromEntries(cells.filter(([name]) => own.has(name))),
        further: cells.filter(([name]) => !own.has(name)).map(([, cell]) => cell),
      };
    }),
  };
}

function regionOf({ known: { id = '', title } }: NamedRow): Pick<RegionRow, 'id' | 'title'> {
  return { id, ...(title !== undefined && title !== '' && { title }) };
}

function isNumber(cell: string | undefined): boolean {
  return cell !== undefined && cell !== '' && Number.isFinite(Number(cell));
}

function isWithin(cell: string, limit: number): boolean {
  return isNumber(cell) && Math.abs(Number(cell)) <= limit;
}

function reportMissing(page: PageContext, { file }: IncludedText, message: string, columns: string): void {
  page.diagnostics.push({
    severity: 'error',
    code: 'map/missing-column',
    message,
    place: { file, line: 1, column: 1 },
    hint: `Its first row names the columns: ${columns}.`,
  });
}

function reportBadRow(page: PageContext, { file }: IncludedText, { cells, line }: CsvRow): void {
  page.diagnostics.push({
    severity: 'error',
    code: 'map/bad-row',
    message: `The numbers in this row of a map’s table are missing or out of range: “${cells.join(',')}”`,
    place: { file, line, column: 1 },
    hint: 'Write numbers with a decimal point: 4.5. Latitudes go from -90 to 90, longitudes from -180 to 180.',
  });
}
