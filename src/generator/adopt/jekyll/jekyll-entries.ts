import { basename } from 'node:path/posix';
import { isMarkdownFile } from '../../model/paths/markdown-file.ts';
import type { OldProject } from '../old-project.ts';
import { slugOf } from '../slug.ts';
import { bodyLine } from '../text/text-lines.ts';
import { type Fields, listOf, textOf } from '../values.ts';
import { type JekyllConfig, publishedFiles } from './jekyll-config.ts';
import { entryAddressOf, type PermalinkParts, pageAddressOf, postAddressOf } from './permalinks.ts';

/** A file that became a page, by its path below the sources. */
export interface JekyllEntry {
  readonly file: string;
  /** `posts`, `pages`, or another collection. */
  readonly type: string;
  readonly fields: Fields;
  readonly address: string;
  /** The day of a post. */
  readonly date?: string;
}

/** The files of a project by what became of them. */
export interface JekyllFiles {
  readonly entries: readonly JekyllEntry[];
  /** Published as they are. */
  readonly statics: readonly string[];
  /** Made by Liquid, or kept for later. */
  readonly left: readonly string[];
}

/** Sorts the files of a project: a file with front matter became a page (https://jekyllrb.com/docs/pages/). */
export function sortFiles(project: OldProject, config: JekyllConfig): JekyllFiles {
  const sorted = { entries: [] as JekyllEntry[], statics: [] as string[], left: [] as string[] };
  for (const file of publishedFiles(project, config)) {
    const type = typeOf(file, config);
    if (type === undefined) {
      if (/^_drafts\//.test(file)) sorted.left.push(file);
      continue;
    }
    const isText = isMarkdownFile(file) || /\.html?$/.test(file) || isPlainEntry(file, type);
    const text = isText || /\.(?:xml|txt|json)$/.test(file) ? project.read(config.prefix + file) : undefined;
    const hasFields = text !== undefined && /^---[ \t]*\n/.test(text) && bodyLine(text) > 0;
    const entry = isText && hasFields ? entryOf(file, type, text, config) : undefined;
    if (entry !== undefined && !entry.address.endsWith('.txt')) sorted.entries.push(entry);
    else if (hasFields || isMarkdownFile(file)) sorted.left.push(file);
    else sorted.statics.push(file);
  }
  return { ...sorted, entries: sorted.entries.filter(({ address }) => !/^\/404(?:\.html)?$/.test(address)) };
}

/** A text in a collection, such as that of a licence, has a page if the address of its collection is that of one. */
function isPlainEntry(file: string, type: string): boolean {
  return file.endsWith('.txt') && type !== 'pages' && type !== 'posts';
}

/** Below a folder with an underscore there are only collections. */
function typeOf(file: string, { fields, collections }: JekyllConfig): string | undefined {
  const home = textOf(fields.collections_dir);
  const inHome = home !== undefined && file.startsWith(`${home}/`) ? file.slice(home.length + 1) : file;
  const [, name] = /(?:^|\/)_([^/]+)\//.exec(inHome) ?? [];
  if (name === undefined) return /(?:^|\/)_/.test(file) ? undefined : 'pages';
  if (name === 'posts') return DATED.test(basename(file)) ? 'posts' : undefined;
  return collections.get(name)?.output === true ? name : undefined;
}

const DATED = /^(\d{4}-\d{1,2}-\d{1,2})-(.+)\.[^.]+$/;

function entryOf(file: string, type: string, text: string, config: JekyllConfig): JekyllEntry {
  const fields = config.fieldsOf(file, type, text);
  const own = textOf(fields.permalink);
  const parts = partsOf(file, type, fields);
  const { permalink } = config;
  const template = own ?? textOf(config.collections.get(type)?.permalink);
  const address = addressOf();
  return { file, type, fields, address, ...(parts.date !== undefined && { date: parts.date }) };

  function addressOf(): string {
    if (type === 'posts') return postAddressOf(template ?? permalink, parts);
    if (type !== 'pages') return entryAddressOf(template, permalink, parts);
    return own === undefined ? pageAddressOf(permalink, parts.path) : postAddressOf(own, parts);
  }
}

function partsOf(file: string, type: string, fields: Fields): PermalinkParts {
  const path = file.replace(/\.[^.]+$/, '').replace(new RegExp(`^(?:.*/)?_${type}/`), '');
  const [, named = '', rest] = DATED.exec(basename(file)) ?? [];
  const title = textOf(fields.slug) ?? rest ?? basename(path);
  const written = /^\d{4}-\d{2}-\d{2}/.exec(dateText(fields.date))?.[0];
  const date = type === 'posts' ? (written ?? padded(named)) : undefined;
  const names = [...foldersAbove(file), ...wordsOf(fields.category), ...wordsOf(fields.categories)];
  const categories = [...new Set(names.map(slugOf))];
  const ending = file.endsWith('.txt') ? '.txt' : '.html';
  return { path, title, categories, collection: type, ending, ...(date !== undefined && { date }) };
}

/** Folders above `_posts` are categories. */
function foldersAbove(file: string): readonly string[] {
  return /^(.+)\/_posts\//.exec(file)?.[1]?.split('/') ?? [];
}

/** YAML may have read a date. */
function dateText(value: unknown): string {
  return value instanceof Date ? value.toISOString() : String(value ?? '');
}

function padded(date: string): string {
  return date.replaceAll(/-(\d)(?=-|$)/g, '-0$1');
}

/** A list, or words with spaces between them. */
export function wordsOf(value: unknown): readonly string[] {
  const items = typeof value === 'string' ? value.split(/\s+/) : listOf(value).map(String);
  return items.filter(item => item !== '');
}
