import type { NamedRow } from './named-table.ts';

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

/** What a row says of its region besides its cells. */
export function regionOf({ known: { id = '', title } }: NamedRow): Pick<RegionRow, 'id' | 'title'> {
  return { id, ...(title !== undefined && title !== '' && { title }) };
}
