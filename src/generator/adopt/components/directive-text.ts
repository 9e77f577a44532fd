export interface DirectiveParts {
  readonly label?: string | undefined;
  readonly options?: Readonly<Record<string, string | undefined>>;
  readonly inner: readonly string[];
}

/** Writes a directive. It has one colon more than those inside it. */
export function directive(name: string, { label, options = {}, inner }: DirectiveParts): readonly string[] {
  const inside = inner.map(line => /^\s*(:{3,})/.exec(line)?.[1]?.length ?? 0);
  const colons = ':'.repeat(Math.max(2, ...inside) + 1);
  const written = Object.entries(options).flatMap(([option, value]) =>
    value === undefined || /[{}"]/.test(value) ? [] : [`${option}="${value}"`],
  );
  const head = label === undefined || label.startsWith('{') ? '' : `[${label.replaceAll(/[[\]]/g, '\\$&')}]`;
  const tail = written.length === 0 ? '' : `{${written.join(' ')}}`;
  return [`${colons}${name}${head}${tail}`, ...trimmed(inner), colons];
}

/** Without empty lines at both ends. */
export function trimmed(lines: readonly string[]): readonly string[] {
  const start = lines.findIndex(line => line.trim() !== '');
  return start < 0 ? [] : lines.slice(start, lines.findLastIndex(line => line.trim() !== '') + 1);
}

/** A card is always in a grid. */
export function inGrid(card: readonly string[], isInGrid: boolean): readonly string[] {
  return isInGrid ? card : directive('cards', { inner: card });
}

/** Lines between two tags, moved to the column of the tags: further indentation means nothing there. */
export function shifted(lines: readonly string[], indent: string): readonly string[] {
  const widths = lines.filter(line => line.trim() !== '').map(columnOf);
  const extra = Math.min(...widths) - columnOf(`${indent}.`);
  return widths.length > 0 && extra > 0 ? lines.map(line => withoutColumns(line, extra)) : lines;
}

/** The column in which the text of a line begins. */
function columnOf(line: string): number {
  return [...(/^[ \t]*/.exec(line)?.[0] ?? '')].reduce(afterSpace, 0);
}

/** A tab leads to the next column that four divides. */
function afterSpace(column: number, space: string): number {
  return space === '\t' ? column + 4 - (column % 4) : column + 1;
}

/** A tab that begins in those columns and ends behind them leaves spaces. */
function withoutColumns(line: string, count: number): string {
  let [column, index] = [0, 0];
  while (column < count && /[ \t]/.test(line[index] ?? '')) column = afterSpace(column, line[index++] ?? '');
  return ' '.repeat(Math.max(0, column - count)) + line.slice(index);
}
