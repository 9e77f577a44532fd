import {
  type AddressedEntry,
  baseOfGenerated,
  compareText,
  fillWord,
  generatedDraft,
  joinPath,
  type PageDraft,
} from '@mapwright/site/plan';
import type { DocsArea, DocsPlanning } from '../../docs/index.ts';
import { SYMBOLS, type SymbolData, type SymbolListContent } from '../contract.ts';
import { symbolsIn } from '../symbol-head.ts';

/** The page that lists every symbol of the reference in alphabetical order, each member with a link to its declaration. */
export function symbolListDraft(
  modules: readonly AddressedEntry[],
  area: DocsArea,
  { breadcrumbsOf, layoutOf }: Pick<DocsPlanning, 'breadcrumbsOf' | 'layoutOf'>,
): PageDraft {
  const path = joinPath(area.version.base, 'symbols');
  const symbols = modules.flatMap(symbolsOf).sort((a, b) => compareText(keyOf(a), keyOf(b)));
  const { words, counter } = area.context;
  const title = words.api.allSymbols;
  const description = fillWord(words.api.allSymbolsDescription, { count: counter.number(symbols.length) });
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
  return own.map(({ name, id, kind, summary }) => ({
    label: name,
    href: `${href}#${encodeURIComponent(id)}`,
    kind,
    summary,
  }));
}

/** Ignores case. Equal names are ordered by their links. */
function keyOf({ label, href }: SymbolData): string {
  return `${label.toLowerCase()}\0${label}\0${href}`;
}

function groupByLetter(symbols: readonly SymbolData[]): SymbolListContent['groups'] {
  const groups = new Map<string, SymbolData[]>();
  for (const symbol of symbols) {
    const first = symbol.label.charAt(0).toUpperCase();
    const label = /[A-Z]/.test(first) ? first : '#';
    const group = groups.get(label);
    if (group === undefined) groups.set(label, [symbol]);
    else group.push(symbol);
  }
  return [...groups].map(([label, members]) => ({ label, symbols: members }));
}
