import type { Collection } from '../model/collection.ts';
import type { EntryHead } from '../model/entry.ts';
import { joinPath, withoutFinalSlash } from '../model/paths/join-path.ts';
import { wellFormed } from '../model/text/well-formed.ts';

/** What an entry's address depends on. */
export type Addressed = Pick<EntryHead, 'file' | 'path' | 'frontMatter'>;

/** The clean path of an entry of a collection, without base URL, not percent-encoded. This is the program's only rule from file to URL. */
export function pathOf(
  { file, path, frontMatter }: Addressed,
  { baseOf, segmentsOf }: Pick<Collection, 'baseOf' | 'segmentsOf'>,
): string {
  const { permalink, slug } = frontMatter;
  if (permalink !== undefined) return withoutEnding(permalink.normalize('NFC'));
  const base = baseOf(file);
  if (slug?.startsWith('/')) return joinPath(base, slug.slice(1).normalize('NFC'));
  const segments = segmentsOf(path);
  if (slug !== undefined) segments.splice(-1, 1, slug);
  return joinPath(base, segments.join('/').normalize('NFC'));
}

/** The path to which hosts redirect a path with an ending: `/old.html` and `/old/index.html` → `/old`. */
export function withoutEnding(path: string): string {
  return withoutFinalSlash(path.replace(/(?:(?<=\/)index)?\.html$/, ''));
}

/** Output file of a path: `/` → `index.html`, `/about` → `about.html`; a path with its own file ending keeps it. */
export function outputOf(path: string): string {
  if (path === '/') return 'index.html';
  return /\.(?:html|xml)$/.test(path) ? path.slice(1) : `${path.slice(1)}.html`;
}

/** Final URL path of a clean path, or of an output file with a leading slash: with base URL, percent-encoded once. */
export function hrefOf(path: string, baseUrl: string): string {
  const whole = baseUrl.slice(0, -1) + path;
  return PLAIN_PATH.test(whole) ? whole : encodeURI(wellFormed(whole)).replace(/[?#]/g, encodeURIComponent);
}

const PLAIN_PATH = /^[\w\-./~]*$/;
