import { type Diagnostic, readCsv, separatorHint } from '@mapwright/site/directive';
import { jsonFault } from './json-fault.ts';

/** A table as text: the names of its columns, and rows with a cell for each. */
export interface DataRows {
  readonly header: readonly string[];
  readonly cells: readonly (readonly string[])[];
}

interface ReadRows {
  readonly rows?: DataRows;
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads a CSV file, or a JSON file with a list of objects. `file` is a POSIX path from the root. */
export function readRows({ file, text }: { readonly file: string; readonly text: string }): ReadRows {
  return /\.json$/i.test(file) ? readJson(file, text) : readCommas(file, text);
}

function readCommas(file: string, text: string): ReadRows {
  const [header, ...rows] = readCsv(text);
  if (header === undefined) return { diagnostics: [noRows(file)] };
  const names = header.cells;
  const long = rows.filter(
    ({ cells }) => cells.length > names.length && cells.slice(names.length).some(Boolean),
  );
  return {
    rows: { header: names, cells: rows.map(({ cells }) => names.map((_, index) => cells[index] ?? '')) },
    diagnostics: [
      ...noCommas(file, text),
      ...long.map(({ cells, line }) => ({
        severity: 'warning' as const,
        code: 'table/long-row',
        message: `This row has ${cells.length} cells, but the table has ${names.length} columns`,
        place: { file, line, column: 1 },
        hint: 'Put a cell that contains a comma in double quotes.',
      })),
    ],
  };
}

function noCommas(file: string, text: string): readonly Diagnostic[] {
  const hint = separatorHint(text);
  if (hint === undefined) return [];
  const message = 'The table has one column, because there is no comma in the first row';
  return [
    { severity: 'warning', code: 'table/no-commas', message, place: { file, line: 1, column: 1 }, hint },
  ];
}

function readJson(file: string, text: string): ReadRows {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { diagnostics: [noJson(file, text)] };
  }
  if (!Array.isArray(data) || !data.every(isRecord))
    return { diagnostics: [unreadable(file, 'it is not a list of objects')] };
  const header = [...new Set(data.flatMap(Object.keys))];
  if (header.length === 0) return { diagnostics: [noRows(file)] };
  return {
    rows: {
      header,
      cells: data.map(item => header.map(name => (Object.hasOwn(item, name) ? textOf(item[name]) : ''))),
    },
    diagnostics: [],
  };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function textOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function noRows(file: string): Diagnostic {
  return {
    severity: 'error',
    code: 'table/no-rows',
    message: 'This file has no rows',
    place: { file },
    hint: 'Add rows. The first one names the columns.',
  };
}

function noJson(file: string, text: string): Diagnostic {
  const above = text.slice(0, jsonFault(text)).split('\n');
  return {
    ...unreadable(file, 'from here on, it is not JSON'),
    place: { file, line: above.length, column: (above.at(-1)?.length ?? 0) + 1 },
    hint: 'JSON needs double quotes around names and texts, a comma between two items, and none after the last.',
  };
}

function unreadable(file: string, reason: string): Diagnostic {
  return {
    severity: 'error',
    code: 'table/unreadable',
    message: `This file cannot be shown as a table: ${reason}`,
    place: { file },
    hint: 'Write a list of objects, [{ "column": "cell" }], or a CSV file.',
  };
}
