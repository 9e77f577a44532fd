import { element, text } from '@mapwright/site/directive';
import type { Element, ElementContent } from 'hast';
import { controlHtml } from './control-html.ts';
import { markOf, spaced } from './screen-parts.ts';
import type { ScreenField } from './screen-schema.ts';

/** Length of a colour that fits beside its label, in characters. */
const HEX_DIGITS = 7;

/** Whether a field is a term with a description and therefore belongs in a list of settings. */
export function isSetting({ kind, label }: ScreenField): boolean {
  return kind !== 'button' && label !== undefined;
}

/** A setting with its current state, drawn as its control. */
export function settingHtml(field: ScreenField): Element {
  const { kind, label = '', value = '', options, buttons, mark } = field;
  const isWide = kind === 'code' || kind === 'table' || options !== undefined || buttons !== undefined;
  const isLong = kind === 'color' && value.length > HEX_DIGITS;
  return element('div', { className: ['screen-field', ...(isWide || isLong ? ['screen-wide'] : [])] }, [
    element('dt', {}, [...(kind === 'table' ? [] : markOf(mark)), text(label)]),
    element('dd', {}, [...controlHtml(field), ...buttonRow(buttons)]),
  ]);
}

/** A field without a label: a table or a piece of code. */
export function blockHtml(field: ScreenField): Element {
  return element('div', { className: ['screen-block'] }, [
    ...(field.kind === 'table' ? [] : markOf(field.mark)),
    ...controlHtml(field),
    ...buttonRow(field.buttons),
  ]);
}

/** A button. */
export function buttonHtml(label: string, mark?: number): Element {
  return element('span', { className: ['screen-button'] }, [...markOf(mark), text(label)]);
}

function buttonRow(labels: readonly string[] | undefined): ElementContent[] {
  if (labels === undefined) return [];
  return [element('div', { className: ['screen-buttons'] }, spaced(labels.map(label => buttonHtml(label))))];
}
