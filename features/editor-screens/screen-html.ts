import { element, text } from '@mapwright/site/directive';
import type { Element, ElementContent } from 'hast';
import { EDITOR_TABS, type EditorTab, TAB_NAMES } from './editor-tabs.ts';
import { blockHtml, buttonHtml, isSetting, settingHtml } from './field-html.ts';
import { markOf, spaced } from './screen-parts.ts';
import type { Screen, ScreenField, ScreenGroup } from './screen-schema.ts';

/** Number of tabs shown above the current one if the list is taller than the window. */
const TABS_ABOVE = 3;

/**
 * The window of a screen. It is a readable picture: settings are terms with their values as text, and nothing in it takes the focus.
 * Screen readers skip the parts that only frame it (the bar, the other tabs).
 */
export function screenHtml(screen: Screen, productName: string, map: readonly Element[]): Element {
  const { tab, page, title, groups } = screen;
  const panel = [
    element('p', { className: ['screen-title'] }, [text(tab ?? title ?? '')]),
    ...(tab === undefined ? [] : pageList(tab, page)),
    ...groups.map(groupHtml),
  ];
  const body = [
    ...(tab === undefined ? [] : [tabList(tab)]),
    element('div', { className: ['screen-panel'] }, panel),
    ...map,
  ];
  return element('div', { className: ['screen-window'], dataMarkdown: 'off' }, [
    element('p', { className: ['screen-bar'], ariaHidden: 'true' }, [text(productName)]),
    element('div', { className: ['screen-body'] }, body),
  ]);
}

function tabList(current: EditorTab): Element {
  const first = Math.max(0, TAB_NAMES.indexOf(current) - TABS_ABOVE);
  const items = TAB_NAMES.slice(first).map(name =>
    element('li', name === current ? { className: ['screen-current'] } : {}, [text(name)]),
  );
  return element(
    'ul',
    { className: ['screen-tabs', ...(first > 0 ? ['screen-tabs-cut'] : [])], ariaHidden: 'true' },
    items,
  );
}

function pageList(tab: EditorTab, page: string | undefined): Element[] {
  if (page === undefined) return [];
  const items = EDITOR_TABS[tab].map(name =>
    element('li', name === page ? { ariaCurrent: 'true' } : {}, [text(name)]),
  );
  return [element('ul', { className: ['screen-pages'] }, items)];
}

function groupHtml({ title, mark, fields }: ScreenGroup): Element {
  const head =
    title === undefined
      ? []
      : [element('p', { className: ['screen-group-title'] }, [...markOf(mark), text(title)])];
  return element('div', { className: ['screen-group'] }, [...head, ...runs(fields).map(runHtml)]);
}

/** Groups consecutive fields of the same sort: settings become one list, buttons one row. */
function runs(fields: readonly ScreenField[]): readonly (readonly ScreenField[])[] {
  const found: ScreenField[][] = [];
  for (const field of fields) {
    const last = found.at(-1);
    if (last?.[0] !== undefined && sortOf(last[0]) === sortOf(field)) last.push(field);
    else found.push([field]);
  }
  return found;
}

function sortOf(field: ScreenField): 'setting' | 'button' | 'block' {
  if (isSetting(field)) return 'setting';
  return field.kind === 'button' ? 'button' : 'block';
}

function runHtml(fields: readonly ScreenField[]): Element {
  const [first] = fields;
  if (first !== undefined && isSetting(first)) return element('dl', {}, fields.map(settingHtml));
  if (first?.kind === 'button') {
    const buttons: ElementContent[] = spaced(fields.map(({ label = '', mark }) => buttonHtml(label, mark)));
    return element('p', { className: ['screen-buttons'] }, buttons);
  }
  return element('div', {}, fields.map(blockHtml));
}
