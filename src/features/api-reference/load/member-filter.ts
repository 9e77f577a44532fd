import { escapeText } from '@mapwright/site/source';
import type { ApiSymbol } from '../api.ts';
import { ownMembers } from './member-groups.ts';
import type { ModulePage } from './module-page.ts';
import { isReferenceTable } from './reference-table.ts';

/** Fewer members are seen at a glance. */
const MANY = 12;

/** Whether a symbol has so many members of its own that visitors filter them. */
export function needsFilter(symbol: ApiSymbol): boolean {
  return ownMembers(symbol).length >= MANY;
}

/** A field that filters the members of a symbol, and a button that unfolds them. Empty if there are few. */
export function filterHtml({ options }: ModulePage, symbol: ApiSymbol): string {
  if (!needsFilter(symbol)) return '';
  const { api } = options.words;
  const button = isReferenceTable(symbol)
    ? ''
    : `<button type="button" class="button button-secondary" aria-pressed="false">${escapeText(api.unfoldAll)}</button>`;
  return `<search data-search="off"><form class="api-filter script-only"><label>${escapeText(api.filterMembers)} <input class="search-field" type="search" autocomplete="off" spellcheck="false"></label>${button}<p role="status"></p></form></search>\n`;
}
