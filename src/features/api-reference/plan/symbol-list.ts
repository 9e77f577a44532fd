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
  type Words,
} from '@mapwright/site/plan';
import type { DocsArea, DocsPlanning } from '../../docs/index.ts';
import { SYMBOLS, type SymbolData, type SymbolListContent } from '../contract.ts';
import { type MemberHead, type OwnHead, type SymbolHead, symbolsIn } from '../symbol-head.ts';

/** The page that lists every symbol of the reference in alphabetical order, each with links to its members. */
export function symbolListDraft(
  modules: readonly AddressedEntry[],
  area: DocsArea,
  { breadcrumbsOf, layoutOf }: Pick<DocsPlanning, 'breadcrumbsOf' | 'layoutOf'>,
): PageDraft {
  const path = joinPath(area.version.base, 'symbols');
  const { words, counter } = area.context;
  const symbols = modules.flatMap(entry => symbolsOf(entry, words)).sort(byName);
  const count = symbols.reduce((sum, { members }) => sum + members.length, symbols.length);
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

function symbolsOf({ head, href }: AddressedEntry, { api }: Words): readonly SymbolData[] {
  const linkTo = (id: string) => `${href}#${encodeURIComponent(id)}`;
  return withMembers(symbolsIn(head) ?? []).map(([{ name, id, kind, summary }, ...members]) => ({
    label: name,
    href: linkTo(id),
    kind: api[kind],
    summary,
    members: members.map(member => ({ label: member.title, href: linkTo(member.id) })).sort(byName),
  }));
}

/** Each symbol with the members that follow it, without inherited ones. */
function withMembers(heads: readonly SymbolHead[]): readonly [OwnHead, ...MemberHead[]][] {
  const symbols: [OwnHead, ...MemberHead[]][] = [];
  for (const head of heads) {
    if (head.owner === undefined) symbols.push([head]);
    else if (!head.isInherited) symbols.at(-1)?.push(head);
  }
  return symbols;
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
