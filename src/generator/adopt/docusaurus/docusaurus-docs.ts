import { dirname, join } from 'node:path/posix';
import { isMarkdownFile } from '../../model/paths/markdown-file.ts';
import { type AdoptedPages, adoptPages } from '../adopt-pages.ts';
import type { Note, WrittenFile } from '../adopted-site.ts';
import { jsonIn, yamlIn } from '../data-text.ts';
import { inGlobList } from '../glob-list.ts';
import { docIdIn } from '../new-address.ts';
import { filesBelow, type OldProject } from '../old-project.ts';
import { publishablePath } from '../publishable-path.ts';
import type { StaticFiles } from '../static-place.ts';
import { frontMatterOf } from '../text/front-matter.ts';
import { type Fields, fieldsOf, listOf } from '../values.ts';
import { docAddressOf } from './doc-address.ts';
import type { OldVersion } from './docs-versions.ts';
import type { DocusaurusConfig } from './docusaurus-config.ts';
import { categoryText, type DocusaurusDocs, folderNameOf } from './docusaurus-sidebar.ts';
import { turnDocusaurusText } from './docusaurus-text.ts';

/** The docs of a version, and what their sidebar needs. */
export interface AdoptedVersion extends AdoptedPages {
  readonly docs: DocusaurusDocs;
  readonly texts: readonly WrittenFile[];
  /** Addresses of the generated indexes of its folders. */
  readonly indexes: readonly string[];
}

export interface DocsSource {
  readonly project: OldProject;
  readonly config: DocusaurusConfig;
  readonly statics: StaticFiles;
}

/** Adopts the docs of one version. */
export function adoptVersion(old: OldVersion, { project, config, statics }: DocsSource): AdoptedVersion {
  const { prefix, route, version } = old;
  const files = docFiles(project, prefix, config.docs);
  const textOfFile = (file: string) => project.read(prefix + file) ?? '';
  const addresses = new Map(
    files.map(file => [file, docAddressOf(file, textOfFile(file), config.docs ?? {})]),
  );
  const adopted = adoptPages(files, {
    project,
    prefix,
    placeOf: file => `content/${version.folder}/${file}`,
    baseUrl: config.address.baseUrl,
    base: `/${prefix.slice(config.home.length)}`,
    addressOf: file => `${route.slice(0, -1)}${addresses.get(file)?.path ?? ''}`,
    fieldsOf: (_, text) => docFields(frontMatterOf(text)),
    isDraft: (_, text) => frontMatterOf(text).draft === true,
    turn: (text, file) => turnDocusaurusText(text, file, { project, config }),
    statics,
  });
  const places = new Map(
    files.map((file, index) => [addresses.get(file)?.id ?? '', adopted.pages[index]?.to ?? '']),
  );
  const docs = { places, route };
  const categories = categoryFiles(project, old, docs);
  const indexes = categories.flatMap(({ text }) => /"index":"([^"]+)"/.exec(text)?.[1] ?? []);
  const notes = files.length > 0 ? adopted.notes : [...adopted.notes, missingDocs(old, config)];
  return { ...adopted, notes, docs, texts: categories, indexes };
}

/** Some projects make the folder of a version only when they build. */
function missingDocs({ prefix, version }: OldVersion, { file }: DocusaurusConfig): Note {
  return {
    message: `The version “${version.label}” of the docs has no pages in ${prefix}: if a script makes them, run it and adopt the project again`,
    place: { file },
  };
}

/** The docs in a folder, by their paths in it. `docs` are the options of the plugin. */
export function docFiles(project: OldProject, prefix: string, docs: Fields = {}): readonly string[] {
  const isExcluded = inGlobList([...listOf(docs.exclude).map(String), 'node_modules/']);
  const include = listOf(docs.include).flatMap(glob => expanded(String(glob)));
  const isIncluded = include.length === 0 ? () => true : inGlobList(include);
  return filesBelow(project, prefix).filter(
    file => isMarkdownFile(file) && !/(?:^|\/)_/.test(file) && isIncluded(file) && !isExcluded(file),
  );
}

/** `{a,b}/*.{md,mdx}` as one pattern for each choice. */
function expanded(glob: string): readonly string[] {
  const [whole, before = '', choices = '', after = ''] = /^(.*?)\{([^{}]*)\}(.*)$/.exec(glob) ?? [];
  return whole === undefined
    ? [glob]
    : choices.split(',').flatMap(choice => expanded(before + choice + after));
}

/** Ids and addresses are those of the new site; a missing neighbour is `false` here. */
export function docFields(written: Fields): Fields {
  const neighbour = (value: unknown) => (value === null ? false : undefined);
  return {
    id: undefined,
    displayed_sidebar: undefined,
    ...(written.pagination_next !== undefined && {
      pagination_next: undefined,
      next: neighbour(written.pagination_next),
    }),
    ...(written.pagination_prev !== undefined && {
      pagination_prev: undefined,
      previous: neighbour(written.pagination_prev),
    }),
    ...(typeof written.image === 'string' && { image: undefined }),
  };
}

function categoryFiles(project: OldProject, { prefix, version }: OldVersion, docs: DocusaurusDocs) {
  const files = filesBelow(project, prefix).filter(file => /(?:^|\/)_category_\.(?:json|ya?ml)$/.test(file));
  return files.flatMap(file => {
    const text = project.read(prefix + file);
    const fields = fieldsOf(file.endsWith('.json') ? jsonIn(text) : yamlIn(text));
    // An id may be that of a doc in the folder, without the path of the folder.
    const ownDoc = (id: string) => {
      const to = docs.places.get(join(dirname(file), id)) ?? docs.places.get(id);
      return to === undefined ? undefined : docIdIn(version.folder, to);
    };
    const written = categoryText(fields, String(fields.label ?? folderNameOf(file)), docs, ownDoc);
    return written === ''
      ? []
      : [
          {
            file: publishablePath(`content/${version.folder}/${dirname(file)}/_category.yml`),
            text: written,
          },
        ];
  });
}
