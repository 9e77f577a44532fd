import { counter } from '@mapwright/site/counter';
import { coloringWords } from '@mapwright/site/words';
import { CATEGORY_COLORS } from '../figure/groups.ts';
import { keepFocus } from '../keep-focus.ts';
import { createHtmlElement } from '../map/html-elements.ts';
import type { ColoringTool } from './coloring-tool.ts';
import { actionButton, showValue } from './form-parts.ts';
import { type ColorGroup, type MapState, withColor } from './map-state.ts';

/** The groups of regions with their colours and names. */
export function createGroupPanel({ history, map, announce }: ColoringTool): HTMLElement {
  const panel = createHtmlElement('section', 'map-panel', { 'aria-label': coloringWords.groups });
  const help = createHtmlElement('p', 'map-panel-help');
  help.textContent = coloringWords.groupHelp;
  const list = createHtmlElement('ul', 'map-groups');
  const add = actionButton(coloringWords.newGroup, () => {
    const { groups } = history.current();
    const color = CATEGORY_COLORS.find(color => groups.every(group => group.color !== color)) ?? '#2f8fa3';
    if (!paint(color, coloringWords.newGroup)) return;
    // The name is what the new group lacks.
    [...list.querySelectorAll<HTMLInputElement>('[type=text]')].at(-1)?.focus();
  });
  panel.append(help, list, add);
  history.follow(show);
  show(history.current());

  function paint(color: string, step: string): boolean {
    const ids = map.selected();
    if (ids.length === 0) {
      announce(coloringWords.nothingSelected);
      help.textContent = coloringWords.nothingSelected;
      return false;
    }
    help.textContent = coloringWords.groupHelp;
    replace(withColor(history.current(), ids, color), step);
    return true;
  }

  function change(index: number, part: Partial<ColorGroup>, step: string): void {
    const state = history.current();
    const groups = state.groups.map((group, at) => (at === index ? { ...group, ...part } : group));
    history.change({ ...state, groups }, step);
  }

  function remove(index: number): void {
    const state = history.current();
    replace({ ...state, groups: state.groups.filter((_, at) => at !== index) }, coloringWords.removeGroup);
  }

  /** The row of the pressed button may go: a group without regions and name is left out. */
  function replace(after: MapState, step: string): void {
    keepFocus(
      () => history.change(after, step),
      () => add,
    );
  }

  /** Rows are kept while their number stays, so that a field that is in use keeps the focus. */
  function show({ groups }: MapState): void {
    if (list.children.length !== groups.length)
      list.replaceChildren(...groups.map((_, index) => createRow(index)));
    list.hidden = groups.length === 0;
    for (const [index, group] of groups.entries()) {
      const row = list.children[index];
      const [color, name] = row?.querySelectorAll('input') ?? [];
      if (color) showValue(color, group.color);
      if (name) showValue(name, group.name);
      const size = row?.querySelector('.map-group-size');
      if (size) size.textContent = counter.count(coloringWords.groupSize, group.regions.length);
    }
  }

  function createRow(index: number): HTMLElement {
    const row = createHtmlElement('li', 'map-group');
    const color = createHtmlElement('input', '', { type: 'color', 'aria-label': coloringWords.groupColor });
    const name = createHtmlElement('input', 'field', {
      type: 'text',
      maxlength: '200',
      'aria-label': coloringWords.groupName,
      placeholder: coloringWords.groupName,
    });
    color.addEventListener('input', () => change(index, { color: color.value }, coloringWords.groupColor));
    name.addEventListener('input', () => change(index, { name: name.value }, coloringWords.groupName));
    row.append(
      color,
      name,
      createHtmlElement('span', 'map-group-size'),
      actionButton(coloringWords.addSelected, () =>
        paint(history.current().groups[index]?.color ?? '', coloringWords.addSelected),
      ),
      actionButton(coloringWords.removeGroup, () => remove(index)),
    );
    return row;
  }
  return panel;
}
