import { type ApiMember, type ApiSymbol, commentOf } from '../api.ts';
import type { SymbolHead } from '../symbol-head.ts';
import { commentText } from './comment-html.ts';
import { commentSource } from './comment-parts.ts';
import { inheritances, memberGroups } from './member-groups.ts';
import type { ModulePage } from './module-page.ts';

/** The facts about symbols and members that indexes, the search and links need, in the order of the page. */
export function symbolHeads(page: ModulePage, symbols: readonly ApiSymbol[]): readonly SymbolHead[] {
  return symbols.flatMap(symbol => [
    head(page, symbol, symbol.name),
    ...memberGroups(symbol).flatMap(({ members }) =>
      members.map(member => head(page, member, `${symbol.name}.${member.name}`)),
    ),
    ...inheritances(symbol).flatMap(({ members }) =>
      members.map(({ name, id, kind }) => ({
        name: `${symbol.name}.${name}`,
        id,
        kind,
        summary: '',
        isInherited: true,
      })),
    ),
  ]);
}

function head(page: ModulePage, item: ApiSymbol | ApiMember, name: string): SymbolHead {
  const { id, kind } = item;
  return { name, id, kind, summary: commentText(page, commentOf(item)?.summary, commentSource(item)) };
}
