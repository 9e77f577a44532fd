import type { Element, ElementContent } from 'hast';
import type { AlignType, Table, TableCell, TableRow } from 'mdast';
import { counted } from '../../../model/text/counted.ts';
import type { LoadWords } from '../../load-words.ts';
import { breakNames } from '../break-names.ts';
import { type PageContext, reportWarning } from '../page-context.ts';
import { pageOf } from '../page-of.ts';
import { plainText } from '../plain-text.ts';
import { element, type RenderState, text } from '../render-state.ts';

/** Renders a table inside a box that scrolls. Cells beyond the header's are dropped, as GFM requires. */
export function renderTable(state: RenderState, node: Table): Element {
  const [head, ...rows] = node.children;
  const columns = { count: head?.children.length ?? 0, sides: node.align ?? [] };
  const parts: ElementContent[] = [];
  if (head !== undefined)
    parts.push(
      element('thead', {}, state.wrap([renderRow(state, head, { ...columns, tagName: 'th' })], true)),
    );
  if (rows.length > 0) {
    const body = rows.map(row => renderRow(state, row, { ...columns, tagName: 'td' }));
    parts.push(element('tbody', {}, state.wrap(body, true)));
  }
  warnOfExtraCell(pageOf(state), rows, columns.count);
  const { words } = pageOf(state).surroundings;
  const table = element('table', {}, state.wrap(parts, true));
  return element(
    'div',
    { className: ['table-scroll'], tabIndex: 0, role: 'group', ariaLabel: words.prose.table },
    [table],
  );
}

/** One warning a table: usually all of its rows have the cell. */
function warnOfExtraCell(page: PageContext, rows: readonly TableRow[], columns: number): void {
  for (const { children } of rows) {
    const cell = children.slice(columns).find(extra => extra.children.length > 0);
    if (cell === undefined) continue;
    reportWarning(page, cell, {
      code: 'markdown/extra-cell',
      message: `This cell is left out, because the head of the table has only ${counted(columns, 'cell')}`,
      hint: 'Give the head another cell. If | belongs to the text, even in code, write \\|.',
    });
    return;
  }
}

interface RowShape {
  readonly tagName: 'th' | 'td';
  /** How many cells a row has. */
  readonly count: number;
  /** Where each column is aligned to. */
  readonly sides: readonly AlignType[];
}

function renderRow(state: RenderState, row: TableRow, { tagName, count, sides }: RowShape): Element {
  const { words } = pageOf(state).surroundings;
  const cells = Array.from({ length: count }, (_, column) => {
    const cell = row.children[column];
    const side = sides[column];
    const className = [
      ...(side ? [`align-${side}`] : []),
      ...(cell === undefined ? [] : answerIn(cell, words)),
    ];
    const content = cell === undefined ? [] : state.all(cell).flatMap(breakNames);
    return element(tagName, className.length > 0 ? { className } : {}, content);
  });
  return element('tr', {}, cells.flatMap(cell => [text('\n'), cell]).concat(text('\n')));
}

/** A cell that only says yes or no can be shown as a symbol. */
function answerIn(cell: TableCell, { prose }: LoadWords['words']): readonly string[] {
  const text = plainText(cell);
  return text === prose.yes ? ['answer-yes'] : text === prose.no ? ['answer-no'] : [];
}
