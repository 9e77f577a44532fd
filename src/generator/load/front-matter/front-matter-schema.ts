import * as v from 'valibot';
import { flag, level } from '../../model/fields.ts';
import { DATE_PATTERN, impossiblePart, isoDate, isoInstant } from './dates.ts';
import { meantDate } from './meant-date.ts';

const text = v.pipe(
  v.string(),
  v.check(value => !value.includes('\0'), 'text without a NUL character'),
);
const list = v.array(text);
const position = v.pipe(v.number(), v.finite('a number'));
const date = v.pipe(
  v.string(),
  v.rawTransform(dateWith(isoDate, date => `a date such as ${date}`)),
  v.metadata({ pattern: DATE_PATTERN }),
);
const instant = v.pipe(
  v.string(),
  v.rawTransform(
    dateWith(isoInstant, date => `a date such as ${date}, or a date and time such as ${date}T08:00:00Z`),
  ),
  v.metadata({ pattern: DATE_PATTERN }),
);
const neighbour = v.union([v.literal(false), text], 'the id of a doc, or false');
const hidden = v.literal(false, 'false, which hides the link');

/** The example in a message is the very date, if it can be read. */
function dateWith(convert: (text: string) => string | undefined, expects: (example: string) => string) {
  return ({ dataset: { value }, addIssue, NEVER }: v.RawTransformContext<string>): string => {
    const converted = convert(value);
    if (converted !== undefined) return converted;
    addIssue({ message: impossiblePart(value) ?? expects(meantDate(value) ?? '2025-05-05') });
    return NEVER;
  };
}

/** A field that may be left out, with what editors say about it. */
function field<Schema extends v.GenericSchema>(schema: Schema, description: string) {
  return v.exactOptional(v.pipe(schema, v.description(description)));
}

const common = {
  title: field(text, 'The title of the page. Default: the first heading, or else the name of the file'),
  description: field(text, 'The text for search engines and lists, shown below the title'),
  keywords: field(list, 'Other words that readers use for the subject. The search finds the page by them'),
  slug: field(
    text,
    'The last part of the address; with a slash at the start, a path below the collection’s own',
  ),
  permalink: field(text, 'The whole path, such as /a/b'),
  aliases: field(list, 'Other paths that redirect here'),
  image: field(
    text,
    'The picture for social networks and lists: a path relative to this file, or with a slash at the start',
  ),
  draft: field(flag, 'Whether only dev and --drafts include the page'),
  unlisted: field(
    flag,
    'Whether the page is hidden from sidebars, lists, feeds, sitemaps and search engines',
  ),
  publishAt: field(instant, 'The page is not built before this date or moment'),
  expiresAt: field(instant, 'The page is not built from this date or moment on'),
  noindex: field(flag, 'Whether the page is hidden from sitemaps and search engines'),
  trustHtml: field(flag, 'Whether raw HTML goes into the page unchanged'),
};

const layout = field(
  v.picklist(['default', 'wide', 'landing']),
  'A column, a wide column, or bands from edge to edge',
);
const tags = field(list, 'Ids of tags in content/tags.yml');
/** The fields of a page with a table of contents. */
const contents = {
  tocMinLevel: field(level, 'The highest level of headings in the table of contents, 1 to 6'),
  tocMaxLevel: field(level, 'The lowest level of headings in the table of contents, 1 to 6'),
};
const article = {
  ...common,
  ...contents,
  authors: field(list, 'Ids of authors in content/authors.yml'),
  date: field(date, 'The date of publication. Default: the date at the start of the file’s name'),
  previous: field(hidden, 'false hides the link to the next older entry'),
  next: field(hidden, 'false hides the link to the next newer entry'),
};

/** The front matter of a page. */
export const pageFrontMatter = v.object({ ...common, layout });

/** The front matter of a page with a sidebar. */
export const docFrontMatter = v.object({
  ...common,
  ...contents,
  hideTitle: field(flag, 'Whether the title of the front matter is not shown above the text'),
  sidebarLabel: field(text, 'The text in the sidebar. Default: the title'),
  sidebarPosition: field(position, 'The place in the sidebar; lower numbers come first'),
  sidebarClass: field(text, 'A CSS class for the item in the sidebar'),
  tags,
  previous: field(neighbour, 'The id of the doc before this one, or false for none'),
  next: field(neighbour, 'The id of the doc after this one, or false for none'),
});

/** The front matter of an article: a text with authors and a date. */
export const articleFrontMatter = v.object(article);

/** The front matter of an article with tags and a picture, whose place in lists can be chosen. */
export const postFrontMatter = v.object({
  ...article,
  tags,
  position: field(position, 'The place among posts of the same day, or among those without a date'),
  imageAlt: field(text, 'What the image shows, for people who cannot see it'),
});
