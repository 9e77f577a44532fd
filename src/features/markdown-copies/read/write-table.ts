import { attributeOf } from '@mapwright/site/html';
import type { BlockContext } from './block-context.ts';
import { escapeText } from './escape-text.ts';
import { elementsIn, type HtmlElement, hasClass } from './parse-html.ts';
import { isSkipped } from './skipped.ts';

/** A table. Markdown knows no cell over several rows or columns, so what one holds is in its first place. */
export function writeTable(table: HtmlElement, context: BlockContext): readonly string[] {
  const caption = elementsIn(table).find(({ name }) => name === 'caption');
  const rows = rowsIn(table);
  const first = rows[0];
  if (first === undefined) return [];
  const hasHead = elementsIn(first).every(({ name }) => name === 'th');
  const cells = gridOf(rows, context);
  const columns = Math.max(...cells.map(({ length }) => length));
  const [head = [], ...body] = hasHead ? cells : [[], ...cells];
  const marks = elementsIn(first).flatMap(alignmentsOf);
  const line = (texts: readonly string[], filler: string) =>
    `| ${Array.from({ length: columns }, (_, column) => texts[column] ?? filler).join(' | ')} |`;
  const written = [line(head, ''), line(marks, '---'), ...body.map(texts => line(texts, ''))].join('\n');
  return caption === undefined
    ? [written]
    : [...context.write(caption.children, { ...context, isInItem: true }), written];
}

function rowsIn(table: HtmlElement): readonly HtmlElement[] {
  return elementsIn(table)
    .flatMap(part => (part.name === 'tr' ? [part] : elementsIn(part)))
    .filter(row => row.name === 'tr' && elementsIn(row).length > 0);
}

/** The texts of all cells at their places. Where a cell reaches over others, these are empty. */
function gridOf(rows: readonly HtmlElement[], context: BlockContext): readonly (readonly string[])[] {
  const grid = rows.map((): string[] => []);
  for (const [index, row] of rows.entries()) {
    let column = 0;
    for (const cell of elementsIn(row)) {
      while (grid[index]?.[column] !== undefined) column++;
      const end = column + spanOf(cell, 'colspan');
      const covered = grid.slice(index, index + spanOf(cell, 'rowspan'));
      for (const texts of covered) for (let at = column; at < end; at++) texts[at] = '';
      covered[0]?.splice(column, 1, cellText(cell, context));
      column = end;
    }
  }
  return grid;
}

/** Code within a line. A bar behind a backslash cannot be written there, in a table. */
const CODE = /(?<![\\`])(`+)(?!`) ?(.+?) ?(?<!`)\1(?!`)/g;

function cellText(cell: HtmlElement, context: BlockContext): string {
  const blocks = isSkipped(cell) ? [] : context.write(cell.children, { ...context, isInItem: true });
  return blocks
    .join('<br>')
    .replaceAll('\\\n', '<br>')
    .replaceAll('\n', '<br>')
    .replace(CODE, (span, _, code) => (code.includes('\\|') ? `<code>${escapeText(code)}</code>` : span))
    .replaceAll('|', '\\|');
}

function alignmentsOf(cell: HtmlElement): readonly string[] {
  const mark = hasClass(cell, 'align-right') ? '--:' : hasClass(cell, 'align-center') ? ':-:' : '---';
  return Array.from({ length: spanOf(cell, 'colspan') }, () => mark);
}

/** Over how many columns or rows a cell reaches. */
function spanOf(cell: HtmlElement, name: 'colspan' | 'rowspan'): number {
  const span = Number(attributeOf(cell, name) ?? 1);
  return Number.isInteger(span) && span > 0 && span < 100 ? span : 1;
}
