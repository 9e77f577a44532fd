import { displayWidth } from '../../model/text/display-width.ts';
import { type Edit, type Line, linesOf } from './edits.ts';
import { textLines } from './text-lines.ts';

/** Longer tables are not aligned: a line that does not fit on a screen is easier to read without gaps. */
const LONGEST_LINE = 120;

/**
 * Aligns the pipes of tables, or leaves one space around each cell where a line would be too long. It touches only what is certainly a
 * table: it begins at the margin, each row has pipes at both ends, and all rows have as many cells. One whose cells all have one space
 * around them stays as it is.
 */
export function formatTables(text: string): readonly Edit[] {
  const lines = linesOf(text);
  const isText = textLines(lines.map(line => line.text));
  const edits: Edit[] = [];
  for (let index = 0; index < lines.length; index++) {
    if (!isText[index] || !isHeader(lines, index)) continue;
    const end = endOfTable(lines, index);
    edits.push(...formatted(lines.slice(index, end), lines[end]?.text ?? ''));
    index = end - 1;
  }
  return edits;
}

/** Whether a table begins here, with nothing above it that it could belong to. Above a row of dashes, a line could be its header. */
function isHeader(lines: readonly Line[], index: number): boolean {
  const [line = '', below = ''] = [lines[index]?.text, lines[index + 1]?.text];
  return isRow(line) && !isDelimiter(line) && isDelimiter(below) && followsBreak(lines, index);
}

/**
 * Whether the text above a line has ended. A fence of a directive does not show that: below a table, or in a quote that goes on without
 * its sign, it is text.
 */
function followsBreak(lines: readonly Line[], index: number): boolean {
  let above = index - 1;
  while (/^:{3,}/.test(lines[above]?.text ?? '')) above--;
  return /^(?:\s*|#.*|---|\+\+\+)$/.test(lines[above]?.text ?? '');
}

function isRow(line: string): boolean {
  return /^\|.*\|[ \t]*$/.test(line);
}

function isDelimiter(line: string): boolean {
  return /^\|(?:[ \t]*:?-+:?[ \t]*\|)+[ \t]*$/.test(line);
}

function endOfTable(lines: readonly Line[], start: number): number {
  let end = start;
  while (isRow(lines[end]?.text ?? '')) end++;
  return end;
}

/** A line right below might be a row without pipes. */
function formatted(lines: readonly Line[], below: string): readonly Edit[] {
  const rows = lines.map(({ text }) => cellsOf(text));
  const columns = rows[0]?.length ?? 0;
  const isCertain = /^(?:\s*|:{3,}.*)$/.test(below) && rows.every(row => row?.length === columns);
  if (!isCertain) return [];
  const cells = rows.flatMap(row => (row === undefined ? [] : [row]));
  // Tidy without gaps is tidy too.
  if (writeTable(cells, 0).every((row, index) => row === lines[index]?.text)) return [];
  const written = writeTable(cells, LONGEST_LINE);
  return lines.flatMap(({ start, text }, index) => {
    const row = written[index] ?? text;
    return row === text ? [] : [{ start, end: start + text.length, text: row }];
  });
}

/** The cells of a row, without the spaces around them. A backslash keeps a pipe in its cell. */
function cellsOf(row: string): readonly string[] | undefined {
  const inner = row.trimEnd().slice(1);
  const cells = inner.match(/(?:\\[\s\S]|[^\\|])*\|/g) ?? [];
  // A pipe that is escaped at the end closes no cell.
  if (cells.join('') !== inner) return undefined;
  return cells.map(cell => cell.slice(0, -1).replace(/^[ \t]+|[ \t]+$/g, ''));
}

/** Aligns a table, unless its lines would be longer than `longest`. */
function writeTable(rows: readonly (readonly string[])[], longest: number): readonly string[] {
  const [header = [], delimiter = []] = rows;
  const sides = delimiter.map(cell => ({ left: cell.startsWith(':'), right: cell.endsWith(':') }));
  const widths = header.map((_, column) =>
    Math.max(3, ...rows.map((row, index) => (index === 1 ? 0 : displayWidth(row[column] ?? '')))),
  );
  const isLong = widths.reduce((sum, width) => sum + width + 3, 1) > longest;
  return rows.map((row, index) => {
    const cells = row.map((cell, column) => {
      const side = sides[column] ?? { left: false, right: false };
      const width = isLong ? (index === 1 ? 3 : 0) : (widths[column] ?? 0);
      return index === 1 ? line(side, width) : pad(cell, side, width);
    });
    return `|${cells.map(cell => (cell === '' ? ' ' : ` ${cell} `)).join('|')}|`;
  });
}

interface Side {
  readonly left: boolean;
  readonly right: boolean;
}

function line({ left, right }: Side, width: number): string {
  return `${left ? ':' : '-'}${'-'.repeat(width - 2)}${right ? ':' : '-'}`;
}

function pad(cell: string, { left, right }: Side, width: number): string {
  const gap = Math.max(0, width - displayWidth(cell));
  const before = right ? (left ? Math.floor(gap / 2) : gap) : 0;
  return ' '.repeat(before) + cell + ' '.repeat(gap - before);
}
