import { foldCase } from '../model/paths/fold-case.ts';
import type { AdoptedPage, AdoptedSite, Note } from './adopted-site.ts';

/**
 * The site with a file of its own for each page. Files of two endings, such as `a.md` and `a.mdx`, or of two folders may be pages at
 * addresses of their own that would go to one place. The first that is published stays there; the others get a number and a note.
 */
export function withOneFilePerPage(site: AdoptedSite): AdoptedSite {
  const taken = new Set<string>();
  const places = new Map<AdoptedPage, string>();
  for (const page of site.pages.toSorted((a, b) => Number(a.isDraft ?? false) - Number(b.isDraft ?? false))) {
    const to = freePlace(page.to, taken);
    taken.add(foldCase(to));
    places.set(page, to);
  }
  const pages = site.pages.map(page => {
    const to = places.get(page) ?? page.to;
    return to === page.to ? page : { ...page, to };
  });
  const moved = pages.filter((page, index) => page !== site.pages[index]);
  return { ...site, pages, notes: [...site.notes, ...moved.map(noteOn)] };
}

function freePlace(to: string, taken: ReadonlySet<string>): string {
  let free = to;
  for (let count = 2; taken.has(foldCase(free)); count++) free = to.replace(/(?=\.\w+$)/, `-${count}`);
  return free;
}

function noteOn({ from }: AdoptedPage): Note {
  return {
    message:
      'The file of a page got a number, because another page has its name: links by that name lead to the other',
    place: { file: from },
  };
}
