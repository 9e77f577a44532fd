import { type AdoptedPages, adoptPages } from '../adopt-pages.ts';
import { frontMatterOf } from '../text/front-matter.ts';
import { type Fields, textOf } from '../values.ts';
import { docAddressOf } from './doc-address.ts';
import { type DocusaurusConfig, folderIn, furtherOf, routeOf } from './docusaurus-config.ts';
import { type DocsSource, docFields, docFiles } from './docusaurus-docs.ts';
import { turnDocusaurusText } from './docusaurus-text.ts';

/** Docs of a further plugin: their folder in the project with a final slash, and the beginning of their addresses. */
export interface FurtherFolder {
  readonly prefix: string;
  /** With a slash at both ends. */
  readonly route: string;
  readonly options: Fields;
}

/** The folders of further docs. */
export function furtherFolders(config: DocusaurusConfig): readonly FurtherFolder[] {
  return furtherOf(config, 'docs').map(options => ({
    prefix: folderIn(config, options.path, 'docs'),
    route: `/${routeOf(options.routeBasePath, 'docs')}/`.replace('//', '/'),
    options,
  }));
}

/** Further docs become pages with the same addresses: a site has one set of docs. */
export function adoptFurtherDocs(
  { prefix, route, options }: FurtherFolder,
  { project, config, statics }: DocsSource,
): AdoptedPages {
  const files = docFiles(project, prefix, options);
  const { pages, notes } = adoptPages(files, {
    project,
    prefix,
    placeOf: file => `content/pages${route}${file}`,
    baseUrl: config.address.baseUrl,
    base: `/${prefix.slice(config.home.length)}`,
    addressOf: (file, text) => `${route.slice(0, -1)}${docAddressOf(file, text, options).path}`,
    fieldsOf: (_, text) => ({ ...docFields(frontMatterOf(text)), ...OF_SIDEBARS }),
    isDraft: (_, text) => frontMatterOf(text).draft === true,
    turn: (text, file) => turnDocusaurusText(text, file, { project, config }),
    statics,
  });
  const folder = textOf(options.path) ?? prefix;
  const message = `The docs in ${folder} are pages without a sidebar now, because a site has one set of docs`;
  return { pages, notes: [...notes, { message, place: { file: config.file } }] };
}

/** Fields that mean nothing outside a sidebar, and are removed. */
const OF_SIDEBARS: Fields = {
  sidebar_label: undefined,
  sidebar_position: undefined,
  pagination_label: undefined,
  next: undefined,
  previous: undefined,
};
