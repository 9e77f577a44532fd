import type { DirectiveNode, PageContext } from '@mapwright/site/directive';
import { type NamedRow, type NamedTable, readTable } from './named-table.ts';

/** The contents of a file about regions: one row each, with its cells under the names of the other columns. */
export interface RegionTable {
  readonly columns: readonly string[];
  readonly rows: readonly RegionRow[];
}

/** The contents of a file that cannot be used: its mistakes are already reported. */
export const NO_REGIONS: RegionTable = { columns: [], rows: [] };

export interface RegionRow {
  readonly id: string;
  /** Absent if the file has no column `title`. */
  readonly title?: string;
  readonly cells: readonly string[];
}

/** Reads a table about regions. Reports a second row of a region: only one of them would be shown. */
export function readRegionTable(
  page: PageContext,
  node: DirectiveNode,
  named: string,
): NamedTable | undefined {
  const table = readTable(page, node, named, { needed: ['id'], known: ['title'] });
  const lines = new Map<string, number>();
  for (const { known, line } of table?.rows ?? []) {
    const { id = '' } = known;
    const first = lines.get(id);
    if (first === undefined) lines.set(id, line);
    else if (table !== undefined && id !== '') reportSecondRow(page, id, { file: table.file, first, line });
  }
  return table;
}

function reportSecondRow(
  page: PageContext,
  id: string,
  { file, first, line }: { readonly file: string; readonly first: number; readonly line: number },
): void {
  page.diagnostics.push({
    severity: 'error',
    code: 'map/duplicate-row',
    message: `The region “${id}” has more than one row in this table`,
    place: { file, line, column: 1 },
    hint: 'Keep one row for each region, and remove the others.',
    related: [{ file, line: first, column: 1, message: 'the first row' }],
  });
}

/** What a row says of its region besides its cells. */
export function regionOf({ known: { id = '', title } }: NamedRow): Pick<RegionRow, 'id' | 'title'> {
  return { id, ...(title !== undefined && title !== '' && { title }) };
}
