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
  const cells = rows.map(row => elementsIn(row).flatMap(cell => cellTexts(cell, context)));
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

/** Code within a line. A bar behind a backslash cannot be written there, in a table. */
const CODE = /(?<![\\`])(`+)(?!`) ?(.+?) ?(?<!`)\1(?!`)/g;

/** A cell, and an empty one for each further column that it takes. */
function cellTexts(cell: HtmlElement, context: BlockContext): readonly string[] {
  const blocks = isSkipped(cell) ? [] : context.write(cell.children, { ...context, isInItem: true });
  const text = blocks
    .join('<br>')
    .replaceAll('\\\n', '<br>')
    .replaceAll('\n', '<br>')
    .replace(CODE, (span, _, code) => (code.includes('\\|') ? `<code>${escapeText(code)}</code>` : span))
    .replaceAll('|', '\\|');
  return [text, ...Array.from({ length: spanOf(cell) - 1 }, () => '')];
}

function alignmentsOf(cell: HtmlElement): readonly string[] {
  const mark = hasClass(cell, 'align-right') ? '--:' : hasClass(cell, 'align-center') ? ':-:' : '---';
  return Array.from({ length: spanOf(cell) }, () => mark);
}

function spanOf(cell: HtmlElement): number {
  const span = Number(attributeOf(cell, 'colspan') ?? 1);
  return Number.isInteger(span) && span > 0 && span < 100 ? span : 1;
}
