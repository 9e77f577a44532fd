import { basename } from 'node:path/posix';
import type { NavbarItemConfig } from '../../model/config.ts';
import { adoptPages } from '../adopt-pages.ts';
import type { AdoptedDocs, AdoptedPage, AdoptedSite, Adoption, Note, SidebarItem } from '../adopted-site.ts';
import { yamlIn } from '../data-text.ts';
import { createEntryFinder } from '../entry-finder.ts';
import { keptAddressOf } from '../new-address.ts';
import type { OldProject } from '../old-project.ts';
import { oneVersionWith } from '../one-version.ts';
import { placeStaticFiles } from '../static-place.ts';
import { frontMatterOf } from '../text/front-matter.ts';
import { given, listOf, textOf } from '../values.ts';
import { readYamlConfig } from '../yaml-config.ts';
import { authorsFile } from './jekyll-authors.ts';
import { type JekyllConfig, jekyllConfigOf } from './jekyll-config.ts';
import { allData } from './jekyll-data.ts';
import { type JekyllEntry, sortFiles } from './jekyll-entries.ts';
import { turnedFields } from './jekyll-fields.ts';
import { type JekyllPlaces, placesOf } from './jekyll-places.ts';
import { redirectsOf } from './jekyll-redirects.ts';
import { type JekyllDoc, listsIn, sidebarOfData, sidebarOfParents } from './jekyll-sidebar.ts';
import { turnJekyllText } from './jekyll-text.ts';

/** Reads a project of Jekyll: posts, pages, and collections that were published. */
export function readJekyll(project: OldProject, configFile: string): Adoption {
  const read = readYamlConfig(project, configFile);
  return 'problem' in read ? read : { site: adoptJekyll(project, jekyllConfigOf(read.config, configFile)) };
}

function adoptJekyll(project: OldProject, config: JekyllConfig): AdoptedSite {
  const { fields, address, prefix } = config;
  const sorted = sortFiles(project, config);
  const places = placesOf(sorted.entries, { read: project.read, prefix });
  const statics = placeStaticFiles(
    sorted.statics.map(file => ({ from: prefix + file, address: `/${file}` })),
  );
  const kept = sorted.entries.filter(entry => !places.isNeedless(entry));
  const linkTo = createLinkFinder(kept, places);
  const entryOf = createEntryFinder(kept);
  const site = { ...fields, data: allData(project, prefix) };
  const includes = `${prefix}${textOf(fields.includes_dir) ?? '_includes'}`;
  const includeOf = (name: string) => project.read(`${includes}/${name}`);
  const adopted = adoptPages(
    kept.map(({ file }) => file),
    {
      project,
      prefix,
      placeOf: file => places.placeOf(entryOf(file)),
      baseUrl: address.baseUrl,
      base: '/',
      addressOf: file => entryOf(file).address,
      fieldsOf: (file, text) =>
        turnedFields(entryOf(file), { written: frontMatterOf(text), files: statics.addresses }),
      isDraft: file => entryOf(file).fields.published === false,
      turn: (text, file) => turnJekyllText(text, file, { site, linkTo, includeOf }),
      statics,
    },
  );
  const { pages } = adopted;
  const docs = docsOf(project, { config, places, kept, pages });
  const logo = textOf(fields.logo);
  return {
    title: textOf(fields.title) ?? textOf(fields.name) ?? project.name,
    ...given('description', textOf(fields.description)?.replaceAll(/\s+/g, ' ')),
    ...address,
    ...given('language', textOf(fields.lang ?? fields.locale)?.replace('_', '-')),
    ...given('editBase', editBaseOf(config)),
    ...given('logo', logo === undefined ? undefined : statics.addresses.get(`/${logo.replace(/^\//, '')}`)),
    navbar: navbarOf(config, pages, kept),
    footer: [],
    ...given('docs', docs),
    ...given('blog', places.blog),
    markdown: {},
    pages,
    addresses: sorted.entries.filter(places.isNeedless).map(entry => entry.address),
    copies: statics.copies,
    texts: authorsFile(project, config, kept),
    redirects: redirectsOf(sorted.entries, places, config),
    notes: [
      ...notesOn(config),
      ...adopted.notes,
      ...statics.notes,
      ...sorted.left.map((file): Note => ({ message: LEFT, place: { file: prefix + file } })),
    ],
  };
}

const LEFT =
  'Drafts, Markdown without front matter, and feeds, maps, texts and styles made by Liquid were left behind';

/** The path of a linked file below `content/`, which the program resolves. Posts are named without their ending. */
function createLinkFinder(
  entries: readonly JekyllEntry[],
  places: JekyllPlaces,
): (name: string) => string | undefined {
  const targets = new Map<string, string>();
  for (const entry of entries) {
    const to = places.placeOf(entry).replace(/^content|\.(?:html|txt)$/g, '');
    targets.set(entry.file, to);
    if (entry.type === 'posts') targets.set(basename(entry.file).replace(/\.[^.]+$/, ''), to);
  }
  return name => targets.get(name.replace(/^\//, '')) ?? targets.get(basename(name));
}

interface DocsSource {
  readonly config: JekyllConfig;
  readonly places: JekyllPlaces;
  readonly kept: readonly JekyllEntry[];
  readonly pages: readonly AdoptedPage[];
}

function docsOf(project: OldProject, { config, places, kept, pages }: DocsSource): AdoptedDocs | undefined {
  if (places.docsPath === undefined) return undefined;
  const docs = pages.flatMap((page, index): JekyllDoc[] => {
    const entry = kept[index];
    return entry !== undefined && page.to.startsWith('content/docs/') ? [{ page, fields: entry.fields }] : [];
  });
  const isOfTheme = docs.some(({ fields }) => fields.nav_order !== undefined);
  return oneVersionWith(
    places.docsPath,
    isOfTheme ? sidebarOfParents(docs) : sidebarInData(project, config, docs),
  );
}

/** The longest sidebar among the data files whose name speaks of navigation. */
function sidebarInData(
  project: OldProject,
  { prefix }: JekyllConfig,
  docs: readonly JekyllDoc[],
): readonly SidebarItem[] {
  const files = project.files.filter(
    file => file.startsWith(`${prefix}_data/`) && /(?:nav|sidebar|toc|docs)[^/]*\.ya?ml$/i.test(file),
  );
  const sidebars = files.flatMap(file =>
    listsIn(yamlIn(project.read(file))).map(list => sidebarOfData(list, docs)),
  );
  return sidebars.reduce((longest, next) => (countPages(next) > countPages(longest) ? next : longest), []);
}

function countPages(items: readonly SidebarItem[]): number {
  return items.reduce((sum, item) => sum + 1 + (item.kind === 'group' ? countPages(item.items) : 0), 0);
}

/** The pages that the theme Minima shows: `header_pages`, else all at the top that have a title. */
function navbarOf(
  { fields }: JekyllConfig,
  pages: readonly AdoptedPage[],
  entries: readonly JekyllEntry[],
): readonly NavbarItemConfig[] {
  const named = listOf(fields.header_pages).map(String);
  const shown = entries.flatMap((entry, index) => {
    const label = textOf(entry.fields.title);
    const page = pages[index];
    const isAtTop =
      entry.type === 'pages' && !entry.file.includes('/') && keptAddressOf(entry.address) !== '/';
    const isShown = named.length > 0 ? named.includes(entry.file) : isAtTop;
    return isShown && label !== undefined && page?.to.startsWith('content/pages/')
      ? [{ label, to: keptAddressOf(entry.address) }]
      : [];
  });
  return shown.slice(0, MOST_LINKS);
}

const MOST_LINKS = 8;

function editBaseOf({ fields }: JekyllConfig): string | undefined {
  const repository = textOf(fields.gh_edit_repository);
  if (repository === undefined) return undefined;
  return `${repository}/${textOf(fields.gh_edit_view_mode) ?? 'tree'}/${textOf(fields.gh_edit_branch) ?? 'main'}/`;
}

function notesOn({ fields, file }: JekyllConfig): readonly Note[] {
  const plugins = [...listOf(fields.plugins), ...listOf(fields.gems)]
    .map(String)
    .filter(name => !NEEDLESS.has(name));
  return plugins.map(name => ({
    message: `The plugin “${name}” does not run any more: look at what it wrote`,
    place: { file },
  }));
}

/** What the program does by itself, or what means nothing here. */
const NEEDLESS: ReadonlySet<string> = new Set(
  `jekyll-feed jekyll-sitemap jekyll-seo-tag jekyll-redirect-from jekyll-paginate jekyll-remote-theme jekyll-default-layout
  jekyll-titles-from-headings jekyll-relative-links jekyll-optional-front-matter jekyll-readme-index jemoji
  jekyll-include-cache jekyll-archives jekyll-gist jekyll-github-metadata`.split(/\s+/),
);
