import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from './own-site.ts';

/** What a test asks of a page in the folder of a built site. */
export interface BuiltPage {
  /** Clean path. */
  readonly path: string;
  readonly layout: string;
  /** It shows one Markdown file. */
  readonly isWritten: boolean;
  readonly title: string;
  readonly description: string;
  /** Headings of the first level. */
  readonly headingCount: number;
  /** Words of the main text, without code, figures, forms and lists of links. */
  readonly wordCount: number;
}

/** The pages of a built site by their paths, without those that only redirect. */
export function readBuiltPages(folder: string): ReadonlyMap<string, BuiltPage> {
  const pages = filesBelow(folder, '.html')
    .filter(file => file !== '404.html')
    .map(file => ({ path: pathOf(file), html: readFileSync(join(folder, file), 'utf8') }))
    .filter(({ html }) => !html.includes('<meta http-equiv="refresh"'))
    .map(({ path, html }) => readPage(path, html));
  return new Map(pages.map(page => [page.path, page]));
}

/** The facts of one document. */
export function readPage(path: string, html: string): BuiltPage {
  const main = first(/<main\b.*?<\/main>/s, html);
  return {
    path,
    layout: first(/(?<=id="pageData">\{"path":"[^"]*","layout":\{"type":")[^"]+/, html),
    isWritten: html.split('<div class="prose">').length === 2,
    title: first(/(?<=<title>).*?(?=<\/title>)/s, html),
    description: first(/(?<=<meta name="description" content=")[^"]*/, html),
    headingCount: html.match(/<h1[ >]/g)?.length ?? 0,
    wordCount: countWords(main.replace(NO_TEXT, ' ').replace(/<[^>]*>/g, ' ')),
  };
}

const NO_TEXT = /<(svg|pre|figure|nav|script|form|select|datalist|dialog|template)\b.*?<\/\1>/gs;

function countWords(text: string): number {
  return text.split(/\s+/).filter(word => /[\p{L}\d]/u.test(word)).length;
}

function pathOf(file: string): string {
  return `/${file.replaceAll('\\', '/').replace(/(^index)?\.html$/, '')}`;
}

function first(pattern: RegExp, text: string): string {
  return pattern.exec(text)?.[0] ?? '';
}
