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
  const widths = lines.filter(line => line.trim() !== '').map(line => line.length - line.trimStart().length);
  const extra = Math.min(...widths) - indent.length;
  return widths.length > 0 && extra > 0
    ? lines.map(line => line.slice(Math.min(extra, line.length - line.trimStart().length)))
    : lines;
}
