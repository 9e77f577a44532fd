import { fillWord } from '@mapwright/site/contract';
import { searchWords } from '@mapwright/site/words';
import type { AreaFacts } from '../../index-format.ts';
import { makeElement } from '../make-element.ts';
import { unquote } from '../quotes.ts';
import type { Answer } from '../run-searches.ts';
import { suggestionNotes } from './notes.ts';
import { createSearchLink } from './search-link.ts';

/** What a visitor can do who has found nothing: try another spelling or all areas, browse an area, ask. */
export function createWaysOn(
  { query, found, areas, scope, contact }: Answer,
  searchPage: string,
): readonly HTMLElement[] {
  const isElsewhere = scope.area !== undefined && [...found.counts.values()].some(count => count > 0);
  return [
    makeElement('p', { class: 'search-nothing' }, fillWord(searchWords.nothing, { query: unquote(query) })),
    ...suggestionNotes(found, searchPage),
    ...createAreaLinks(areas),
    ...listOf(searchWords.ways, [
      ...(isElsewhere ? [createSearchLink(searchPage, query, searchWords.otherArea)] : []),
      ...(contact === undefined ? [] : [makeElement('a', { href: contact.href }, contact.label)]),
    ]),
  ];
}

/** The areas of the site, for browsing. */
export function createAreaLinks(areas: readonly AreaFacts[]): readonly HTMLElement[] {
  return listOf(searchWords.browse, linksToAreas(areas));
}

/** Links to all areas but that of the pages outside any: it has no page to begin with. */
export function linksToAreas(areas: readonly AreaFacts[]): readonly HTMLAnchorElement[] {
  return areas.filter(({ id }) => id !== '').map(({ label, href }) => makeElement('a', { href }, label));
}

function listOf(title: string, links: readonly HTMLAnchorElement[]): readonly HTMLElement[] {
  if (links.length === 0) return [];
  return [
    makeElement('p', { class: 'search-label' }, title),
    makeElement('ul', { class: 'search-links' }, ...links.map(link => makeElement('li', {}, link))),
  ];
}
