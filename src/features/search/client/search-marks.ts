import { toSearchText } from '@mapwright/site/search';
import { createStyle } from './create-style.ts';
import { readAsked } from './search-address.ts';

const NAME = 'search';
const WORD = /[\p{L}\p{M}\p{N}'’]+/gu;
/** Letters of a word that matches whole words only. */
const SHORT = 2;
const NOT_TEXT = 'script, style, svg, nav, button, select, textarea';
const STYLE = '::highlight(search){background:var(--mark,light-dark(#fbe6b0,#5c4712));color:inherit}';

/**
 * Marks the words of a query in the text of the page, and scrolls to the first that is shown if the address names no place. The page itself does not
 * change: a browser without the CSS Custom Highlight API marks nothing.
 */
export function start(
  { document, CSS, location, Highlight, scrollY }: Window & typeof globalThis,
  search: string,
): void {
  const main = document.querySelector('main');
  // A page with a search of its own shows what it has found, and marks it or does not.
  if (!main || !CSS.highlights || main.querySelector('[name=q]')) return;
  const ranges = findWords(main, readAsked(search).query);
  CSS.highlights.set(NAME, new Highlight(...ranges));
  createStyle(STYLE)(document);
  // A visitor who comes back is scrolled to where they were.
  if (location.hash === '' && scrollY === 0) showFirst(ranges);
}

/** The words of a text that match one of the query, each as a range. */
function findWords(root: Element, query: string): readonly Range[] {
  const asked = toSearchText(query)
    .split(' ')
    .filter(word => word !== '');
  const { ownerDocument: document } = root;
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const ranges: Range[] = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (text.parentElement?.closest(NOT_TEXT)) continue;
    for (const { 0: word, index } of (text.textContent ?? '').matchAll(WORD)) {
      const folded = toSearchText(word).trim();
      if (!asked.some(other => isMatch(folded, other))) continue;
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      ranges.push(range);
    }
  }
  return ranges;
}

/** Many words begin with the same two letters, so short words match whole words only: `on` does not match `one`. */
function isMatch(word: string, asked: string): boolean {
  return asked.length <= SHORT ? word === asked : word.startsWith(asked);
}

/** Scrolls to the first marked word that is not hidden, as in closed details. Leaves the page where it is if one is in view already. */
function showFirst(ranges: readonly Range[]): void {
  const shown = ranges.filter(({ startContainer }) => startContainer.parentElement?.checkVisibility());
  const places = shown.map(range => range.getBoundingClientRect());
  if (places.some(({ top, bottom }) => top >= 0 && bottom <= innerHeight)) return;
  const first = shown[0] ?? ranges[0];
  first?.startContainer.parentElement?.scrollIntoView({ block: 'center', behavior: 'instant' });
}
