import { makeElement } from '../make-element.ts';
import { writeAsked } from '../search-address.ts';

/** A link to the search page for a query, which a box may search for itself: it finds the query in `data-query`. */
export function createSearchLink(searchPage: string, query: string, label: string): HTMLAnchorElement {
  const href = searchPage + writeAsked({ query, area: null, version: '' });
  return makeElement('a', { href, 'data-query': query }, label);
}
