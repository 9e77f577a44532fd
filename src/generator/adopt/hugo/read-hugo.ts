import { joinPath } from '../../model/paths/join-path.ts';
import type { AdoptedSite, Adoption, Note } from '../adopted-site.ts';
import { filesBelow, type OldProject } from '../old-project.ts';
import { oneVersion } from '../one-version.ts';
import { HOST_FILE, MANY_PATHS, readRedirectsFiles } from '../redirects-file.ts';
import { placeStaticFiles } from '../static-place.ts';
import { fieldsOf, given, listOf, textOf } from '../values.ts';
import { type HugoConfig, readHugoConfig } from './hugo-config.ts';
import { sortHugoFiles } from './hugo-entries.ts';
import { hugoAuthorsFile } from './hugo-fields.ts';
import { hugoNavbarOf } from './hugo-menu.ts';
import { adoptHugoPages } from './hugo-pages.ts';
import { hugoPlacesOf } from './hugo-places.ts';

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
  const { pages, notes } = adoptHugoPages(kept, {
    project,
    config,
    places,
    entries: sorted.entries,
    statics,
  });
  const redirects = readRedirectsFiles(
    project,
    config.statics.map(folder => `${folder}_redirects`),
  );
  const { blog } = places;
  return {
    title: config.title ?? project.name,
    ...given('description', textOf(params.description)),
    ...address,
    ...given('language', config.language),
    ...given('editBase', editBaseOf(config)),
    navbar: hugoNavbarOf(config, sorted.entries),
    footer: [],
    ...given('docs', places.docsPath === undefined ? undefined : oneVersion(places.docsPath, {})),
    ...given('blog', blog),
    markdown: hasFormulas(config) ? { math: true } : {},
    pages,
    addresses: list === undefined ? [] : [list.address],
    copies: statics.copies,
    texts: hugoAuthorsFile(kept.filter(places.isPost)),
    redirects: [
      ...redirects.redirects,
      ...(blog ? [{ from: joinPath(blog.path, 'index.xml'), to: joinPath(blog.path, 'feed.xml') }] : []),
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

function staticFilesOf(project: OldProject, { statics }: HugoConfig) {
  return statics.flatMap(folder =>
    filesBelow(project, folder)
      .filter(file => !HOST_FILE.test(file))
      .map(file => ({ from: folder + file, address: `/${file}` })),
  );
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
