import type { RegionRow } from './region-rows.ts';

/** The row at which the Tab key stops. */
interface RowStop {
  /** The row has the focus. */
  moveTo(row: HTMLTableRowElement): void;
  /** Moves on if the row is no longer shown. */
  keep(): void;
  /** Moves the focus from a row as an arrow key, Home or End says. Returns whether the key is one of these. */
  press(key: string, row: HTMLTableRowElement): boolean;
  /** Scrolls the box no further than necessary, and never the page. */
  scrollTo(row: HTMLElement): void;
}

/** Makes a table in a box that scrolls one stop of the Tab key. */
export function createRowStop(
  box: HTMLElement,
  table: HTMLTableElement,
  rows: readonly RegionRow[],
): RowStop {
  let stop = rows[0]?.element;
  if (stop) stop.tabIndex = 0;
  // The rows can have the focus now, so the box itself need not have it for scrolling. Without the attribute, Firefox would stop at it.
  box.tabIndex = -1;

  function moveTo(row: HTMLTableRowElement): void {
    // Removing the stop, even briefly, would lose the focus.
    if (row === stop) return;
    stop?.removeAttribute('tabindex');
    row.tabIndex = 0;
    stop = row;
  }

  function scrollTo(row: HTMLElement): void {
    const frame = box.getBoundingClientRect();
    const place = row.getBoundingClientRect();
    const head = table.tHead?.offsetHeight ?? 0;
    const above = place.top - frame.top - head;
    const below = place.bottom - frame.bottom;
    if (above < 0 || below > 0) box.scrollTop += above - (frame.height - head - place.height) / 2;
  }

  return {
    moveTo,
    scrollTo,
    keep() {
      const first = rows.find(({ element }) => !element.hidden)?.element;
      if (stop?.hidden && first) moveTo(first);
    },
    press(key, row) {
      const next = rowBy(key, row);
      if (next) {
        next.tabIndex = -1;
        next.focus({ preventScroll: true });
        scrollTo(next);
      }
      return next !== null;
    },
  };
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
