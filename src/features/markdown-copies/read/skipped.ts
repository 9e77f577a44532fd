import { attributeOf } from '@mapwright/site/html';
import type { HtmlElement } from './parse-html.ts';

/** Controls, drawings, and ways to other pages. */
const NAMES = new Set(
  'button canvas datalist dialog fieldset form input label legend nav noscript option search select svg textarea track wbr'.split(
    ' ',
  ),
);

/** Classes of elements around the text of a page, or that need a script. One search finds all of them, because every element of a page is tested. */
const CLASSES =
  /(?:^|\s)class="(?:[^"]* )?(?:after-text|api-source|footnote-back|heading-anchor|reading-time|related|script-only)[ "]/;

/** Whether an element is no part of a page's text. */
export function isSkipped(element: HtmlElement): boolean {
  if (isTaskBox(element)) return false;
  const { name, attributes } = element;
  if (NAMES.has(name)) return attributeOf(element, 'role') !== 'img';
  if (attributes === '') return false;
  if (attributeOf(element, 'aria-hidden') === 'true' || attributeOf(element, 'hidden') !== undefined)
    return true;
  if (attributeOf(element, 'data-markdown') === 'off') return true;
  return CLASSES.test(attributes);
}

/** The box of an item in a list of tasks. */
function isTaskBox(element: HtmlElement): boolean {
  return (
    element.name === 'input' &&
    attributeOf(element, 'type') === 'checkbox' &&
    attributeOf(element, 'disabled') !== undefined
  );
}
