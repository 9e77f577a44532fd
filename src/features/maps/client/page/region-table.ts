import type { Announce } from '@mapwright/site/live';
import { createCopyButton } from './copy-button.ts';
import { type RegionRow, readRows } from './region-rows.ts';
import { addRegionSearch } from './region-search.ts';
import { sizeGroups } from './row-groups.ts';
import { createRowStop } from './row-stop.ts';
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
  const stop = createRowStop(box, table, rows);
  const copyButton = createCopyButton(options.announce);
  let pointed: RegionRow | undefined;
  let selected: readonly RegionRow[] = [];
  let request = 0;

  table.setAttribute('role', 'grid');
  table.setAttribute('aria-multiselectable', 'true');
  addSorting(table, rows);
  addRegionSearch({
    section,
    box,
    rows,
    announce: options.announce,
    onFound() {
      sizeGroups(table);
      stop.keep();
    },
  });
  listen(table);

  function listen(table: HTMLTableElement): void {
    const rowOf = ({ target }: Event) =>
      target instanceof Element ? target.closest<HTMLTableRowElement>('tbody tr') : null;
    const idOf = (event: Event) => rowOf(event)?.dataset.region ?? null;
    table.addEventListener('pointerover', event => point(idOf(event)));
    table.addEventListener('pointerleave', () => point(null));
    table.addEventListener('focusin', event => {
      const row = rowOf(event);
      if (row) stop.moveTo(row);
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
    return stop.press(key, row);
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
    if (last && !last.element.hidden) stop.scrollTo(last.element);
  }

  return { highlight, select };
}
