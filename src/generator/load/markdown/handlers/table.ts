import type { Element, ElementContent } from 'hast';
import type { AlignType, Table, TableCell, TableRow } from 'mdast';
import type { LoadWords } from '../../load-words.ts';
import { pageOf } from '../page-of.ts';
import { plainText } from '../plain-text.ts';
import { element, type RenderState, text } from '../render-state.ts';

/** A cell that only says yes or no can be shown as a symbol. */
function answerIn(cell: TableCell, { prose }: LoadWords['words']): readonly string[] {
  const text = plainText(cell);
  return text === prose.yes ? ['answer-yes'] : text === prose.no ? ['answer-no'] : [];
}

/** Renders a table inside a box that scrolls. Cells beyond the header's are dropped, as GFM requires. */
export function renderTable(state: RenderState, node: Table): Element {
  const [head, ...rows] = node.children;
  const align = node.align ?? [];
  const columns = head?.children.length ?? 0;
  const parts: ElementContent[] = [];
  if (head !== undefined)
    parts.push(element('thead', {}, state.wrap([renderRow(state, head, 'th', align, columns)], true)));
  if (rows.length > 0) {
    const body = rows.map(row => renderRow(state, row, 'td', align, columns));
    parts.push(element('tbody', {}, state.wrap(body, true)));
  }
  const { words } = pageOf(state).surroundings;
  const table = element('table', {}, state.wrap(parts, true));
  return element(
    'div',
    { className: ['table-scroll'], tabIndex: 0, role: 'group', ariaLabel: words.prose.table },
    [table],
  );
}

function renderRow(
  state: RenderState,
  row: TableRow,
  tagName: 'th' | 'td',
  align: readonly AlignType[],
  columns: number,
): Element {
  const { words } = pageOf(state).surroundings;
  const cells: ElementContent[] = [];
  for (let column = 0; column < columns; column++) {
    const cell = row.children[column];
    const side = align[column];
    const className = [
      ...(side ? [`align-${side}`] : []),
      ...(cell === undefined ? [] : answerIn(cell, words)),
    ];
    cells.push(
      element(tagName, className.length > 0 ? { className } : {}, cell === undefined ? [] : state.all(cell)),
    );
  }
  return element('tr', {}, cells.flatMap(cell => [text('\n'), cell]).concat(text('\n')));
}
