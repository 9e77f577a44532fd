import { cleanPath } from '../../templates/shared/site-path.ts';
import type { LinkConfig, NavbarItemConfig } from '../model/config.ts';
import { joinPath } from '../model/paths/join-path.ts';
import type { SitePlan } from '../model/route.ts';
import type { AdoptedDocs, AdoptedSite, Note, SidebarItem } from './adopted-site.ts';
import { blogAddressesOf } from './blog-addresses.ts';
import { keptAddressOf } from './new-address.ts';
import { withoutBase } from './site-address.ts';

/** The site with the redirects and links of its configuration that lead somewhere. Those that led nowhere before are noted. */
export function withCertainTargets(site: AdoptedSite): AdoptedSite {
  const redirects = new Map(site.redirects.map(redirect => [keptAddressOf(redirect.from), redirect]));
  // An address that a page has needs no redirect.
  for (const taken of pageAddresses(site)) redirects.delete(taken);
  const isKnown = createKnown(site, path => redirects.has(path));
  const notes: Note[] = [];
  const isCertain = (what: string, to: string): boolean => {
    if (isKnown(to)) return true;
    notes.push({ message: `${what} led nowhere and was left out: ${to}` });
    return false;
  };
  dropUncertain(redirects, ({ from, to }) => isCertain(`The redirect of ${from}`, to));
  const isCertainLink = ({ label, to }: LinkConfig) => isCertain(`The link “${label}”`, to);
  return {
    ...site,
    redirects: [...redirects.values()],
    navbar: site.navbar.flatMap((item): NavbarItemConfig[] => {
      if (item.type !== 'dropdown') return isCertainLink(item) ? [item] : [];
      const items = item.items.filter(isCertainLink);
      return items.length === 0 ? [] : [{ ...item, items }];
    }),
    footer: site.footer.flatMap(group => {
      const items = group.items.filter(isCertainLink);
      return items.length === 0 ? [] : [{ ...group, items }];
    }),
    ...(site.docs && {
      docs: { ...site.docs, sidebars: withCertainLinks(site.docs.sidebars, site, isCertainLink) },
    }),
    notes: [...site.notes, ...notes],
  };
}

/** Sidebars with the links that lead somewhere, without the base URL, which the program adds. */
function withCertainLinks(
  sidebars: AdoptedDocs['sidebars'],
  { baseUrl }: Pick<AdoptedSite, 'baseUrl'>,
  isCertain: (link: LinkConfig) => boolean,
): AdoptedDocs['sidebars'] {
  const certain = (items: readonly SidebarItem[]): readonly SidebarItem[] =>
    items.flatMap((item): readonly SidebarItem[] => {
      if (item.kind === 'group') return [{ ...item, items: certain(item.items) }];
      if (item.kind !== 'link') return [item];
      const link = { ...item, to: withoutBase(item.to, baseUrl) };
      return isCertain(link) ? [link] : [];
    });
  return Object.fromEntries(Object.entries(sidebars).map(([name, items]) => [name, certain(items)]));
}

/** The redirects that do not begin where the new site has a page. The program makes some pages itself, such as the indexes of folders. */
export function withoutShadowed(
  { redirects }: Pick<AdoptedSite, 'redirects'>,
  { routes }: Pick<SitePlan, 'routes'>,
): AdoptedSite['redirects'] {
  // Where letters of both cases are one file, only one of two such addresses works.
  const taken = new Set(routes.map(({ path }) => cleanPath(path).toLowerCase()));
  return redirects.filter(({ from }) => !taken.has(keptAddressOf(from).toLowerCase()));
}

/** Leaves out redirects, again and again: one may lead to another that is left out. */
function dropUncertain<Redirect>(
  redirects: Map<string, Redirect>,
  isCertain: (redirect: Redirect) => boolean,
): void {
  let before: number;
  do {
    before = redirects.size;
    for (const [from, redirect] of redirects) if (!isCertain(redirect)) redirects.delete(from);
  } while (redirects.size < before);
}

/** Where pages are, and where their aliases lead to them from. */
function pageAddresses({ pages }: AdoptedSite): readonly string[] {
  const aliases = pages.flatMap(({ fields }) =>
    Array.isArray(fields.aliases) ? fields.aliases.map(String) : [],
  );
  return [...pages.map(({ address }) => address), ...aliases].map(keptAddressOf);
}

/** Whether something will be at a target: a page, a file, a redirect, or a page that the program makes. */
function createKnown(site: AdoptedSite, isRedirected: (path: string) => boolean): (to: string) => boolean {
  const { docs, copies, texts = [], addresses = [] } = site;
  const versions = (docs?.versions ?? []).filter(({ folder }) =>
    site.pages.some(({ to }) => to.startsWith(`content/${folder}/`)),
  );
  const files = [...copies.map(({ to }) => to), ...texts.map(({ file }) => file)];
  const known = new Set([
    ...pageAddresses(site),
    ...addresses.map(keptAddressOf).filter(address => address !== '/'),
    ...files.map(file => file.replace(/^content\/static/, '')),
    // Without a page of its own, it leads to the docs.
    ...(docs?.versions[0] === versions[0] ? ['/'] : []),
    ...versions.map(({ path }) => joinPath(docs?.path ?? '/', path)),
    ...blogAddressesOf(site),
  ]);
  return to => {
    const path = to.replace(/[?#].*$/, '');
    const isThere = (address: string) => known.has(address) || isRedirected(address);
    return !to.startsWith('/') || isThere(path) || isThere(keptAddressOf(path));
  };
}
