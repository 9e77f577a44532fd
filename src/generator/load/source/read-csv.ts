/** A row of a table: its cells, and the line where it begins. */
export interface CsvRow {
  readonly cells: readonly string[];
  readonly line: number;
}

/** Reads the rows of a comma-separated text (RFC 4180). It leaves out empty lines and trims cells without quotes. */
export function readCsv(text: string): readonly CsvRow[] {
  const rows: CsvRow[] = [];
  let cells: string[] = [];
  let line = 1;
  let start = 1;
  CELL.lastIndex = 0;
  for (let match = CELL.exec(text); match !== null; match = CELL.exec(text)) {
    const [whole, quoted, plain = '', end] = match;
    cells.push(quoted === undefined ? plain.trim() : quoted.replaceAll('""', '"'));
    line += whole.split('\n').length - 1;
    if (end === ',') continue;
    if (cells.some(cell => cell !== '')) rows.push({ cells, line: start });
    if (end === '') break;
    cells = [];
    start = line;
  }
  return rows;
}

/** How to separate the cells of a text whose first row has semicolons or tabs instead of commas, as some spreadsheets write it. */
export function separatorHint(text: string): string | undefined {
  const [row = ''] = text.split('\n', 1);
  const [sign] = row.includes(',') ? [] : (/[;\t]/.exec(row) ?? []);
  return sign && `Write commas between the cells, not ${sign === ';' ? 'semicolons' : 'tabs'}.`;
}

const CELL = /(?:[^\S\n]*"((?:[^"]|"")*)"[^\S\n]*|([^,\n]*))(,|\n|$)/gy;
