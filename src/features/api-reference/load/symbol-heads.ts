import { type ApiMember, type ApiSymbol, commentOf } from '../api.ts';
import type { MemberHead, SymbolHead } from '../symbol-head.ts';
import { commentText } from './comment-html.ts';
import { commentSource } from './comment-parts.ts';
import { inheritances, memberGroups, memberTitle } from './member-groups.ts';
import type { ModulePage } from './module-page.ts';

/** The facts about symbols and members that indexes, the search and links need, in the order of the page. */
export function symbolHeads(page: ModulePage, symbols: readonly ApiSymbol[]): readonly SymbolHead[] {
  return symbols.flatMap((symbol): readonly SymbolHead[] => {
    const { name, id, kind } = symbol;
    return [
      { name, id, kind, summary: summaryOf(page, symbol) },
      ...memberGroups(symbol).flatMap(({ members }) =>
        members.map(member => ({ ...memberHead(member, symbol), summary: summaryOf(page, member) })),
      ),
      ...inheritances(symbol).flatMap(({ members }) =>
        members.map(member => ({ ...memberHead(member, symbol), summary: '', isInherited: true })),
      ),
    ];
  });
}

function memberHead(member: ApiMember, owner: ApiSymbol): Omit<MemberHead, 'summary'> {
  const { name, id, kind } = member;
  return { name: `${owner.name}.${name}`, owner: owner.name, title: memberTitle(member, owner), id, kind };
}

function summaryOf(page: ModulePage, item: ApiSymbol | ApiMember): string {
  return commentText(page, commentOf(item)?.summary, commentSource(item));
}
