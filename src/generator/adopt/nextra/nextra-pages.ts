import { basename, dirname, join } from 'node:path/posix';
import { type AdoptedPages, adoptPages, type PagesFolder } from '../adopt-pages.ts';
import type { AdoptedPage } from '../adopted-site.ts';
import { componentAsCode, isMarkup } from '../component-page.ts';
import { filesBelow, type OldProject } from '../old-project.ts';
import type { StaticFiles } from '../static-place.ts';
import { frontMatterOf } from '../text/front-matter.ts';
import { hiddenTitle } from '../text/headings.ts';
import { textOf } from '../values.ts';
import type { NextraConfig } from './nextra-config.ts';
import { turnNextraText } from './nextra-text.ts';
import { titleOfName } from './title-of-name.ts';

/** A folder whose files are pages by their places in it. */
export interface PageTree {
  /** In the project, with a final slash. */
  readonly prefix: string;
  /** What the addresses of its pages begin with, with a slash at both ends. */
  readonly base: string;
  /** Whether each page has a folder of its own, with a file `page.mdx` in it. */
  readonly hasPageFiles: boolean;
}

/** The folders of pages: `content`, or `pages` before version 4, and `app` for both (https://nextra.site/docs/file-conventions). */
export function pageTreesOf(project: OldProject, { home }: NextraConfig): readonly PageTree[] {
  const folderOf = (name: string) =>
    [`${home}${name}/`, `${home}src/${name}/`].find(folder =>
      project.files.some(file => file.startsWith(folder)),
    );
  const [app, content, pages] = [folderOf('app'), folderOf('content'), folderOf('pages')];
  const base = app === undefined ? '/' : contentBaseOf(project, app);
  return [
    ...(content === undefined ? [] : [{ prefix: content, base, hasPageFiles: false }]),
    ...(content !== undefined || pages === undefined
      ? []
      : [{ prefix: pages, base: '/', hasPageFiles: false }]),
    ...(app === undefined ? [] : [{ prefix: app, base: '/', hasPageFiles: true }]),
  ];
}

/** The address below which the files of `content` are shown: the route that imports them says it. */
function contentBaseOf(project: OldProject, app: string): string {
  const route = filesBelow(project, app).find(
    file =>
      /\[\.\.\.\w+\]{1,2}\/page\.[jt]sx?$/.test(file) &&
      project.read(app + file)?.includes('nextra/pages') === true,
  );
  const around = route === undefined ? '.' : dirname(dirname(route));
  const folder = addressOfRoute(around.replaceAll(/\[\w+\]/g, '()'));
  return folder === '/' ? '/' : `${folder}/`;
}

/** A folder of `app` as an address: groups in brackets are not part of it. */
function addressOfRoute(folder: string): string {
  return join(
    '/',
    folder
      .split('/')
      .filter(name => name !== '.' && !/^\(.*\)$/.test(name))
      .join('/'),
  );
}

/** The address of a file of a tree; nothing if it is not a page. */
export function nextraAddressOf(file: string, { base, hasPageFiles }: PageTree): string | undefined {
  const [, path = '', ending = ''] = /^(.*)\.(mdx?|[jt]sx?)$/.exec(file) ?? [];
  const isMarkup = ending.startsWith('m');
  if (ending === '' || /(?:^|\/)[_[@]|(?:^|\/)(?:404|500)$|\.(?:test|spec|d)$/.test(path)) return undefined;
  if (hasPageFiles) return basename(path) === 'page' ? addressOfRoute(dirname(path)) : undefined;
  // Beside the pages of `content`, scripts are parts of them; `pages/api` has none.
  if (!isMarkup && (base !== '/' || path.startsWith('api/'))) return undefined;
  return join(base, path.replace(/(^|\/)index$/, '$1')).replace(/(?<=.)\/$/, '');
}

export interface NextraSource {
  readonly project: OldProject;
  readonly config: NextraConfig;
  readonly statics: StaticFiles;
}

const DOCS = 'content/docs';

/** The pages of a tree, each where its file is in it. A page that is a component is shown as code, unless it is the home page. */
export function adoptTree(
  tree: PageTree,
  { project, config, statics }: NextraSource,
): AdoptedPages & { readonly homes: readonly string[] } {
  const { prefix } = tree;
  const all = filesBelow(project, prefix).filter(file => nextraAddressOf(file, tree) !== undefined);
  const homes = all.filter(file => !isMarkup(file) && nextraAddressOf(file, tree) === '/');
  const folder: PagesFolder = {
    project,
    prefix,
    placeOf: file => placeOf(file, tree),
    baseUrl: config.baseUrl,
    base: `/${prefix.slice(config.home.length)}`,
    addressOf: file => nextraAddressOf(file, tree) ?? '/',
    titleOf: file => titleOfName(basename(nextraAddressOf(file, tree) ?? '') || 'home'),
    fieldsOf: (file, text) => {
      if (!isMarkup(file)) return { unlisted: true };
      const label = textOf(frontMatterOf(text).sidebarTitle);
      return { ...hiddenTitle(text), ...NEXTRA_FIELDS, ...(label !== undefined && { sidebarLabel: label }) };
    },
    turn: (text, file) =>
      isMarkup(file) ? turnNextraText(text, file, project) : componentAsCode(text, file),
    statics,
  };
  const adopted = adoptPages(
    all.filter(file => !homes.includes(file)),
    folder,
  );
  return { ...adopted, homes: homes.map(file => prefix + file) };
}

function placeOf(file: string, tree: PageTree): string {
  const address = nextraAddressOf(file, tree) ?? '/';
  const folder = tree.hasPageFiles ? address : join(tree.base, dirname(file));
  const name = tree.hasPageFiles ? 'index.md' : basename(file).replace(/\.\w+$/, '.md');
  return join(DOCS, folder, name);
}

/** Fields that only Nextra’s theme has. */
const NEXTRA_FIELDS = { sidebarTitle: undefined, asIndexPage: undefined, searchable: undefined };

/** Whether a page is that of its folder: `index.mdx`, or `page.mdx` in `app`. */
export function isIndexPage({ to }: Pick<AdoptedPage, 'to'>): boolean {
  return basename(to) === 'index.md';
}
