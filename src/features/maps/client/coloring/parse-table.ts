/** A table with more rows is not one of regions: the largest map has about 3,200. */
const MOST_ROWS = 20_000;

/** The cells of a table that was copied from a spreadsheet or is in a CSV file. Empty rows are left out. */
export function parseTable(text: string): readonly (readonly string[])[] {
  const plain = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const mark = separatorOf(plain);
  const rows = mark === null ? plain.split('\n').map(splitByNumber) : readCells(plain, mark);
  return rows
    .map(row => row.map(cell => cell.trim()))
    .filter(row => row.some(cell => cell !== ''))
    .slice(0, MOST_ROWS);
}

/** A tab wins, then a semicolon: in tables with one of them a comma belongs to the numbers. */
function separatorOf(text: string): string | null {
  const bare = text.replace(/"(?:[^"]|"")*"/g, '');
  return ['\t', ';', ','].find(mark => bare.includes(mark)) ?? null;
}

/** Reads a file cell by cell; a cell in quotation marks may contain the separator and line ends. */
function readCells(text: string, mark: string): readonly (readonly string[])[] {
  const rows: string[][] = [[]];
  let cell = '';
  let isQuoted = false;
  const endCell = (): void => {
    rows.at(-1)?.push(cell);
    cell = '';
  };
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at];
    if (isQuoted) {
      if (letter !== '"') cell += letter;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (letter === '"' && cell.trim() === '') {
      cell = '';
      isQuoted = true;
    } else if (letter === mark) endCell();
    else if (letter === '\n') {
      endCell();
      rows.push([]);
    } else cell += letter;
  }
  endCell();
  return rows;
}

/** `Bavaria 12.5` or `DE-BY: 12.5`, as people type it. */
function splitByNumber(line: string): readonly string[] {
  const [, name, figure] = /^(.*?\S)(?:\s*:\s*|\s+)([-−+]?[\d.,]+\s*%?)$/.exec(line.trim()) ?? [];
  return name !== undefined && figure !== undefined ? [name, figure] : [line];
}
