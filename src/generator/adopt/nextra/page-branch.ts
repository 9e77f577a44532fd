import { join } from 'node:path/posix';
import type { AdoptedPage } from '../adopted-site.ts';
import { isIndexPage } from './nextra-pages.ts';

/** The pages at an address and below it. */
export interface PageBranch {
  readonly address: string;
  /** A page beside the folder: `guide.mdx` of the folder `guide`. */
  readonly page: AdoptedPage | undefined;
  /** The page in the folder: `guide/index.mdx`. */
  readonly index: AdoptedPage | undefined;
  /** By the names of folders and pages. */
  readonly children: ReadonlyMap<string, PageBranch>;
}

/** The branch of the pages at an address. */
export function branchOf(address: string, pages: readonly AdoptedPage[]): PageBranch {
  const own = pages.filter(page => page.address === address);
  const start = address === '/' ? '/' : `${address}/`;
  const below = new Map<string, AdoptedPage[]>();
  for (const page of pages) {
    if (page.address === address || !page.address.startsWith(start)) continue;
    const [name = ''] = page.address.slice(start.length).split('/');
    below.set(name, [...(below.get(name) ?? []), page]);
  }
  return {
    address,
    page: own.find(page => !isIndexPage(page)),
    index: own.find(isIndexPage),
    children: new Map([...below].map(([name, inside]) => [name, branchOf(join(address, name), inside)])),
  };
}

/** The first page of a branch, for a link to the whole of it. */
export function firstPageOf({ page, index, children }: PageBranch): AdoptedPage | undefined {
  const below = [...children.values()].map(firstPageOf);
  return page ?? index ?? below.find(found => found !== undefined);
}
