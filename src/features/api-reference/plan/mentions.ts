import type { AddressedEntry, LinkData } from '@mapwright/site/plan';
import { isSymbolUrl, type Symbols } from './symbols.ts';

/** For each module of the reference, the other pages that link to its symbols, in order. */
export function findMentions(
  entries: readonly AddressedEntry[],
  symbols: Symbols,
): ReadonlyMap<AddressedEntry, readonly LinkData[]> {
  const mentions = new Map<AddressedEntry, Map<string, LinkData>>();
  for (const { head, href, isListed } of entries) {
    if (head.collection === 'api' || !isListed) continue;
    for (const { kind, url } of head.references) {
      const target = kind === 'link' && isSymbolUrl(url) ? symbols.find(url) : undefined;
      if (target === undefined || 'problem' in target) continue;
      const known = mentions.get(target.entry) ?? new Map<string, LinkData>();
      mentions.set(target.entry, known.set(href, { label: head.title, href }));
    }
  }
  return new Map([...mentions].map(([entry, links]) => [entry, [...links.values()]]));
}
