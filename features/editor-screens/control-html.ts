import { element, text } from '@mapwright/site/directive';
import type { Element, ElementContent } from 'hast';
import { COLOR } from './check-screen.ts';
import { markOf } from './screen-parts.ts';
import type { ScreenField } from './screen-schema.ts';

/** A control as the editor would show it, with its value as text. */
export function controlHtml(field: ScreenField): ElementContent[] {
  const { kind, value = '', unit, options } = field;
  switch (kind) {
    case 'text':
    case 'number':
      return [box(kind, [text(value), ...(unit === undefined ? [] : [text(' '), span('unit', unit)])])];
    case 'select':
      return [box(kind, [text(value)]), ...(options === undefined ? [] : [optionList('menu', field)])];
    case 'radio':
      return [optionList('radio', field)];
    case 'switch':
      return [span(value === 'on' ? 'on' : 'off', value === 'on' ? 'On' : 'Off')];
    case 'color':
      return [box(kind, [swatch(value), text(value)])];
    case 'slider':
      return [box(kind, [track(Number(value)), text(value + (unit ?? ''))])];
    case 'code':
      return [element('pre', { className: ['screen-code'] }, [element('code', {}, lines(value))])];
    case 'table':
      return [table(field)];
    case 'button':
      return [];
  }
}

function span(name: string, content: string): Element {
  return element('span', { className: [`screen-${name}`] }, [text(content)]);
}

function box(kind: string, content: ElementContent[]): Element {
  return element('span', { className: ['screen-box', `screen-${kind}`] }, content);
}

function optionList(name: string, { options = [], value }: ScreenField): Element {
  const items = options.map(option =>
    element('li', option === value ? { ariaCurrent: 'true' } : {}, [text(option)]),
  );
  return element('ul', { className: [`screen-${name}`] }, items);
}

/** Makes each line an element, so that it can be numbered. */
function lines(code: string): ElementContent[] {
  return code
    .trimEnd()
    .split('\n')
    .flatMap((line, index) => [
      ...(index === 0 ? [] : [text('\n')]),
      element('span', { className: ['screen-line'] }, [text(line)]),
    ]);
}

function swatch(fill: string): Element {
  return element(
    'svg',
    { className: ['screen-swatch'], viewBox: '0 0 16 16', width: 16, height: 16, ariaHidden: 'true' },
    [element('rect', { width: 16, height: 16, fill })],
  );
}

/** The knob's position, from 0 to 100. */
function track(value: number): Element {
  const x = String(6 + value * 0.68);
  return element(
    'svg',
    { className: ['screen-track'], viewBox: '0 0 80 12', width: 80, height: 12, ariaHidden: 'true' },
    [
      element('path', { d: 'M6 6H74' }),
      element('path', { className: ['screen-track-done'], d: `M6 6H${x}` }),
      element('circle', { cx: x, cy: '6', r: '5' }),
    ],
  );
}

/** The number is in the chosen row, or in the head if no row is chosen. */
function table({ columns = [], rows = [], chosen = 0, mark }: ScreenField): Element {
  const marksFor = (row: number, cell: number) => (row === chosen && cell === 0 ? markOf(mark) : []);
  const head = columns.map((column, cell) =>
    element('th', { scope: 'col' }, [...marksFor(0, cell), text(column)]),
  );
  const body = rows.map((cells, index) =>
    element(
      'tr',
      index + 1 === chosen ? { ariaCurrent: 'true' } : {},
      cells.map((content, cell) =>
        element('td', {}, [
          ...marksFor(index + 1, cell),
          ...(COLOR.test(content) ? [swatch(content), text(' ')] : []),
          text(content),
        ]),
      ),
    ),
  );
  return element('table', { className: ['screen-table'] }, [
    element('thead', {}, [element('tr', {}, head)]),
    element('tbody', {}, body),
  ]);
}
