import { type ApiMember, type ApiSymbol, commentOf } from '../api.ts';
import type { MemberHead, SymbolHead } from '../symbol-head.ts';
import { commentText } from './comment-html.ts';
import { commentSource } from './comment-parts.ts';
import { inheritances, memberGroups } from './member-groups.ts';
import type { ModulePage } from './module-page.ts';

/** The facts about symbols and members that indexes, the search and links need, in the order of the page. */
export function symbolHeads(page: ModulePage, symbols: readonly ApiSymbol[]): readonly SymbolHead[] {
  return symbols.flatMap((symbol): readonly SymbolHead[] => {
    const { name: owner, id, kind } = symbol;
    return [
      { name: owner, id, kind, summary: summaryOf(page, symbol) },
      ...memberGroups(symbol).flatMap(({ members }) =>
        members.map(member => ({ ...memberHead(member, owner), summary: summaryOf(page, member) })),
      ),
      ...inheritances(symbol).flatMap(({ members }) =>
        members.map(member => ({ ...memberHead(member, owner), summary: '', isInherited: true })),
      ),
    ];
  });
}

function memberHead({ name, id, kind }: ApiMember, owner: string): Omit<MemberHead, 'summary'> {
  return { name: `${owner}.${name}`, owner, id, kind };
}

function summaryOf(page: ModulePage, item: ApiSymbol | ApiMember): string {
  return commentText(page, commentOf(item)?.summary, commentSource(item));
}
