import { dirname, join } from 'node:path/posix';
import { adoptPages } from '../adopt-pages.ts';
import type { AdoptedSite, Adoption, Note } from '../adopted-site.ts';
import { keptAddressOf } from '../new-address.ts';
import { filesBelow, type OldProject } from '../old-project.ts';
import { oneVersion } from '../one-version.ts';
import { HOST_FILE, MANY_PATHS, readRedirectsFiles } from '../redirects-file.ts';
import { placeStaticFiles } from '../static-place.ts';
import { withDashes } from '../text/smart-dashes.ts';
import { type Fields, fieldsOf, given, listOf, textAt, textOf } from '../values.ts';
import { createCascades } from './hugo-cascade.ts';
import { type HugoConfig, readHugoConfig } from './hugo-config.ts';
import { type HugoEntry, sortHugoFiles } from './hugo-entries.ts';
import { hugoAuthorsFile, turnedHugoFields } from './hugo-fields.ts';
import { readHugoText } from './hugo-front-matter.ts';
import { hugoNavbarOf } from './hugo-menu.ts';
import { hugoPlacesOf } from './hugo-places.ts';
import { createPageFinder } from './page-finder.ts';
import { turnHugoText } from './turn-hugo-text.ts';

/** Reads a project of Hugo: the pages of its main language, what is beside them, and its static files. */
export function readHugo(project: OldProject, configFile: string): Adoption {
  const read = readHugoConfig(project, configFile);
  return 'problem' in read ? read : { site: adoptHugo(project, read.config) };
}

function adoptHugo(project: OldProject, config: HugoConfig): AdoptedSite {
  const { content, address, params } = config;
  const sorted = sortHugoFiles(project, config);
  const places = hugoPlacesOf(sorted.entries);
  const { list } = places;
  const kept = sorted.entries.filter(entry => entry !== list);
  const statics = placeStaticFiles([...sorted.resources, ...staticFilesOf(project, config)]);
  const entryOf = new Map(kept.map(entry => [entry.file, entry]));
  const of = (file: string): HugoEntry => entryOf.get(file) ?? fail(file);
  const cascades = createCascades(sorted.entries);
  const findPage = createPageFinder(sorted.entries);
  const { pages, notes } = adoptPages([...entryOf.keys()], {
    project,
    prefix: content,
    placeOf: file => places.placeOf(of(file)),
    baseUrl: address.baseUrl,
    base: '/',
    addressOf: file => of(file).address,
    fieldsOf: file =>
      turnedHugoFields(of(file), { isPost: places.isPost(of(file)), files: statics.addresses }),
    isDraft: file => isUnpublished(of(file), project),
    turn: (written, from) => {
      const entry = of(from.slice(content.length));
      const { text, fields } = readHugoText(written);
      const turned = turnHugoText(text, from, {
        addressOf: target => findPage(target, entry),
        param: name => paramIn([fieldsOf(fields.params), fields, ...cascades(entry), params], name),
        textOf: name => shownFile(project, { name, from, config }),
        templateOf: name => templateOf(project, name),
      });
      return hasDashes(config) ? { ...turned, text: withDashes(turned.text) } : turned;
    },
    statics,
  });
  const redirects = readRedirectsFiles(
    project,
    config.statics.map(folder => `${folder}_redirects`),
  );
  const feeds = places.blog && `${keptAddressOf(places.blog.path)}/index.xml`;
  return {
    title: config.title ?? project.name,
    ...given('description', textOf(params.description)),
    ...address,
    ...given('language', config.language),
    ...given('editBase', editBaseOf(config)),
    navbar: hugoNavbarOf(config, sorted.entries),
    footer: [],
    ...given('docs', places.docsPath === undefined ? undefined : oneVersion(places.docsPath, {})),
    ...given('blog', places.blog),
    markdown: hasFormulas(config) ? { math: true } : {},
    pages,
    addresses: list === undefined ? [] : [list.address],
    copies: statics.copies,
    texts: hugoAuthorsFile(kept.filter(places.isPost)),
    redirects: [
      ...redirects.redirects,
      ...(feeds === undefined ? [] : [{ from: feeds, to: `${places.blog?.path}/feed.xml` }]),
    ],
    notes: [
      ...notes,
      ...statics.notes,
      ...redirects.notes,
      ...kept
        .filter(({ fields }) => listOf(fields.aliases).some(alias => String(alias).includes('*')))
        .map(({ file }) => note(MANY_PATHS, file)),
      ...sorted.translations.map(file =>
        note('A site has one language: pages in others were left behind', file),
      ),
      ...sorted.left.map(file =>
        note(
          'Parts of pages, pages that were not published, and pages that are no Markdown were left behind',
          file,
        ),
      ),
    ],
  };

  function note(message: string, file: string): Note {
    return { message, place: { file: content + file } };
  }
}

/** Drafts, and pages whose time is over or still to come (https://gohugo.io/methods/page/expirydate/). */
function isUnpublished({ fields }: HugoEntry, { now }: OldProject): boolean {
  const { draft, expiryDate, publishDate } = fields;
  return draft === true || Date.parse(String(expiryDate)) <= now || Date.parse(String(publishDate)) > now;
}

/** A parameter from the first of some places that has it. */
function paramIn(places: readonly Fields[], name: string): string | undefined {
  return places.map(place => textAt(place, name)).find(text => text !== undefined);
}

function fail(file: string): never {
  throw new Error(`${file} is no entry`);
}

function staticFilesOf(project: OldProject, { statics }: HugoConfig) {
  return statics.flatMap(folder =>
    filesBelow(project, folder)
      .filter(file => !HOST_FILE.test(file))
      .map(file => ({ from: folder + file, address: `/${file}` })),
  );
}

/** A file beside the page, below the content, or anywhere in the project; Markdown without its front matter. */
function shownFile(
  project: OldProject,
  { name, from, config }: { readonly name: string; readonly from: string; readonly config: HugoConfig },
): string | undefined {
  const folders = [dirname(from), config.content, config.home, ''];
  const text = folders
    .map(folder => project.read(join(folder, name).replace(/^\//, '')))
    .find(found => found !== undefined);
  return text?.replace(/^(---|\+\+\+)[ \t]*\n[\s\S]*?^\1[ \t]*\n/m, '').replace(/\n$/, '');
}

/** A template of the project itself comes before one of a theme, which is in a deeper folder. */
function templateOf({ files, read }: OldProject, name: string): string | undefined {
  const ends = ['layouts/_shortcodes/', 'layouts/shortcodes/'].flatMap(folder =>
    ['.html', '.md'].map(ending => folder + name + ending),
  );
  const found = files.filter(file => ends.some(end => file === end || file.endsWith(`/${end}`)));
  const [first] = found.sort((a, b) => a.length - b.length);
  return first === undefined ? undefined : read(first);
}

/** Whether `--` was a dash (https://gohugo.io/configuration/markup/#typographer). */
function hasDashes({ fields }: HugoConfig): boolean {
  const goldmark = fieldsOf(fieldsOf(fields.markup).goldmark);
  const { typographer } = fieldsOf(goldmark.extensions);
  return typographer !== false && fieldsOf(typographer).disable !== true;
}

/** Formulas pass through to a library in the browser (https://gohugo.io/content-management/mathematics/). */
function hasFormulas({ fields, params }: HugoConfig): boolean {
  const goldmark = fieldsOf(fieldsOf(fields.markup).goldmark);
  return fieldsOf(fieldsOf(goldmark.extensions).passthrough).enable === true || params.math === true;
}

/** Docsy and Hextra say where pages are edited. */
function editBaseOf({ params }: HugoConfig): string | undefined {
  const repository = textOf(params.github_repo);
  if (repository === undefined) return textOf(fieldsOf(params.editURL).base)?.replace(/\/?$/, '/');
  return `${repository}/edit/${textOf(params.github_branch) ?? 'main'}/`;
}
