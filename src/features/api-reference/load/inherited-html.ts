import { escapeAttribute, escapeText, fillWord } from '@mapwright/site/source';
import type { ApiMember, ApiName, ApiSymbol } from '../api.ts';
import { inheritances, memberTitle } from './member-groups.ts';
import { addLink, type ModulePage } from './module-page.ts';

/** The members that a symbol inherits, in one closed box for each origin. */
export function inheritedHtml(page: ModulePage, symbol: ApiSymbol): string {
  return inheritances(symbol)
    .map(({ origin, members }) => {
      const names = members.map(
        member => `<li id="${escapeAttribute(member.id)}">${inheritedName(page, member, symbol)}</li>`,
      );
      const summary = escapeText(
        fillWord(page.options.words.api.inheritedFrom, { name: origin, count: members.length }),
      );
      return `<details class="details"><summary>${summary}</summary><div class="details-body">${nameList(names)}</div></details>\n`;
    })
    .join('');
}

function nameList(items: readonly string[]): string {
  return `<ul class="api-names">${items.join('')}</ul>`;
}

function inheritedName(page: ModulePage, member: ApiMember, symbol: ApiSymbol): string {
  const title = escapeText(memberTitle(member, symbol));
  const origin = member.inheritedFrom?.findLast((part): part is ApiName => typeof part !== 'string');
  return origin === undefined ? title : `<a href="${addLink(page, origin.ref, symbol.source)}">${title}</a>`;
}
