import { createFenceTracker } from '../../load/markdown/code-fences.ts';

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
  if (widths.length === 0 || extra === 0) return lines;
  if (extra > 0) return lines.map(line => withoutColumns(line, extra));
  return lines.map(line => (line.trim() === '' ? line : ' '.repeat(-extra) + line));
}

/** The column in which the text of a line begins. */
export function columnOf(line: string): number {
  return [...(/^[ \t]*/.exec(line)?.[0] ?? '')].reduce(afterSpace, 0);
}

/** A tab leads to the next column that four divides. */
function afterSpace(column: number, space: string): number {
  return space === '\t' ? column + 4 - (column % 4) : column + 1;
}

/** Removes columns of indentation. A tab that begins in them and ends after them leaves spaces. */
export function withoutColumns(line: string, count: number): string {
  let [column, index] = [0, 0];
  while (column < count && /[ \t]/.test(line[index] ?? '')) column = afterSpace(column, line[index++] ?? '');
  return ' '.repeat(Math.max(0, column - count)) + line.slice(index);
}

/** Gives directives around others of as many colons one more than those: components in them have become directives. */
export function withEnoughColons(lines: readonly string[]): readonly string[] {
  const isInCode = createFenceTracker();
  const open: { readonly at: number; readonly colons: number; inner: number }[] = [];
  const enough = [...lines];
  for (const [at, line] of lines.entries()) {
    const [, colons = '', rest = ''] = isInCode(line) ? [] : (/^\s*(:{3,})(.*)$/.exec(line) ?? []);
    if (colons === '') continue;
    if (rest.trim() !== '') open.push({ at, colons: colons.length, inner: 0 });
    const opened = rest.trim() === '' ? open.findLastIndex(outer => outer.colons === colons.length) : -1;
    const [ended] = opened < 0 ? [] : open.splice(opened);
    if (ended === undefined) continue;
    const count = Math.max(ended.colons, ended.inner + 1);
    for (const end of [ended.at, at]) enough[end] = (enough[end] ?? '').replace(/:{3,}/, ':'.repeat(count));
    const outer = open.at(-1);
    if (outer !== undefined) outer.inner = Math.max(outer.inner, count);
  }
  return enough;
}
