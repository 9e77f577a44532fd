import {
  type AddressedEntry,
  appendTo,
  baseOfGenerated,
  compareText,
  fillWord,
  generatedDraft,
  joinPath,
  type LinkData,
  type PageDraft,
} from '@mapwright/site/plan';
import type { DocsArea, DocsPlanning } from '../../docs/index.ts';
import { SYMBOLS, type SymbolData, type SymbolListContent } from '../contract.ts';
import { symbolsIn } from '../symbol-head.ts';

/** The page that lists every symbol of the reference in alphabetical order, each with links to its members. */
export function symbolListDraft(
  modules: readonly AddressedEntry[],
  area: DocsArea,
  { breadcrumbsOf, layoutOf }: Pick<DocsPlanning, 'breadcrumbsOf' | 'layoutOf'>,
): PageDraft {
  const path = joinPath(area.version.base, 'symbols');
  const symbols = modules.flatMap(symbolsOf).sort(byName);
  const count = symbols.reduce((sum, { members }) => sum + members.length, symbols.length);
  const { words, counter } = area.context;
  const title = words.api.allSymbols;
  const description = fillWord(words.api.allSymbolsDescription, { count: counter.number(count) });
  const content: SymbolListContent = {
    title,
    description,
    breadcrumbs: breadcrumbsOf(path, title, area),
    groups: groupByLetter(symbols),
  };
  return generatedDraft(SYMBOLS, baseOfGenerated(path, title, description), site => ({
    layout: layoutOf(path, area, site),
    content,
  }));
}

function symbolsOf({ head, href }: AddressedEntry): SymbolData[] {
  const own = (symbolsIn(head) ?? []).filter(({ isInherited = false }) => !isInherited);
  const linkTo = (id: string) => `${href}#${encodeURIComponent(id)}`;
  const membersOf = (owner: string) =>
    own
      .filter(each => each.owner === owner)
      .map(({ name, kind, id }) => ({
        label: name.slice(owner.length + 1) + (kind === 'method' ? '()' : ''),
        href: linkTo(id),
      }))
      .sort(byName);
  return own
    .filter(({ owner }) => owner === undefined)
    .map(({ name, id, kind, summary }) => ({
      label: name,
      href: linkTo(id),
      kind,
      summary,
      members: membersOf(name),
    }));
}

function byName(a: LinkData, b: LinkData): number {
  return compareText(keyOf(a), keyOf(b));
}

/** Ignores case. Equal names are ordered by their links. */
function keyOf({ label, href }: LinkData): string {
  return `${label.toLowerCase()}\0${label}\0${href}`;
}

function groupByLetter(symbols: readonly SymbolData[]): SymbolListContent['groups'] {
  const groups = new Map<string, SymbolData[]>();
  for (const symbol of symbols) {
    const first = symbol.label.charAt(0).toUpperCase();
    appendTo(groups, /[A-Z]/.test(first) ? first : '#', symbol);
  }
  return [...groups].map(([label, members]) => ({ label, symbols: members }));
}
