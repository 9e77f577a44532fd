import { createHtmlElement } from '../map/html-elements.ts';
import { nextDirection, type SortKey, sortRegions } from '../sort-regions.ts';
import type { RegionRow } from './region-rows.ts';
import { inGroups, sizeGroups } from './row-groups.ts';

const KEYS: readonly SortKey[] = ['title', 'id'];

/** Turns the table's headings into buttons that sort it. The server has sorted it by the first column. */
export function addSorting(table: HTMLTableElement, rows: readonly RegionRow[]): void {
  const headings = [...(table.tHead?.rows[0]?.cells ?? [])];
  headings[0]?.setAttribute('aria-sort', 'ascending');
  for (const [index, heading] of headings.entries()) {
    const button = createHtmlElement('button', 'sort-button', { type: 'button' });
    button.textContent = heading.textContent;
    heading.replaceChildren(button);
    button.addEventListener('click', () => {
      const direction = nextDirection(heading.getAttribute('aria-sort'));
      for (const other of headings) other.removeAttribute('aria-sort');
      heading.setAttribute('aria-sort', direction);
      const sorted = sortRegions(rows, KEYS[index] ?? 'title', direction);
      for (const [group, members] of inGroups(sorted).entries())
        table.tBodies[group]?.append(...members.map(({ element }) => element));
      sizeGroups(table);
    });
  }
}
