import {
  type CsvRow,
  type DirectiveNode,
  type IncludedText,
  type PageContext,
  readCsv,
  readIncludedText,
  separatorHint,
} from '@mapwright/site/directive';
import { splitUnit } from '../split-unit.ts';

/** The contents of a file: the requested columns, then the others. */
export interface NamedTable extends IncludedText {
  readonly others: readonly string[];
  readonly rows: readonly NamedRow[];
}

export interface NamedRow extends CsvRow {
  readonly known: Readonly<Record<string, string>>;
  readonly further: readonly string[];
}

/** Reads a table. Reports a file without the columns that it needs. */
export function readTable(
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

/** The place of a column among the others, by its name with or without its unit. Reports a name that no column has. */
export function findColumn(page: PageContext, table: NamedTable, name: string): number | undefined {
  const index = table.others.findIndex(column => column === name || splitUnit(column).name === name);
  if (index >= 0) return index;
  reportMissing(page, table, `This table has no column “${name}”`, `id,${name}`);
  return undefined;
}

/** Whether a cell is a number with a decimal point. */
export function isNumber(cell: string | undefined): boolean {
  return cell !== undefined && cell !== '' && Number.isFinite(Number(cell));
}

/** Reports a missing column at the first row, which names the columns. */
export function reportMissing(
  page: PageContext,
  { file, text }: IncludedText,
  message: string,
  columns: string,
): void {
  page.diagnostics.push({
    severity: 'error',
    code: 'map/missing-column',
    message,
    place: { file, line: 1, column: 1 },
    hint: separatorHint(text) ?? `Its first row names the columns: ${columns}.`,
  });
}

/** Reports a row whose numbers are missing or out of range. */
export function reportBadRow(page: PageContext, { file }: IncludedText, { cells, line }: CsvRow): void {
  page.diagnostics.push({
    severity: 'error',
    code: 'map/bad-row',
    message: `The numbers in this row of a map’s table are missing or out of range: “${cells.join(',')}”`,
    place: { file, line, column: 1 },
    hint: 'Write numbers with a decimal point: 4.5. Latitudes go from -90 to 90, longitudes from -180 to 180.',
  });
}
