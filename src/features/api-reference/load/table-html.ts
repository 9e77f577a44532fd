import { escapeAttribute, escapeText } from '@mapwright/site/source';
import type { ModulePage } from './module-page.ts';

/** A row of a table. Its cells are HTML; the first is the row's heading. */
export interface TableRow {
  readonly id?: string;
  readonly cells: readonly string[];
}

/** A table in a box that scrolls. Leaves out columns without any content. */
export function tableHtml(
  { options }: Pick<ModulePage, 'options'>,
  titles: readonly string[],
  rows: readonly TableRow[],
): string {
  if (rows.length === 0) return '';
  const columns = titles.map((_, column) => column).filter(column => rows.some(({ cells }) => cells[column]));
  const head = columns.map(column => `<th>${escapeText(titles[column] ?? '')}</th>`).join('');
  const body = rows.map(row => rowHtml(row, columns)).join('\n');
  const label = escapeAttribute(options.words.prose.table);
  return `<div class="table-scroll api-table" tabindex="0" role="group" aria-label="${label}"><table>
<thead><tr>${head}</tr></thead>
<tbody>
${body}
</tbody></table></div>\n`;
}

function rowHtml({ id, cells }: TableRow, columns: readonly number[]): string {
  const anchor = id === undefined ? '' : ` id="${escapeAttribute(id)}"`;
  return `<tr${anchor}>${columns.map(column => `<td>${cells[column] ?? ''}</td>`).join('')}</tr>`;
}
