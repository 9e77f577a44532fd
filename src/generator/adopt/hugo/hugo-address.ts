import { basename, dirname, join } from 'node:path/posix';
import { type Fields, fieldsOf, textOf } from '../values.ts';
import type { HugoConfig } from './hugo-config.ts';

/** A page as its address depends on it. */
export interface AddressedPage {
  /** Its path below the content, without the ending and without `index` or `_index`; empty for the home page. */
  readonly path: string;
  readonly isSection: boolean;
  readonly fields: Fields;
  /** `2024-03-01`. */
  readonly date?: string;
}

/** The address of a page, below the base URL (https://gohugo.io/content-management/urls/). */
export function hugoAddressOf(page: AddressedPage, { fields: settings }: HugoConfig): string {
  const { path, isSection, fields } = page;
  if (path === '') return '/';
  const written = textOf(fields.url);
  if (written !== undefined && !written.includes(':')) return join('/', written);
  const template = written ?? templateFor(page, settings);
  const slug = isSection ? undefined : textOf(fields.slug);
  const plain = slug === undefined ? path : join(dirname(path), slug);
  const address = sanitized(template === undefined ? plain : filled(template, page), settings);
  const isFile = settings.uglyurls === true && !isSection;
  return isFile ? `/${address}.html` : `/${address}/`;
}

/** Templates of sections are for their pages; newer ones have them below the kind of page. */
function templateFor({ path, isSection }: AddressedPage, settings: Fields): string | undefined {
  const permalinks = fieldsOf(settings.permalinks);
  const kind = fieldsOf(permalinks[isSection ? 'section' : 'page']);
  const [section = ''] = path.split('/');
  return textOf(kind[section]) ?? (isSection ? undefined : textOf(permalinks[section]));
}

function filled(template: string, { path, fields, date = '' }: AddressedPage): string {
  const [year = '', month = '', day = ''] = date.split('-');
  const name = basename(path);
  const title = textOf(fields.title) ?? name;
  const slug = textOf(fields.slug);
  const folders = dirname(path) === '.' ? '' : dirname(path);
  const values = new Map(
    Object.entries({
      year,
      month,
      day,
      section: path.split('/')[0] ?? '',
      sections: folders,
      title: title.replaceAll('/', '-'),
      slug: slug ?? title,
      filename: name,
      contentbasename: name,
      slugorfilename: slug ?? name,
      slugorcontentbasename: slug ?? name,
    }),
  );
  return template.replaceAll(/:([a-z]+)/g, (whole, token: string) => values.get(token) ?? whole);
}

/**
 * As Hugo writes paths: without punctuation, with one hyphen for spaces that have no hyphen beside them, and in lower case unless the
 * settings say otherwise.
 */
function sanitized(path: string, settings: Fields): string {
  const plain = path
    .replaceAll(/[^\p{L}\p{M}\p{N}\s./_#+~@-]/gu, '')
    .trim()
    .replaceAll(/(?<=-)\s+|\s+(?=-)/g, '')
    .replaceAll(/\s+/g, '-')
    .replaceAll(/^\/+|\/+$/g, '');
  return settings.disablepathtolower === true ? plain : plain.toLowerCase();
}
