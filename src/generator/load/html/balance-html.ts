import { parseFragment, serialize } from 'parse5';

/** Stands for NUL, which HTML parsers remove. No text has a reason to contain it. */
const MARK = '\uFDD0';

/**
 * A body as a browser's parser understands it: every element closed, in a place where it may be. So an element that is open at the end of the body
 * does not swallow the rest of the page.
 */
export function balanceHtml(html: string): string {
  const marked = html.replaceAll(MARK, '').replaceAll('\0', MARK);
  return serialize(parseFragment(marked)).replaceAll(MARK, '\0');
}
