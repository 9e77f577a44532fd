import { isMarkdownFile } from '../../model/paths/markdown-file.ts';
import { filesBelow, type OldProject } from '../old-project.ts';
import type { OldFile } from '../static-place.ts';
import { type Fields, fieldsOf, textOf } from '../values.ts';
import { type AddressedPage, hugoAddressOf } from './hugo-address.ts';
import type { HugoConfig } from './hugo-config.ts';
import { readHugoText } from './hugo-front-matter.ts';

/** A file that became a page. */
export interface HugoEntry extends AddressedPage {
  /** Its path below the content. */
  readonly file: string;
  readonly address: string;
}

/** The files of the content by what became of them. */
export interface HugoFiles {
  readonly entries: readonly HugoEntry[];
  /** Pictures and other files that were published beside pages. */
  readonly resources: readonly OldFile[];
  /** Pages in other languages. */
  readonly translations: readonly string[];
  /** Pages that were not published, or that cannot become Markdown. */
  readonly left: readonly string[];
}

/** Sorts the files below the content (https://gohugo.io/content-management/page-bundles/). */
export function sortHugoFiles(project: OldProject, config: HugoConfig): HugoFiles {
  const files = filesBelow(project, config.content);
  const entries: HugoEntry[] = [];
  const resources: string[] = [];
  const translations: string[] = [];
  const left: string[] = [];
  const bundles = new Set(files.flatMap(file => BUNDLE.exec(file)?.[1] ?? []));
  for (const file of files) {
    const isPage = isMarkdownFile(file) || file.endsWith('.html');
    if (isPage && config.otherLanguages.includes(suffixOf(file))) translations.push(file);
    else if (OTHER_PAGE.test(file) || isPartOf(bundles, file)) left.push(file);
    else if (isPage) {
      const entry = entryOf(file, readHugoText(project.read(config.content + file) ?? '').fields, config);
      if (isPublished(entry.fields)) entries.push(entry);
      else left.push(file);
    } else resources.push(file);
  }
  const addressOf = createResourceAddresses(entries);
  return {
    entries,
    resources: resources.map(file => ({
      from: config.content + file,
      address: addressOf(file),
      names: [`/${file}`],
    })),
    translations,
    left,
  };
}

/** Pages in other languages than Markdown and HTML, pages that a template makes, and files in a folder for parts of pages. */
const OTHER_PAGE = /\.(?:adoc|asciidoc|org|rst|pandoc|pdc|gotmpl)$|(?:^|\/)_[^/]*\/.*\.(?:md|markdown|html)$/;

/** The name between the last two dots: `page.fr.md` is in French. */
function suffixOf(file: string): string {
  return /\.([\w-]+)\.\w+$/.exec(file)?.[1] ?? '';
}

/** A page that is a folder. */
const BUNDLE = /^(.+)\/index(?:\.[\w-]+)?\.(?:md|markdown|html)$/;

/** Markdown beside the `index.md` of a page is a part of that page. */
function isPartOf(bundles: ReadonlySet<string>, file: string): boolean {
  const folders = file.split('/').slice(0, -1);
  const isIndex = BUNDLE.test(file);
  return (
    isMarkdownFile(file) &&
    folders.some((_, index) => {
      const folder = folders.slice(0, index + 1).join('/');
      return bundles.has(folder) && !(isIndex && folder === folders.join('/'));
    })
  );
}

function entryOf(file: string, fields: Fields, config: HugoConfig): HugoEntry {
  const suffix = suffixOf(file) === config.languageKey ? `.${config.languageKey}` : '';
  const named = file.replace(/\.\w+$/, '').slice(0, suffix === '' ? undefined : -suffix.length);
  const path = named.replace(/(?:^|\/)_?index$/, '');
  const isSection = /(?:^|\/)_index$/.test(named);
  const date = /^\d{4}-\d{2}-\d{2}/.exec(textOf(fields.date) ?? textOf(fields.publishDate) ?? '')?.[0];
  const page = { path, isSection, fields, ...(date !== undefined && { date }) };
  return { ...page, file, address: hugoAddressOf(page, config) };
}

/** Pages may be parts of others that have no address. */
function isPublished(fields: Fields): boolean {
  const build = fieldsOf(fields.build ?? fields._build);
  return fields.headless !== true && !/^(?:never|link|false)$/.test(String(build.render ?? 'always'));
}

/** Whether an entry is the page of its folder. */
export function isIndex({ file }: Pick<HugoEntry, 'file'>): boolean {
  return /(?:^|\/)_?index\.[^/]+$/.test(file);
}

/** A file is published below the address of the closest page that is a folder. */
function createResourceAddresses(entries: readonly HugoEntry[]): (file: string) => string {
  const owners = new Map(entries.filter(isIndex).map(entry => [entry.path, entry.address]));
  return file => {
    for (let folder = parentOf(file); ; folder = parentOf(folder)) {
      const owner = folder === '' ? '/' : owners.get(folder);
      if (owner !== undefined)
        return owner.replace(/\/?$/, '/') + file.slice(folder === '' ? 0 : folder.length + 1);
    }
  };
}

function parentOf(path: string): string {
  return path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '';
}
