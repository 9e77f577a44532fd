import type { AdoptedPage, AdoptedSite, Note } from './adopted-site.ts';
import { keptAddressOf } from './new-address.ts';

/** The site with one page at each address. Other programs tell `/guide` and `/guide/` apart: the index of the folder stays, and the other page is noted. */
export function withOnePagePerAddress(site: AdoptedSite): AdoptedSite {
  const published = site.pages.filter(page => !page.isDraft);
  const indexes = new Map(
    published.filter(({ address }) => address.endsWith('/')).map(page => [keptAddressOf(page.address), page]),
  );
  const left = published.filter(page => {
    const index = indexes.get(keptAddressOf(page.address));
    return index !== undefined && index !== page && !page.address.endsWith('/');
  });
  return left.length === 0
    ? site
    : {
        ...site,
        pages: site.pages.filter(page => !left.includes(page)),
        notes: [...site.notes, ...left.map(noteOn)],
      };
}

function noteOn({ from }: AdoptedPage): Note {
  return {
    message: 'A page was left behind, because the index of a folder has the same address without its slash',
    place: { file: from },
  };
}
