import * as v from 'valibot';
import { isoDate, isoInstant } from './dates.ts';

const text = v.pipe(
  v.string(),
  v.check(value => !value.includes('\0'), 'text without a NUL character'),
);
const list = v.array(text);
const flag = v.boolean();
const position = v.pipe(v.number(), v.finite('a number'));
const level = v.pipe(
  v.number(),
  v.integer('a heading level from 1 to 6'),
  v.minValue(1, 'a heading level from 1 to 6'),
  v.maxValue(6, 'a heading level from 1 to 6'),
);
const date = v.pipe(v.string(), v.rawTransform(dateWith(isoDate, 'a date such as 2025-05-05')));
const instant = v.pipe(
  v.string(),
  v.rawTransform(
    dateWith(isoInstant, 'a date such as 2025-05-05, or a date and time such as 2025-05-05T08:00:00Z'),
  ),
);
const neighbour = v.union([v.literal(false), text], 'the id of a doc, or false');
const hidden = v.literal(false, 'false, which hides the link');

function dateWith(convert: (text: string) => string | undefined, expects: string) {
  return ({ dataset, addIssue, NEVER }: v.RawTransformContext<string>): string => {
    const converted = convert(dataset.value);
    if (converted !== undefined) return converted;
    addIssue({ message: expects });
    return NEVER;
  };
}

const common = {
  title: v.exactOptional(text),
  description: v.exactOptional(text),
  keywords: v.exactOptional(list),
  slug: v.exactOptional(text),
  permalink: v.exactOptional(text),
  aliases: v.exactOptional(list),
  image: v.exactOptional(text),
  draft: v.exactOptional(flag),
  unlisted: v.exactOptional(flag),
  publishAt: v.exactOptional(instant),
  expiresAt: v.exactOptional(instant),
  noindex: v.exactOptional(flag),
  trustHtml: v.exactOptional(flag),
};

const layout = v.exactOptional(v.picklist(['default', 'wide', 'landing']));
const tags = v.exactOptional(list);
/** The fields of a page with a table of contents. */
const contents = { tocMinLevel: v.exactOptional(level), tocMaxLevel: v.exactOptional(level) };
const article = {
  ...common,
  ...contents,
  authors: v.exactOptional(list),
  date: v.exactOptional(date),
  previous: v.exactOptional(hidden),
  next: v.exactOptional(hidden),
};

/** The front matter of a page. */
export const pageFrontMatter = v.object({ ...common, layout });

/** The front matter of a page with a sidebar. */
export const docFrontMatter = v.object({
  ...common,
  ...contents,
  sidebarLabel: v.exactOptional(text),
  sidebarPosition: v.exactOptional(position),
  sidebarClass: v.exactOptional(text),
  tags,
  previous: v.exactOptional(neighbour),
  next: v.exactOptional(neighbour),
});

/** The front matter of an article: a text with authors and a date. */
export const articleFrontMatter = v.object(article);

/** The front matter of an article with tags and a picture, whose place in lists can be chosen. */
export const postFrontMatter = v.object({
  ...article,
  tags,
  position: v.exactOptional(position),
  imageAlt: v.exactOptional(text),
});
