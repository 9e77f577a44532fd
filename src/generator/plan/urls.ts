import type { DocsVersionConfig, SiteConfig } from '../model/config.ts';
import type { EntryHead } from '../model/entry.ts';

/** What the address of an entry depends on. */
export type Addressed = Pick<EntryHead, 'collection' | 'file' | 'path' | 'frontMatter'>;

/** The clean path of an entry, base URL excluded, not percent-encoded: the program's only rule from file to URL. */
export function pathOf(entry: Addressed, config: SiteConfig): string {
  const { permalink, slug } = entry.frontMatter;
  if (permalink !== undefined) return withoutFinalSlash(permalink.normalize('NFC'));
  const base = basePathOf(entry, config);
  if (slug?.startsWith('/')) return joinPath(base, slug.slice(1).normalize('NFC'));
  const segments = segmentsOf(entry);
  if (slug !== undefined) segments.splice(-1, 1, slug);
  return joinPath(base, segments.join('/').normalize('NFC'));
}

/** Output file of a path: `/` → `index.html`, `/about` → `about.html`; a path with an ending of its own keeps it. */
export function outputOf(path: string): string {
  if (path === '/') return 'index.html';
  return /\.(?:html|xml)$/.test(path) ? path.slice(1) : `${path.slice(1)}.html`;
}

/** Final URL path of a clean path or of an output file with a slash before it: base URL applied, percent-encoded once. */
export function hrefOf(path: string, baseUrl: string): string {
  const whole = baseUrl.slice(0, -1) + path;
  return PLAIN_PATH.test(whole) ? whole : encodeURI(whole).replace(/[?#]/g, encodeURIComponent);
}

/** One path below another, which may be empty or `/`. */
export function joinPath(base: string, rest: string): string {
  const start = withoutFinalSlash(base);
  if (rest === '') return start === '' ? '/' : start;
  return withoutFinalSlash(`${start === '/' ? '' : start}/${rest}`);
}

/** Where a version of the docs begins: `/docs`, `/docs/next`, `/docs/7.x`. */
export function docsBaseOf(version: DocsVersionConfig, config: SiteConfig): string {
  return joinPath(config.docs.path, version.path);
}

/** The version whose folder holds an entry's file; the API reference has one, whose modules may lie anywhere. */
export function docsVersionOf(
  { collection, file }: Pick<Addressed, 'collection' | 'file'>,
  config: SiteConfig,
): DocsVersionConfig | undefined {
  if (collection === 'api') return config.docs.versions[0];
  return config.docs.versions.find(({ folder }) => file.startsWith(`content/${folder}/`));
}

/** A folder of docs by its name in URLs and sidebars, without number prefixes: `01-guides/2. map` → `guides/map`. */
export function folderIdOf(folder: string): string {
  return folder.split('/').map(withoutNumberPrefix).join('/').normalize('NFC');
}

/** The path of a docs folder: where its generated index lies. */
export function folderPathOf(folderId: string, version: DocsVersionConfig, config: SiteConfig): string {
  return joinPath(docsBaseOf(version, config), folderId);
}

/** A path that was written for the current docs, in another version of them. */
export function pathInVersion(path: string, version: DocsVersionConfig, config: SiteConfig): string {
  const [base, versionBase] = [joinPath(config.docs.path, ''), docsBaseOf(version, config)];
  const isThere = path === versionBase || path.startsWith(`${versionBase}/`);
  return isThere || !path.startsWith(`${base}/`) ? path : joinPath(versionBase, path.slice(base.length + 1));
}

/** The name of a doc in sidebars and front matter: its path without number prefixes and ending. */
export function docIdOf(entry: Addressed): string {
  return bareSegments(entry.path).map(withoutNumberPrefix).join('/');
}

/** Whether a doc stands for its folder: `index.md` or `README.md`. */
export function isFolderIndex(entry: Addressed): boolean {
  return FOLDER_INDEX.test(entry.path);
}

/** A name without its number prefix (`01-`, `1.`, `01_`); dates and version numbers are names of their own. */
export function withoutNumberPrefix(name: string): string {
  return numberPrefixOf(name) === undefined ? name : name.replace(NUMBER_PREFIX, '');
}

/** The number before a name, if it has one. */
export function numberPrefixOf(name: string): number | undefined {
  const digits = NUMBER_PREFIX.exec(name)?.[1];
  return digits === undefined || /^\d+[-_.]\d+(?:[-_.]|$)/.test(name) ? undefined : Number(digits);
}

/** The day of a post or a release: its front matter's, else the one in its file's name. */
export function dateOf(entry: Addressed): string | undefined {
  return entry.frontMatter.date ?? datePrefixOf(lastOf(articleSegments(entry.path)));
}

/** The version that a release's file is named after. */
export function releaseVersionOf(entry: Addressed): string {
  return withoutDatePrefix(lastOf(articleSegments(entry.path)));
}

const PLAIN_PATH = /^[\w\-./~]*$/;
const NUMBER_PREFIX = /^(\d{1,3})(?:\s*[-_]+\s*|\s*\.\s*)(?=[^\s\-_.])/;
const DOC_INDEX = /^(?:index|readme)$/i;
const FOLDER_INDEX = /(?:^|\/)(?:\d{1,3}\s*[-_.]+\s*)?(?:index|readme)\.(?:md|markdown)$/i;
const DATE_PREFIX = /^(\d{4}-\d{2}-\d{2})(?:[-_ ]+|$)/;

function basePathOf(entry: Addressed, config: SiteConfig): string {
  switch (entry.collection) {
    case 'pages':
      return '/';
    case 'docs': {
      const version = docsVersionOf(entry, config);
      return version === undefined ? config.docs.path : docsBaseOf(version, config);
    }
    case 'api':
      return config.api?.path ?? '';
    case 'blog':
      return config.blog.path;
    case 'changelog':
      return config.changelog.path;
  }
}

function segmentsOf(entry: Addressed): string[] {
  switch (entry.collection) {
    case 'pages':
      return withoutLast(bareSegments(entry.path), /^index$/);
    case 'docs':
    case 'api':
      return withoutLast(bareSegments(entry.path).map(withoutNumberPrefix), DOC_INDEX);
    case 'blog': {
      const segments = articleSegments(entry.path);
      return [...segments.slice(0, -1), ...segments.slice(-1).map(withoutDatePrefix)];
    }
    case 'changelog':
      return articleSegments(entry.path).slice(-1).map(withoutDatePrefix);
  }
}

function bareSegments(path: string): string[] {
  return path.replace(/\.(?:md|markdown)$/i, '').split('/');
}

/** An article may be a folder with an `index.md`, so that its images lie beside it. */
function articleSegments(path: string): string[] {
  return withoutLast(bareSegments(path), /^index$/);
}

function withoutLast(segments: string[], name: RegExp): string[] {
  return name.test(lastOf(segments)) ? segments.slice(0, -1) : segments;
}

function datePrefixOf(name: string): string | undefined {
  const date = DATE_PREFIX.exec(name)?.[1];
  return date !== undefined && isDay(date) ? date : undefined;
}

function withoutDatePrefix(name: string): string {
  const rest = datePrefixOf(name) === undefined ? name : name.replace(DATE_PREFIX, '');
  return rest === '' ? name : rest;
}

function isDay(date: string): boolean {
  const time = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
}

function withoutFinalSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}

function lastOf(segments: readonly string[]): string {
  return segments.at(-1) ?? '';
}
