import { basename } from 'node:path/posix';
import { isMarkdownFile } from '../../model/paths/markdown-file.ts';
import { adoptPages } from '../adopt-pages.ts';
import type { AdoptedPage, AdoptedSite, Adoption, Note, SidebarItem } from '../adopted-site.ts';
import { HOME_FIELDS, homePartsOf, homeText } from '../home-text.ts';
import { LANGUAGES } from '../languages-note.ts';
import { keptAddressOf } from '../new-address.ts';
import { filesBelow, type OldProject } from '../old-project.ts';
import { oneVersion } from '../one-version.ts';
import { HOST_FILE, readRedirectsFiles } from '../redirects-file.ts';
import { notesOnUnread } from '../script/unread.ts';
import { siteAddressOf } from '../site-address.ts';
import { isMedia, placeStaticFiles, type StaticFiles } from '../static-place.ts';
import { frontMatterOf } from '../text/front-matter.ts';
import { hiddenTitle } from '../text/headings.ts';
import { type Fields, fieldsOf, given, textOf } from '../values.ts';
import { isTemplate, readVitepressConfig, type VitepressConfig, vitepressPages } from './vitepress-config.ts';
import { navbarOfTheme, sidebarsOfTheme } from './vitepress-sidebar.ts';
import { turnVitepressText } from './vitepress-text.ts';

/** Reads a project of VitePress with its default theme. */
export function readVitepress(project: OldProject, configFile: string): Adoption {
  const read = readVitepressConfig(project, configFile);
  return 'problem' in read ? read : { site: adoptVitepress(project, read.config) };
}

function adoptVitepress(project: OldProject, config: VitepressConfig): AdoptedSite {
  const { fields, theme, prefix, baseUrl, addressOf } = config;
  const statics = staticFiles(project, config);
  const rules = readRedirectsFiles(project, [`${prefix}public/_redirects`]);
  const isHome = (text: string) => homePartsOf(frontMatterOf(text)) !== undefined;
  const adopted = adoptPages(vitepressPages(project, config), {
    project,
    prefix,
    placeOf: file => {
      const folder = isHome(project.read(prefix + file) ?? '') ? 'pages' : DOCS;
      return `content/${folder}${keptFile(addressOf(file), file)}`;
    },
    baseUrl,
    base: '/',
    addressOf,
    fieldsOf: (_, text) => ({ ...hiddenTitle(text), ...fieldsFor(frontMatterOf(text)) }),
    turn: (text, file) => {
      const turned = turnVitepressText(text, file, { project, config });
      const home = homePartsOf(frontMatterOf(text));
      return home === undefined ? turned : { ...turned, text: homeText(turned.text, home) };
    },
    statics,
  });
  const { pages } = adopted;
  const logo = textOf(theme.logo) ?? textOf(fieldsOf(theme.logo).src) ?? textOf(fieldsOf(theme.logo).light);
  return {
    title: textOf(fields.title) ?? project.name,
    ...given('description', textOf(fields.description)),
    ...given('url', siteAddressOf(textOf(fieldsOf(fields.sitemap).hostname)).url),
    baseUrl,
    ...given('language', textOf(fields.lang)),
    ...given('editBase', editBaseOf(theme)),
    ...given('logo', logo === undefined ? undefined : statics.addresses.get(logo)),
    navbar: navbarOfTheme(theme),
    footer: [],
    docs: oneVersion('/', sidebarsOf(config, pages)),
    markdown: fieldsOf(fields.markdown).math === true ? { math: true } : {},
    pages,
    copies: statics.copies,
    redirects: rules.redirects,
    notes: [
      ...notesOn(config),
      ...templateNotes(project, prefix),
      ...adopted.notes,
      ...rules.notes,
      ...statics.notes,
    ],
  };
}

const DOCS = 'docs';

/** A page is where its address says, so that rewritten paths need no permalink. Links between files may break, and are reported. */
function keptFile(address: string, file: string): string {
  const path = address.replace(/\.html$/, '').replace(/\/$/, '/index');
  return file.endsWith('/README.md') || file === 'README.md' ? `/${file}` : `${path}.md`;
}

/** Below `public/`, files are published as they are; those beside pages are shown by pages. */
function staticFiles(project: OldProject, { prefix }: VitepressConfig): StaticFiles {
  const files = filesBelow(project, prefix).filter(file => !isMarkdownFile(file) && !/(?:^|\/)\./.test(file));
  return placeStaticFiles(
    files.flatMap(file => {
      if (HOST_FILE.test(basename(file))) return [];
      if (file.startsWith('public/'))
        return [{ from: prefix + file, address: file.slice('public'.length), names: [`/${file}`] }];
      return isMedia(file) && file.includes('/') && !/\.json$/.test(file)
        ? [{ from: prefix + file, address: `/${file}` }]
        : [];
    }),
  );
}

/** Neighbours are texts there, and ids of docs here. */
function fieldsFor(written: Fields): Fields {
  const hidden = (value: unknown) => (value === false ? false : undefined);
  const isHome = homePartsOf(written) !== undefined;
  return {
    ...(written.prev !== undefined && { prev: undefined, previous: hidden(written.prev) }),
    ...(written.next !== undefined && { next: hidden(written.next) }),
    ...(isHome
      ? { ...HOME_FIELDS, prev: undefined, next: undefined }
      : written.layout !== undefined && { layout: undefined }),
  };
}

function sidebarsOf(
  { theme, locales }: VitepressConfig,
  pages: readonly AdoptedPage[],
): Readonly<Record<string, readonly SidebarItem[]>> {
  const places = new Map(pages.map(({ address, to }) => [keptAddressOf(address), to]));
  const find = (link: string) => {
    const to = link.startsWith('/')
      ? places.get(keptAddressOf(link.replace(/#.*$/, '').replace(/\.md$/, '')))
      : undefined;
    return to?.startsWith(`content/${DOCS}/`) ? to : undefined;
  };
  const ofLocales = [...locales].map(([name, settings]) => {
    const sidebars = sidebarsOfTheme(fieldsOf(settings.themeConfig).sidebar, find);
    return Object.fromEntries(
      Object.entries(sidebars).map(([key, items]) => [key.startsWith(name) ? key : `${name}-${key}`, items]),
    );
  });
  return Object.assign({}, sidebarsOfTheme(theme.sidebar, find), ...ofLocales) as ReturnType<
    typeof sidebarsOf
  >;
}

/** `https://…/edit/main/docs/:path`, without the folder of the pages. */
function editBaseOf({ editLink }: Fields): string | undefined {
  return /^(.*\/)(?:docs\/|src\/)?:path$/.exec(textOf(fieldsOf(editLink).pattern) ?? '')?.[1];
}

function templateNotes(project: OldProject, prefix: string): readonly Note[] {
  return filesBelow(project, prefix)
    .filter(isTemplate)
    .map(file => ({
      message: 'Pages that a script makes were left behind: write them as files of their own',
      place: { file: prefix + file },
    }));
}

function notesOn({ theme, locales, fields, file }: VitepressConfig): readonly Note[] {
  const names = [...locales.keys()];
  return [
    ...[theme.sidebar, theme.nav, fields.title, fields.base, fields.rewrites].flatMap(notesOnUnread),
    ...(names.length === 0 ? [] : [{ message: LANGUAGES, place: { file } }]),
  ];
}
