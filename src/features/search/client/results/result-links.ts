import type { Marked, Result } from '../engine.ts';
import { makeElement } from '../make-element.ts';
import type { Answer } from '../run-searches.ts';
import { withQuery } from '../search-address.ts';

/** The links of a result: to its page, then to its best headings. */
export function createResultLinks(
  { href, title, crumbs, excerpt, headings, version }: Result,
  { query, found, versions }: Answer,
): readonly HTMLAnchorElement[] {
  const words = found.corrected ?? query;
  const label = versions.find(({ name }) => name === version)?.label;
  const place = [...crumbs, ...(label === undefined ? [] : [label])].join(' › ');
  return [
    makeElement(
      'a',
      { class: 'search-hit', href: withQuery(href, words) },
      ...(place === '' ? [] : [makeElement('span', { class: 'search-crumbs' }, place)]),
      ...linesOf(title, excerpt),
    ),
    ...headings.map(heading =>
      makeElement(
        'a',
        { class: 'search-hit search-heading', href: withQuery(heading.href, words) },
        ...linesOf(heading.title, heading.excerpt),
      ),
    ),
  ];
}

function linesOf(title: Marked, excerpt: Marked): readonly HTMLElement[] {
  return [
    makeElement('span', { class: 'search-title' }, ...nodesOf(title)),
    ...(excerpt.length === 0 ? [] : [makeElement('span', { class: 'search-excerpt' }, ...nodesOf(excerpt))]),
  ];
}

function nodesOf(marked: Marked): readonly (Node | string)[] {
  return marked.map(({ text, isMatch }) => (isMatch ? makeElement('mark', {}, text) : text));
}
