import {
  type CheckedDirective,
  type Directive,
  element,
  labelContent,
  pageOf,
  type RenderState,
  readIncludedText,
  reportError,
} from '@mapwright/site/directive';
import type { Element } from 'hast';
import type { Table, TableCell } from 'mdast';
import { type DataRows, readRows } from './read-rows.ts';

/** The rows of a CSV or JSON file as a table. Columns of numbers are set flush right. */
export const dataTable: Directive = {
  name: 'table',
  form: 'leaf',
  label: 'optional',
  attributes: { file: { type: 'text', isRequired: true }, columns: { type: 'text' } },
  example: '::table[Prices in the workshop]{file="prices.csv" columns="Repair, Price"}',
  render(state, directive) {
    const rows = rowsOf(state, directive);
    if (rows === undefined) return [];
    const table = state.one(tableNode(rows), undefined) as Element;
    return directive.label === undefined ? table : withCaption(table, labelContent(state, directive, ''));
  },
};

function rowsOf(state: RenderState, { node, attributes }: CheckedDirective): DataRows | undefined {
  const { file: named, columns } = attributes;
  const page = pageOf(state);
  const included = named === undefined ? undefined : readIncludedText(page, node, named);
  if (included === undefined) return undefined;
  const { rows, diagnostics } = readRows(included);
  page.diagnostics.push(...diagnostics);
  if (rows === undefined || columns === undefined) return rows;
  const wanted = columns.split(',').map(name => name.trim());
  const unknown = wanted.filter(name => !rows.header.includes(name));
  for (const name of unknown)
    reportError(page, node, {
      code: 'table/unknown-column',
      message: `The file “${named}” has no column “${name}”`,
      hint: `It has: ${rows.header.join(', ')}.`,
    });
  const places = wanted.map(name => rows.header.indexOf(name)).filter(place => place !== -1);
  const chosen = (cells: readonly string[]) => places.map(place => cells[place] ?? '');
  return { header: chosen(rows.header), cells: rows.cells.map(chosen) };
}

function tableNode({ header, cells }: DataRows): Table {
  const align = header.map((_, column) => (isOfNumbers(cells, column) ? 'right' : null));
  return {
    type: 'table',
    align,
    children: [header, ...cells].map(row => ({ type: 'tableRow', children: row.map(cellNode) })),
  };
}

function cellNode(value: string): TableCell {
  return { type: 'tableCell', children: value === '' ? [] : [{ type: 'text', value }] };
}

/** Whether a column has numbers, perhaps with a sign, a unit or digits in groups, and nothing else. */
function isOfNumbers(cells: readonly (readonly string[])[], column: number): boolean {
  const written = cells.map(row => row[column] ?? '').filter(cell => cell !== '' && cell !== '–');
  return written.length > 0 && written.every(cell => /^[-−+]?[$£€]?\s?\d[\d.,\s]*\s?[%€£$]?$/.test(cell));
}

function withCaption(box: Element, children: Element['children']): Element {
  const [table] = box.children;
  if (table?.type !== 'element') return box;
  return {
    ...box,
    children: [{ ...table, children: [element('caption', {}, children), ...table.children] }],
  };
}
