import { escapeAttribute, escapeText, fillWord } from '@mapwright/site/source';
import type { ApiMember, ApiName, ApiSymbol } from '../api.ts';
import { commentOf } from '../api.ts';
import { type Fact, factList } from './fact-list.ts';
import { inheritances, type MemberGroup, memberTitle } from './member-groups.ts';
import { addLink, type ModulePage } from './module-page.ts';

/** A symbol with fewer members needs no overview. */
const FEW = 4;

/** The names of a symbol's own members by group, each linked to its description. */
export function overviewHtml(page: ModulePage, symbol: ApiSymbol, groups: readonly MemberGroup[]): string {
  const count = groups.reduce((sum, { members }) => sum + members.length, 0);
  if (count < FEW) return '';
  const facts: readonly Fact[] = groups.map(({ name, members }) => ({
    term: page.options.words.api[name],
    html: nameList(members.map(member => `<li>${ownName(member, symbol)}</li>`)),
  }));
  return factList(facts, 'api-facts api-overview');
}

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

function ownName(member: ApiMember, symbol: ApiSymbol): string {
  const name = `<a href="#${escapeAttribute(member.id)}">${escapeText(memberTitle(member, symbol))}</a>`;
  return commentOf(member)?.deprecated === undefined ? name : `<s>${name}</s>`;
}

function inheritedName(page: ModulePage, member: ApiMember, symbol: ApiSymbol): string {
  const title = escapeText(memberTitle(member, symbol));
  const origin = member.inheritedFrom?.findLast((part): part is ApiName => typeof part !== 'string');
  return origin === undefined ? title : `<a href="${addLink(page, origin.ref, symbol.source)}">${title}</a>`;
}
