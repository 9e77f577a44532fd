import { type ApiMember, type ApiSymbol, commentOf } from '../api.ts';
import type { SymbolHead } from '../symbol-head.ts';
import { commentText } from './comment-html.ts';
import { commentSource } from './comment-parts.ts';
import { inheritances, memberGroups } from './member-groups.ts';
import type { ModulePage } from './module-page.ts';

/** The facts about symbols and members that indexes, the search and links need, in the order of the page. */
export function symbolHeads(page: ModulePage, symbols: readonly ApiSymbol[]): readonly SymbolHead[] {
  return symbols.flatMap(symbol => [
    head(page, symbol),
    ...memberGroups(symbol).flatMap(({ members }) => members.map(member => head(page, member, symbol.name))),
    ...inheritances(symbol).flatMap(({ members }) =>
      members.map(({ name, id, kind }) => ({
        name: `${symbol.name}.${name}`,
        owner: symbol.name,
        id,
        kind,
        summary: '',
        isInherited: true,
      })),
    ),
  ]);
}

function head(page: ModulePage, item: ApiSymbol | ApiMember, owner?: string): SymbolHead {
  const { id, kind } = item;
  const summary = commentText(page, commentOf(item)?.summary, commentSource(item));
  if (owner === undefined) return { name: item.name, id, kind, summary };
  return { name: `${owner}.${item.name}`, owner, id, kind, summary };
}
