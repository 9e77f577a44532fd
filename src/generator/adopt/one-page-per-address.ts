import { foldCase } from '../model/paths/fold-case.ts';
import type { AdoptedPage, AdoptedSite, Note } from './adopted-site.ts';
import { keptAddressOf } from './new-address.ts';

/**
 * The site with one page at each address. Other programs tell `/guide`, `/guide/` and `/Guide` apart; some let a page overwrite another.
 * The index of a folder stays, or else the first page; the others get a note.
 */
export function withOnePagePerAddress(site: AdoptedSite): AdoptedSite {
  const shown = new Map<string, AdoptedPage>();
  const published = site.pages.filter(page => !page.isDraft);
  for (const page of published.toSorted((a, b) => rankOf(b) - rankOf(a)))
    if (!shown.has(keyOf(page))) shown.set(keyOf(page), page);
  const left = published.filter(page => shown.get(keyOf(page)) !== page);
  if (left.length === 0) return site;
  return {
    ...site,
    pages: site.pages.filter(page => !left.includes(page)),
    notes: [...site.notes, ...left.map(noteOn)],
  };
}

function keyOf({ address }: AdoptedPage): string {
  return foldCase(keptAddressOf(address));
}

function rankOf({ address, from }: AdoptedPage): number {
  return (address.endsWith('/') ? 2 : 0) + (/(?:^|\/)(?:_?index|readme)\.\w+$/i.test(from) ? 1 : 0);
}

function noteOn({ from }: AdoptedPage): Note {
  return {
    message:
      'A page was left behind, because another has the same address: capital letters and a final slash make no difference',
    place: { file: from },
  };
}
