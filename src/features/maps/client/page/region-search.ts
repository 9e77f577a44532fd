import { counter } from '@mapwright/site/counter';
import type { Announce } from '@mapwright/site/live';
import { findTexts } from '@mapwright/site/search';
import { figuresWords, mapsWords } from '@mapwright/site/words';
import { createHtmlElement } from '../map/html-elements.ts';
import type { RegionRow } from './region-rows.ts';

/** A table of regions with a search field. */
interface SearchedTable {
  /** Contains the field. */
  readonly section: HTMLElement;
  /** Contains the table. */
  readonly box: HTMLElement;
  readonly rows: readonly RegionRow[];
  readonly announce: Announce;
  /** Called when the field has hidden or shown rows. */
  readonly onFound: () => void;
}

/** Hides the rows that do not match the field, and announces the number of matches when the visitor pauses. */
export function addRegionSearch({ section, box, rows, announce, onFound }: SearchedTable): void {
  const field = section.querySelector<HTMLInputElement>('[type=search]');
  if (!field) return;
  const nothing = createHtmlElement('p', 'region-nothing');
  nothing.textContent = mapsWords.nothingFound;
  nothing.hidden = true;
  box.append(nothing);
  const texts = rows.map(({ text }) => text);
  const search = (): void => {
    const found = findTexts(texts, field.value);
    for (const [index, { element }] of rows.entries()) element.hidden = !found.has(index);
    nothing.hidden = found.size > 0;
    onFound();
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  field.addEventListener('input', () => {
    search();
    clearTimeout(timer);
    timer = setTimeout(() => {
      const count = rows.filter(({ element }) => !element.hidden).length;
      announce(counter.count(figuresWords.found, count));
    }, 500);
  });
  if (field.value !== '') search();
}
