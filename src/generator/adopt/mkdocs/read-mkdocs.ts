import { basename, join } from 'node:path/posix';
import type { NavbarItemConfig } from '../../model/config.ts';
import { isMarkdownFile } from '../../model/paths/markdown-file.ts';
import { adoptPages } from '../adopt-pages.ts';
import type { AdoptedSite, Adoption, Note } from '../adopted-site.ts';
import { inGlobList } from '../glob-list.ts';
import { keptAddressOf } from '../new-address.ts';
import { filesBelow, type OldProject, prefixOf } from '../old-project.ts';
import { oneVersionWith } from '../one-version.ts';
import { placeStaticFiles } from '../static-place.ts';
import { frontMatterOf } from '../text/front-matter.ts';
import { hiddenTitle } from '../text/headings.ts';
import { fieldsOf, given, isFields, listOf, textOf } from '../values.ts';
import { blogAddressOf } from './blog-address.ts';
import { mkdocsAddressOf } from './mkdocs-address.ts';
import { type MkdocsConfig, readMkdocsConfig } from './mkdocs-config.ts';
import { sidebarOfNav } from './mkdocs-nav.ts';
import { turnMkdocsText } from './mkdocs-text.ts';

/** Reads a project of MkDocs, with or without its theme Material. */
export function readMkdocs(project: OldProject, configFile: string): Adoption {
  const read = readMkdocsConfig(project, configFile);
  return 'problem' in read ? read : { site: adoptMkdocs(project, read.config) };
}

function adoptMkdocs(project: OldProject, config: MkdocsConfig): AdoptedSite {
  const { fields, address, docsFolder, hasDirectoryUrls } = config;
  const prefix = prefixOf(docsFolder);
  const files = publishedFiles(project, config);
  const statics = placeStaticFiles(
    files.filter(file => !isMarkdownFile(file)).map(file => ({ from: prefix + file, address: `/${file}` })),
  );
  const adopted = adoptPages(files.filter(isMarkdownFile), {
    project,
    prefix,
    placeOf: file => `content/docs/${file}`,
    baseUrl: address.baseUrl,
    base: '/',
    addressOf: (file, text) => blogAddressOf(file, text, config) ?? mkdocsAddressOf(file, hasDirectoryUrls),
    isDraft: (_, text) => frontMatterOf(text).draft === true,
    titleOf: file => navTitles(fields.nav).get(file),
    fieldsOf: (_, text) => hiddenTitle(text),
    turn: (text, file) => turnMkdocsText(text, file, { project, config }),
    statics,
  });
  const { pages } = adopted;
  const nav = sidebarOfNav(fields.nav, { pages, configFile: config.file });
  const theme = fieldsOf(fields.theme);
  const logo = statics.addresses.get(join('/', textOf(theme.logo) ?? ''));
  return {
    title: textOf(fields.site_name) ?? project.name,
    ...given('description', textOf(fields.site_description)),
    ...address,
    ...given('language', textOf(theme.language ?? theme.locale)?.replace('_', '-')),
    ...given('editBase', editBaseOf(config)),
    ...given('logo', logo),
    navbar: navbarOf(config),
    footer: [],
    docs: oneVersionWith('/', nav.items),
    markdown: markdownOf(config),
    pages,
    copies: statics.copies,
    redirects: redirectsOf(config),
    notes: [
      ...pluginNotes(config),
      ...orderNotes(project, config),
      ...nav.notes,
      ...adopted.notes,
      ...statics.notes,
    ],
  };
}

/**
 * Files whose names begin with a dot, and those of `exclude_docs` and of the plugin `exclude`, were not published; `index.md` wins over
 * `README.md`.
 */
function publishedFiles(
  project: OldProject,
  { fields, docsFolder, plugins }: MkdocsConfig,
): readonly string[] {
  const lists = [fields.exclude_docs, fields.draft_docs].flatMap(list => textOf(list)?.split('\n') ?? []);
  const globs = listOf(fieldsOf(plugins.get('exclude')).glob).flatMap(glob => textOf(glob) ?? []);
  const isExcluded = inGlobList([...lists, ...globs]);
  const files = filesBelow(project, docsFolder).filter(
    file => !/(?:^|\/)\./.test(file) && !/^templates\//.test(file) && !isExcluded(file),
  );
  const known = new Set(files);
  return files.filter(
    file => !(/(?:^|\/)README\.md$/i.test(file) && known.has(file.replace(/README\.md$/i, 'index.md'))),
  );
}

/** Titles of pages in `nav`, which count where a page has no title itself. */
function navTitles(nav: unknown): ReadonlyMap<string, string> {
  const titles = new Map<string, string>();
  const visit = (item: unknown): void => {
    for (const [title, value] of Object.entries(isFields(item) ? item : {}))
      if (typeof value === 'string') titles.set(value, title);
      else for (const child of listOf(value)) visit(child);
  };
  for (const item of listOf(nav)) visit(item);
  return titles;
}

/** Where the repository is edited, without the folder of the docs at the end (https://www.mkdocs.org/user-guide/configuration/#edit_uri). */
function editBaseOf({ fields }: MkdocsConfig): string | undefined {
  const template = /^(.*)\{path\}$/.exec(textOf(fields.edit_uri_template) ?? '')?.[1];
  const edit = template ?? textOf(fields.edit_uri);
  const repository = textOf(fields.repo_url)?.replace(/\/$/, '');
  if (repository === undefined) return undefined;
  const whole = /^https?:/.test(edit ?? '') ? (edit ?? '') : `${repository}/${edit ?? 'edit/master/docs/'}`;
  const docs = `${textOf(fields.docs_dir) ?? 'docs'}/`;
  return whole.endsWith(`/${docs}`) ? whole.slice(0, -docs.length) : undefined;
}

function navbarOf({ fields }: MkdocsConfig): readonly NavbarItemConfig[] {
  const repository = textOf(fields.repo_url);
  return repository === undefined
    ? []
    : [{ label: textOf(fields.repo_name) ?? 'Repository', to: repository, position: 'end' }];
}

/** Marks that other extensions give a meaning. */
function markdownOf({ extensions }: MkdocsConfig): Readonly<Record<string, boolean>> {
  return {
    ...(extensions.has('pymdownx.arithmatex') && { math: true }),
    ...(extensions.has('pymdownx.mark') && { mark: true }),
    ...(extensions.has('pymdownx.caret') && { superscript: true }),
    ...(extensions.has('pymdownx.tilde') && { subscript: true }),
  };
}

/** The redirects of the plugin `redirects`: old file → new file, or an address elsewhere. */
function redirectsOf({ plugins, hasDirectoryUrls }: MkdocsConfig): AdoptedSite['redirects'] {
  return Object.entries(fieldsOf(plugins.get('redirects')?.redirect_maps)).flatMap(([old, value]) => {
    const target = textOf(value);
    if (target === undefined) return [];
    const [file = '', hash] = target.split('#');
    const path = keptAddressOf(mkdocsAddressOf(file, hasDirectoryUrls));
    const to = /^https?:/.test(target) ? target : path + (hash === undefined ? '' : `#${hash}`);
    return [{ from: mkdocsAddressOf(old, hasDirectoryUrls), to }];
  });
}

/** The files that give pages an order for plugins (https://github.com/lukasgeiter/mkdocs-awesome-pages-plugin, https://oprypin.github.io/mkdocs-literate-nav). */
function orderNotes(project: OldProject, { plugins, docsFolder }: MkdocsConfig): readonly Note[] {
  const [pages, summary] = [plugins.get('awesome-pages'), plugins.get('literate-nav')];
  const names = [
    ...(pages ? [textOf(pages.filename) ?? '.pages'] : []),
    ...(summary ? [textOf(summary.nav_file) ?? 'SUMMARY.md'] : []),
  ];
  return filesBelow(project, docsFolder)
    .filter(file => names.includes(basename(file)))
    .map(file => ({
      message: 'The order of pages in this file was left behind: write it into `sidebars.ts`',
      place: { file: join(docsFolder, file) },
    }));
}

/** Plugins whose work the program does by itself, or that do nothing for readers. */
const NEEDLESS =
  /^(?:search|redirects|minify|git-revision-date.*|optimize|privacy|meta|offline|info|blog|exclude|group|tags|social|literate-nav|section-index|awesome-pages)$/;

function pluginNotes({ plugins, fields, extensions, file }: MkdocsConfig): readonly Note[] {
  const place = { file };
  const names = [...plugins.keys()].filter(name => !NEEDLESS.test(name));
  return [
    ...names.map(name => ({
      message: `The plugin “${name}” does not run any more: look at what it wrote`,
      place,
    })),
    ...(listOf(fields.hooks).length > 0
      ? [{ message: 'Hooks do not run any more: look at what they changed', place }]
      : []),
    ...(plugins.has('blog')
      ? [
          {
            message: 'Posts of the plugin “blog” are docs now: lists by month and category are not made',
            place,
          },
        ]
      : []),
    ...(extensions.has('abbr')
      ? [{ message: 'Abbreviations (`*[HTML]: …`) are text here: write `<abbr>`', place }]
      : []),
  ];
}
