import type { Announce } from '@mapwright/site/live';
import { createCopyButton } from './copy-button.ts';
import { type RegionRow, readRows } from './region-rows.ts';
import { addRegionSearch } from './region-search.ts';
import { sizeGroups } from './row-groups.ts';
import { addSorting } from './sort-buttons.ts';

export interface RegionTableOptions {
  readonly announce: Announce;
  /** A row is below the pointer or has the focus. */
  readonly onHover: (id: string | null) => void;
  /** A row was chosen; `isAdded` if a modifier key adds it to the others. */
  readonly onChoose: (id: string, isAdded: boolean) => void;
}

/** The table from the map's point of view. */
export interface RegionTable {
  /** Marks the row of the region below the pointer. */
  highlight(id: string | null): void;
  /** Marks the rows of the selected regions and scrolls to the last one. */
  select(ids: readonly string[]): void;
}

/**
 * Makes the table of regions searchable, sortable and selectable. It is one stop of the Tab key, however many rows it has; arrow keys
 * move from row to row. Only the table itself has event listeners.
 */
export function createRegionTable(section: HTMLElement, options: RegionTableOptions): RegionTable | null {
  const box = section.querySelector<HTMLElement>('.region-scroll');
  const table = box?.querySelector('table');
  if (!box || !table) return null;
  const rows = readRows(table);
  const byId = new Map(rows.map(row => [row.id, row]));
  const copyButton = createCopyButton(options.announce);
  let pointed: RegionRow | undefined;
  let selected: readonly RegionRow[] = [];
  let stop = rows[0]?.element;
  let request = 0;

  table.setAttribute('role', 'grid');
  table.setAttribute('aria-multiselectable', 'true');
  if (stop) stop.tabIndex = 0;
  // The rows can have the focus now, so the box itself need not have it for scrolling. Without the attribute, Firefox would stop at it.
  box.tabIndex = -1;
  addSorting(table, rows);
  addRegionSearch({ section, box, rows, announce: options.announce, onFound });
  listen(table);

  function listen(table: HTMLTableElement): void {
    const rowOf = ({ target }: Event) =>
      target instanceof Element ? target.closest<HTMLTableRowElement>('tbody tr') : null;
    const idOf = (event: Event) => rowOf(event)?.dataset.region ?? null;
    table.addEventListener('pointerover', event => point(idOf(event)));
    table.addEventListener('pointerleave', () => point(null));
    table.addEventListener('focusin', event => {
      const row = rowOf(event);
      if (row) moveStop(row);
      point(idOf(event));
    });
    table.addEventListener('focusout', () => point(null));
    table.addEventListener('click', event => {
      const id = idOf(event);
      const isOnButton = event.target instanceof Element && event.target.closest('button');
      if (id === null || isOnButton) return;
      options.onChoose(id, event.ctrlKey || event.metaKey || event.shiftKey);
    });
    table.addEventListener('keydown', event => {
      if (event.target instanceof HTMLTableRowElement && press(event, event.target)) event.preventDefault();
    });
  }

  /** Handles a key on a row, and returns whether the table uses the key. */
  function press({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent, row: HTMLTableRowElement): boolean {
    if (key === 'Enter' || key === ' ') {
      options.onChoose(row.dataset.region ?? '', ctrlKey || metaKey || shiftKey);
      return true;
    }
    const next = rowBy(key, row);
    if (next) {
      next.tabIndex = -1;
      next.focus({ preventScroll: true });
      scrollTo(next);
    }
    return next !== null;
  }

  /** Keeps the stop of the Tab key on a visible row. */
  function onFound(): void {
    if (table) sizeGroups(table);
    const first = rows.find(({ element }) => !element.hidden)?.element;
    if (stop?.hidden && first) moveStop(first);
  }

  function moveStop(row: HTMLTableRowElement): void {
    // Removing the stop, even briefly, would lose the focus.
    if (row === stop) return;
    stop?.removeAttribute('tabindex');
    row.tabIndex = 0;
    stop = row;
  }

  function point(id: string | null): void {
    options.onHover(id);
    highlight(id);
    if (pointed) copyButton.moveTo(pointed.element, pointed.id);
  }

  function highlight(id: string | null): void {
    const row = id === null ? undefined : byId.get(id);
    if (row === pointed) return;
    pointed?.element.removeAttribute('data-pointed');
    if (row) row.element.dataset.pointed = '';
    pointed = row;
  }

  function select(ids: readonly string[]): void {
    for (const { element } of selected) element.removeAttribute('aria-selected');
    selected = ids.flatMap(id => byId.get(id) ?? []);
    for (const { element } of selected) element.setAttribute('aria-selected', 'true');
    const last = selected.at(-1);
    if (last) copyButton.moveTo(last.element, last.id);
    cancelAnimationFrame(request);
    // The browser then has to lay out rows that it has not shown yet: first it shows the selection on the map.
    request = requestAnimationFrame(() => setTimeout(scrollToSelected));
  }

  function scrollToSelected(): void {
    const last = selected.at(-1);
    if (last && !last.element.hidden) scrollTo(last.element);
  }

  /** Scrolls the box no further than necessary, and never the page. */
  function scrollTo(row: HTMLElement): void {
    if (!box) return;
    const frame = box.getBoundingClientRect();
    const place = row.getBoundingClientRect();
    const head = table?.tHead?.offsetHeight ?? 0;
    const above = place.top - frame.top - head;
    const below = place.bottom - frame.bottom;
    if (above < 0 || below > 0) box.scrollTop += above - (frame.height - head - place.height) / 2;
  }

  return { highlight, select };
}

/** The row that a key moves to from another; `undefined` if there is none, `null` for any other key. */
function rowBy(key: string, row: HTMLTableRowElement): HTMLElement | null | undefined {
  const visible = [...(row.closest('table')?.querySelectorAll<HTMLElement>('tbody tr:not([hidden])') ?? [])];
  switch (key) {
    case 'ArrowDown':
      return visible[visible.indexOf(row) + 1];
    case 'ArrowUp':
      return visible[visible.indexOf(row) - 1];
    case 'Home':
      return visible[0];
    case 'End':
      return visible.at(-1);
    default:
      return null;
  }
}
