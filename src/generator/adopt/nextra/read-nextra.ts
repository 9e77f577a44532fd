import type { AdoptedPage, AdoptedSite, Adoption, Note, SidebarItem } from '../adopted-site.ts';
import { LOST_HOME } from '../component-page.ts';
import { LANGUAGES } from '../languages-note.ts';
import { keptAddressOf } from '../new-address.ts';
import type { OldProject } from '../old-project.ts';
import { oneVersion } from '../one-version.ts';
import { notesOnUnread } from '../script/unread.ts';
import { given } from '../values.ts';
import { type MetaFiles, readMetaFiles } from './meta-files.ts';
import { type NextraConfig, readNextraConfig } from './nextra-config.ts';
import { staticFiles } from './nextra-files.ts';
import { navbarOf } from './nextra-navbar.ts';
import { adoptTree, pageTreesOf } from './nextra-pages.ts';
import { redirectsOf } from './nextra-redirects.ts';
import { sidebarsOf } from './nextra-sidebar.ts';
import { readNextraTheme } from './nextra-theme.ts';
import { branchOf, firstPageOf, type PageBranch } from './page-branch.ts';

/** Reads a project of Next.js with Nextra. */
export function readNextra(project: OldProject, configFile: string): Adoption {
  const read = readNextraConfig(project, configFile);
  return 'problem' in read ? read : { site: adoptNextra(project, read.config) };
}

function adoptNextra(project: OldProject, config: NextraConfig): AdoptedSite {
  const { fields, baseUrl, locales } = config;
  const trees = pageTreesOf(project, config);
  const statics = staticFiles(project, config, trees);
  const { logo, links, title, ...theme } = readNextraTheme(project, config);
  const { metaFiles, notes } = readMetaFiles(project, trees);
  const rules = redirectsOf(config);
  const adopted = trees.map(tree => adoptTree(tree, { project, config, statics }));
  const pages = adopted.flatMap(tree => tree.pages);
  const homes = adopted.flatMap(tree => tree.homes);
  const [main] = localesWithPages(locales, pages);
  const first = branchOf(`/${main ?? ''}`, pages);
  return {
    title: title ?? project.name,
    ...theme,
    ...given('language', theme.language ?? locales[0]),
    baseUrl,
    ...given('logo', logo && statics.addresses.get(logo)),
    navbar: [...navbarOf(first, metaFiles), ...links],
    footer: [],
    docs: oneVersion('/', allSidebarsOf(pages, metaFiles, localesWithPages(locales, pages))),
    markdown: fields.latex === undefined || fields.latex === false ? {} : { math: true },
    pages,
    addresses: homes.length > 0 ? ['/'] : [],
    copies: statics.copies,
    redirects: [...redirectsWithoutLocale(pages, first), ...rules.redirects, ...redirectOfHome(pages, first)],
    notes: [
      ...notesOnUnread(config.value),
      ...(locales.length > 1 ? [{ message: LANGUAGES, place: { file: config.file } }] : []),
      ...notes,
      ...rules.notes,
      ...adopted.flatMap(tree => tree.notes),
      ...homes.map((file): Note => ({ message: LOST_HOME, place: { file } })),
      ...statics.notes,
    ],
  };
}

/** Before version 4 the default language had no folder: then the languages have none that matters here. */
function localesWithPages(locales: readonly string[], pages: readonly AdoptedPage[]): readonly string[] {
  return locales.filter(name => pages.some(({ address }) => `${address}/`.startsWith(`/${name}/`)));
}

function allSidebarsOf(
  pages: readonly AdoptedPage[],
  metaFiles: MetaFiles,
  locales: readonly string[],
): Readonly<Record<string, readonly SidebarItem[]>> {
  const branches = locales.length === 0 ? ['main'] : locales;
  return Object.assign(
    {},
    ...branches.map(name => sidebarsOf(branchOf(name === 'main' ? '/' : `/${name}`, pages), metaFiles, name)),
  ) as Readonly<Record<string, readonly SidebarItem[]>>;
}

/** Without a page of its own, the address of the site leads to the first one of the default language. */
function redirectOfHome(pages: readonly AdoptedPage[], main: PageBranch): AdoptedSite['redirects'] {
  const page = pages.some(({ address }) => address === '/') ? undefined : firstPageOf(main);
  return page === undefined ? [] : [{ from: '/', to: keptAddressOf(page.address) }];
}

/** With languages, an address without one led to the page in the language of the reader; here, in the default one. */
function redirectsWithoutLocale(
  pages: readonly AdoptedPage[],
  { address: main }: PageBranch,
): AdoptedSite['redirects'] {
  if (main === '/') return [];
  return pages.flatMap(({ address }) =>
    address.startsWith(`${main}/`) ? [{ from: address.slice(main.length), to: keptAddressOf(address) }] : [],
  );
}
