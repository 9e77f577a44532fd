import { slugOf } from '../slug.ts';
import type { Fields } from '../values.ts';

/** What the address of a page or a post is made from (https://jekyllrb.com/docs/permalinks/). */
export interface PermalinkParts {
  /** Path below the site or the collection, without the ending. */
  readonly path: string;
  /** The name of the file without date and ending, or the `slug`. */
  readonly title: string;
  /** `2026-05-05`; only posts have one. */
  readonly date?: string;
  readonly categories: readonly string[];
  readonly collection: string;
  /** Of the file that Jekyll wrote: `.html`, or `.txt` for a text. */
  readonly ending: string;
}

const STYLES: Fields = {
  date: '/:categories/:year/:month/:day/:title:output_ext',
  pretty: '/:categories/:year/:month/:day/:title/',
  ordinal: '/:categories/:year/:y_day/:title:output_ext',
  weekdate: '/:categories/:year/W:week/:short_day/:title:output_ext',
  none: '/:categories/:title:output_ext',
};

/** The address of a post, by the style or template of the site. */
export function postAddressOf(style: string, parts: PermalinkParts): string {
  return filled(String(Object.hasOwn(STYLES, style) ? STYLES[style] : style), parts);
}

/** The address of an entry of a collection. */
export function entryAddressOf(style: string | undefined, siteStyle: string, parts: PermalinkParts): string {
  return filled(style ?? `/:collection/:path${suffixOf(siteStyle)}`, parts);
}

/** The address of a page: an index is the page of its folder. */
export function pageAddressOf(siteStyle: string, path: string): string {
  const folder = /^(?:(.*)\/)?index$/.exec(path);
  if (folder !== null) return folder[1] === undefined ? '/' : `/${folder[1]}/`;
  return `/${path}${suffixOf(siteStyle).replace(':output_ext', '.html')}`;
}

function suffixOf(siteStyle: string): string {
  if (siteStyle === 'pretty' || siteStyle.endsWith('/')) return '/';
  return Object.hasOwn(STYLES, siteStyle) || siteStyle.endsWith(':output_ext') ? ':output_ext' : '';
}

/** A template with its placeholders filled in. An address without an ending and a slash is a file without an ending. */
function filled(template: string, parts: PermalinkParts): string {
  const { path, title, date = '', categories, collection, ending } = parts;
  const [year = '', month = '', day = ''] = date.split('-');
  const values = new Map<string, unknown>(
    Object.entries({
      categories: categories.join('/'),
      slugified_categories: categories.map(slugOf).join('/'),
      collection,
      path,
      name: slugOf(path.slice(path.lastIndexOf('/') + 1)),
      title,
      slug: slugOf(title),
      year,
      short_year: year.slice(2),
      month,
      i_month: String(Number(month)),
      day,
      i_day: String(Number(day)),
      ...(date !== '' && { y_day: dayOfYear(date), week: weekOf(date), short_day: weekdayOf(date) }),
      output_ext: ending,
      basename: title,
      hour: '00',
      minute: '00',
      second: '00',
    }),
  );
  const whole = template.replaceAll(/:([a-z]+(?:_[a-z]+)*)/g, (mark, name: string) =>
    String(values.get(name) ?? mark),
  );
  return `/${whole}`.replaceAll(/\/{2,}/g, '/').replace(/\/index\.html$/, '/');
}

function dayOfYear(date: string): string {
  const start = Date.parse(`${date.slice(0, 4)}-01-01T00:00:00Z`);
  return String((Date.parse(`${date}T00:00:00Z`) - start) / DAY + 1).padStart(3, '0');
}

/** The week by ISO 8601: that of the Thursday of the same week. */
function weekOf(date: string): string {
  const time = Date.parse(`${date}T00:00:00Z`);
  const thursday = new Date(time + (3 - ((new Date(time).getUTCDay() + 6) % 7)) * DAY).toISOString();
  return String(Math.ceil(Number(dayOfYear(thursday.slice(0, 10))) / 7)).padStart(2, '0');
}

function weekdayOf(date: string): string {
  return new Date(`${date}T00:00:00Z`).toUTCString().slice(0, 3);
}

const DAY = 86_400_000;
