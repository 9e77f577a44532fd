import type { RegionMatcher } from './match-regions.ts';
import { type CellNumber, isPercentage, parseNumbers } from './parse-numbers.ts';
import { parseTable } from './parse-table.ts';

/** A column of a table, by region. */
export interface DataColumn {
  readonly name: string;
  readonly unit: string;
  /** Numbers if most cells are numbers, otherwise words. */
  readonly content:
    | { readonly kind: 'numbers'; readonly values: ReadonlyMap<string, number> }
    | { readonly kind: 'words'; readonly values: ReadonlyMap<string, string> };
  /** Cells of regions in a column of numbers that are not numbers. */
  readonly unread: readonly string[];
}

/** A table that a visitor has pasted, row by row joined with the map's regions. */
export interface ReadTable {
  readonly columns: readonly DataColumn[];
  /** What the rows without a region call it. */
  readonly unmatched: readonly string[];
  /** Regions that have more than one row; the last one counts. */
  readonly repeated: readonly string[];
}

/** Reads a pasted table. Any column may name the regions: the one that names most of them does. */
export function readData(text: string, matcher: RegionMatcher): ReadTable {
  const table = parseTable(text);
  const width = Math.max(0, ...table.map(row => row.length));
  const column = (index: number) => table.map(row => row[index] ?? '');
  const found = Array.from({ length: Math.min(width, 50) }, (_, index) =>
    column(index).map(cell => matcher.find(cell)),
  );
  const counts = found.map(ids => ids.filter(id => id !== undefined).length);
  const most = Math.max(0, ...counts);
  if (most === 0) return { columns: [], unmatched: table.map(row => row[0] ?? ''), repeated: [] };
  const key = counts.indexOf(most);
  const ids = found[key] ?? [];
  const others = found.map((_, index) => index).filter(index => index !== key);
  const hasHeader = isHeader(table[0] ?? [], ids[0], others);
  const from = hasHeader ? 1 : 0;
  const prefersComma = text.includes(';') && !text.includes('\t');
  return {
    columns: others
      .map(index => ({
        name: hasHeader ? (table[0]?.[index] ?? '') : '',
        cells: column(index).slice(from),
      }))
      .filter(({ cells }) => cells.some(cell => cell !== ''))
      .map(({ name, cells }) => toColumn(name, cells, { ids: ids.slice(from), prefersComma }))
      // A second column with the regions' names says nothing about them.
      .filter((_, index, all) => all.length === 1 || !isNames(all[index], matcher)),
    unmatched: table.slice(from).flatMap((row, index) => {
      const name = row[key] ?? '';
      return ids[index + from] === undefined && name !== '' ? [name] : [];
    }),
    repeated: repeatedOf(ids),
  };
}

/** The first row is a header if it names no region and has no number but years. */
function isHeader(row: readonly string[], id: string | undefined, others: readonly number[]): boolean {
  const cells = others.map(index => row[index] ?? '').filter(cell => cell !== '');
  const isWord = (cell: string) => typeof parseNumbers([cell])[0] !== 'number';
  return id === undefined && cells.every(cell => isWord(cell) || /^(?:1[5-9]|2[01])\d\d$/.test(cell));
}

function toColumn(
  heading: string,
  cells: readonly string[],
  { ids, prefersComma }: { readonly ids: readonly (string | undefined)[]; readonly prefersComma: boolean },
): DataColumn {
  const numbers = parseNumbers(cells, prefersComma);
  const isText = (value: CellNumber) => value === undefined;
  const isNumeric = numbers.filter(isText).length * 2 < numbers.filter(value => value !== null).length;
  // `Unemployment (%)`
  const [, name = heading, unit = ''] = /^(.*\S)\s*[([]([^()[\]]{1,20})[)\]]$/.exec(heading) ?? [];
  const join = <Value>(values: readonly (Value | null | undefined)[]) =>
    new Map(
      values.flatMap((value, index) => {
        const id = ids[index];
        return id === undefined || value === null || value === undefined ? [] : [[id, value] as const];
      }),
    );
  return {
    name,
    unit: unit || (isPercentage(cells) ? '%' : ''),
    content: isNumeric
      ? { kind: 'numbers', values: join(numbers) }
      : { kind: 'words', values: join(cells.map(cell => (cell === '' ? null : cell))) },
    unread: isNumeric ? cells.filter((_, index) => ids[index] !== undefined && isText(numbers[index])) : [],
  };
}

function isNames(column: DataColumn | undefined, matcher: RegionMatcher): boolean {
  if (column?.content.kind !== 'words') return false;
  const words = [...column.content.values];
  return words.filter(([id, word]) => matcher.find(word) === id).length * 2 > words.length;
}

function repeatedOf(ids: readonly (string | undefined)[]): readonly string[] {
  const seen = new Set<string>();
  const twice = new Set<string>();
  for (const id of ids) if (id !== undefined) (seen.has(id) ? twice : seen).add(id);
  return [...twice];
}
