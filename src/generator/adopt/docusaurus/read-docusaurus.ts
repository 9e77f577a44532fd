import { join } from 'node:path/posix';
import { joinPath } from '../../model/paths/join-path.ts';
import type { AdoptedDocs, AdoptedSite, Adoption } from '../adopted-site.ts';
import { blogAddressesOf } from '../blog-addresses.ts';
import { keptAddressOf, keptTargetOf } from '../new-address.ts';
import type { OldProject } from '../old-project.ts';
import { readRedirectsFiles } from '../redirects-file.ts';
import { fieldsOf, given, listOf, textOf } from '../values.ts';
import { type OldVersion, versionsOf } from './docs-versions.ts';
import { type AdoptedPosts, adoptBlog } from './docusaurus-blog.ts';
import {
  type DocusaurusConfig,
  folderIn,
  readDocusaurusConfig,
  redirectOptionsOf,
} from './docusaurus-config.ts';
import { type AdoptedVersion, adoptVersion } from './docusaurus-docs.ts';
import { staticFiles } from './docusaurus-files.ts';
import { footerOf, navbarOf } from './docusaurus-navbar.ts';
import { notesOn } from './docusaurus-notes.ts';
import { adoptOwnPages } from './docusaurus-pages.ts';
import { indexesIn, readSidebars, sidebarsOf } from './docusaurus-sidebar.ts';
import { adoptTags, tagsFileIn } from './docusaurus-tags.ts';
import { adoptFurtherDocs, furtherFolders } from './further-docs.ts';
import { notesOnFolders } from './generated-folders.ts';

/** Reads a project of Docusaurus with the classic preset: docs with versions, blog, pages. */
export function readDocusaurus(project: OldProject, configFile: string): Adoption {
  const read = readDocusaurusConfig(project, configFile);
  if ('problem' in read) return read;
  const { config } = read;
  const folder = folderIn(config, config.docs?.path, 'docs');
  if (folder.startsWith('../'))
    return {
      problem: {
        severity: 'error',
        code: 'adopt/outside-folder',
        message: `The docs are in ${folder}, outside the folder`,
        place: { file: configFile },
        hint: 'Name the folder that has both the configuration and the docs.',
      },
    };
  return { site: adoptDocusaurus(project, config) };
}

function adoptDocusaurus(project: OldProject, config: DocusaurusConfig): AdoptedSite {
  const { fields, theme, address } = config;
  const versions = config.docs === undefined ? [] : versionsOf(project, config);
  const further = furtherFolders(config);
  const statics = staticFiles(project, config, [...versions, ...further]);
  const source = { project, config, statics };
  const adopted = versions.map(version => adoptVersion(version, source));
  const blog = adoptBlog(source);
  const own = adoptOwnPages(source);
  const [first] = versions;
  const sidebars = first === undefined ? undefined : readSidebars(project, config, first.version.name);
  const docs = docsOf(sidebars, { versions, adopted });
  const more = further.map(folder => adoptFurtherDocs(folder, source));
  const parts = [...adopted, ...more, ...(blog ? [blog] : []), own];
  const pages = parts.flatMap(part => part.pages);
  const tagFiles = [
    ...(blog ? tagsFileIn(blog.prefix, config.blog) : []),
    ...versions.flatMap(({ prefix }) => tagsFileIn(prefix, config.docs)),
  ];
  const tags = adoptTags(project, tagFiles, pages);
  const targets = targetsIn(docs, adopted);
  const navbar = fieldsOf(theme.navbar);
  const logo = textOf(fieldsOf(navbar.logo).src);
  const rules = readRedirectsFiles(
    project,
    ['_redirects', 'static/_redirects'].map(name => config.home + name),
  );
  return {
    title: textOf(fields.title) ?? project.name,
    ...given('description', textOf(fields.tagline)),
    ...address,
    ...given('language', textOf(fieldsOf(fields.i18n).defaultLocale)),
    ...given('editBase', textOf(config.docs?.editUrl)?.replace(/\/?$/, '/')),
    ...given('logo', logo === undefined ? undefined : statics.addresses.get(join('/', logo))),
    navbar: navbarOf(navbar, targets),
    footer: footerOf(fieldsOf(theme.footer), targets),
    ...given('docs', docs),
    ...given('blog', blog && { path: blog.path, ...given('title', blog.title) }),
    markdown: {},
    pages,
    tagSlugs: tags.slugs,
    addresses: [
      ...own.addresses,
      ...(blog ? [blog.path, ...blog.addresses] : []),
      ...Object.values(docs?.sidebars ?? {}).flatMap(indexesIn),
      ...(hasFolders(docs) ? adopted.flatMap(({ indexes }) => indexes) : []),
    ],
    copies: statics.copies,
    texts: [...adopted.flatMap(({ texts }) => texts), ...(blog?.texts ?? []), ...tags.texts],
    redirects: [
      ...redirectsOf(config),
      ...rules.redirects,
      ...(blog ? [...blog.redirects, ...listRedirects(blog, tags.slugs)] : []),
    ],
    notes: [
      ...notesOn(config, versions),
      ...notesOnFolders(sidebars, adopted[0]?.docs.places ?? new Map(), config.file),
      ...parts.flatMap(({ notes }) => notes),
      ...tags.notes,
      ...rules.notes,
      ...statics.notes,
    ],
  };
}

/** The lists of a blog that was the home page have moved with it. */
function listRedirects(
  { route, path, pages }: AdoptedPosts,
  tagSlugs: ReadonlyMap<string, string>,
): AdoptedSite['redirects'] {
  if (path === route) return [];
  return blogAddressesOf({ blog: { path }, pages, tagSlugs }).map(to => ({
    from: joinPath(route, to.slice(path.length + 1)),
    to,
  }));
}

/** Whether a sidebar follows all folders, so that their generated indexes exist. */
function hasFolders(docs: AdoptedDocs | undefined): boolean {
  const sidebars = Object.values(docs?.sidebars ?? {});
  return sidebars.length === 0 || sidebars.flat().some(item => item.kind === 'folder' && item.folder === '');
}

/** The sidebars of the last released version are those of all. */
function docsOf(
  sidebars: unknown,
  {
    versions,
    adopted,
  }: { readonly versions: readonly OldVersion[]; readonly adopted: readonly AdoptedVersion[] },
): AdoptedDocs | undefined {
  const [first, ...others] = versions;
  const [docs] = adopted;
  if (first === undefined || docs === undefined) return undefined;
  const { path, ...version } = first.version;
  const route = keptAddressOf(path === '' ? first.route : first.route.slice(0, -(path.length + 1)));
  return {
    path: route,
    versions:
      others.length === 0 ? [{ ...version, name: 'current', path }] : versions.map(old => old.version),
    sidebars: sidebarsOf(sidebars, docs.docs),
  };
}

function targetsIn(docs: AdoptedDocs | undefined, [first]: readonly AdoptedVersion[]) {
  const addressAt = (to: string | undefined) => {
    const page = first?.pages.find(candidate => candidate.to === to);
    return page && keptAddressOf(page.address);
  };
  const sidebars = new Map(Object.entries(docs?.sidebars ?? {}));
  const firstIn = (items: AdoptedDocs['sidebars'][string]): string | undefined => {
    for (const item of items) {
      const own = 'to' in item && item.kind !== 'link' ? item.to : undefined;
      const found = own ?? (item.kind === 'group' ? firstIn(item.items) : undefined);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return {
    ofDoc: (id: string) => addressAt(first?.docs.places.get(id)),
    ofSidebar: (name: string) => addressAt(firstIn(sidebars.get(name) ?? [])) ?? docs?.path,
  };
}

/** The redirects of the plugin client-redirects. */
function redirectsOf(config: DocusaurusConfig): AdoptedSite['redirects'] {
  return listOf(redirectOptionsOf(config).redirects).flatMap(rule => {
    const { from, to } = fieldsOf(rule);
    const target = textOf(to);
    const kept = target?.startsWith('/') ? keptTargetOf(target) : target;
    const sources = typeof from === 'string' ? [from] : listOf(from).map(String);
    return kept === undefined ? [] : sources.map(source => ({ from: source, to: kept }));
  });
}
