import * as v from 'valibot';
import { LAYOUT_LISTS } from '../../../templates/contract/layout.ts';
import type { PlanPart } from '../../feature.ts';
import { optionalFunction, requiredFunction } from './check-definition.ts';
import { fieldOf, place } from './result-schemas.ts';

// What the plan of a feature returns, item by item.

const listOf = <Item extends v.GenericSchema>(item: Item) => v.optional(v.array(item));
const functions = v.optional(v.record(v.string(), requiredFunction));
const texts = <Name extends string>(...names: readonly Name[]) => v.entriesFromList(names, v.string());

const sitePath = v.pipe(v.string(), v.regex(/^\//, 'a path of this site, such as /jobs'));
const outputPath = v.pipe(
  v.string(),
  v.check(
    path => !/^\/|\\|(?:^|\/)\.{0,2}(?:\/|$)/.test(path),
    'a path in the output folder, such as jobs/feed.xml',
  ),
);

const draft = v.custom<unknown>(
  value =>
    typeof fieldOf(value, 'compose') === 'function' &&
    typeof fieldOf(value, 'path') === 'string' &&
    typeof fieldOf(value, 'output') === 'string',
  'a draft, such as entryDraft() makes',
);

const feed = v.object({
  ...texts('title', 'description'),
  output: outputPath,
  path: sitePath,
  items: v.array(
    v.object({
      ...texts('title', 'excerpt'),
      path: sitePath,
      date: v.optional(v.string()),
      authors: v.array(v.string()),
    }),
  ),
});

const redirect = v.looseObject({
  from: sitePath,
  to: v.pipe(
    v.string(),
    v.regex(/^(?:\/|https:\/\/)/, 'a path of this site, or an address that begins with https://'),
  ),
  suffix: v.string(),
  place,
  field: v.optional(v.string()),
});

const openFolder = v.looseObject({
  path: v.pipe(v.string(), v.regex(/^\/(?:.*\/)?$/, 'a path with a slash at both ends, such as /maps/')),
  isFramable: v.boolean(),
});

const sidebar = v.looseObject({ paths: v.array(v.string()), categories: v.array(v.unknown()) });

const siteFile = v.looseObject({ output: outputPath, key: v.string(), make: requiredFunction });

export const planPartSchema = v.object({
  drafts: v.array(draft),
  feeds: listOf(feed),
  redirects: listOf(redirect),
  files: listOf(siteFile),
  pageFiles: v.optional(
    v.looseObject({
      name: v.string(),
      key: v.string(),
      makeKey: v.optional(v.string()),
      owns: requiredFunction,
      concerns: optionalFunction,
      read: requiredFunction,
      make: requiredFunction,
    }),
  ),
  markdownPathOf: optionalFunction,
  socialPictureOf: optionalFunction,
  titlesAbove: optionalFunction,
  openFolders: listOf(openFolder),
  search: v.optional(v.looseObject({ title: v.string(), path: sitePath, description: outputPath })),
  jsonFiles: optionalFunction,
  sidebars: listOf(sidebar),
  versions: v.optional(v.looseObject({ all: v.array(v.unknown()), hrefsOf: requiredFunction })),
  section: v.optional(v.looseObject({ title: v.string(), path: sitePath })),
  sitemapAreas: listOf(sitePath),
  badges: optionalFunction,
  navbarButtons: listOf(v.looseObject(texts('label', 'to', 'field'))),
  schemes: functions,
  references: functions,
  links: functions,
} satisfies Record<keyof ReturnType<PlanPart>, v.GenericSchema>);

const json = v.optional(v.custom<unknown>(isJson, 'data that JSON can hold'));

const layout = v.variant(
  'type',
  Object.entries(LAYOUT_LISTS).map(([type, lists]) =>
    v.looseObject({ type: v.literal(type), ...v.entriesFromList(lists, v.array(v.unknown())) }),
  ),
  'a layout, such as PLAIN',
);

/** A page that a draft composes. */
export const pageSchema = v.looseObject({
  layout,
  ...texts('path', 'output', 'title', 'description', 'kind'),
  content: json,
  bodies: v.array(v.looseObject({ file: v.string(), references: v.array(v.unknown()) })),
  visibility: v.looseObject({ isIndexed: v.boolean(), isInSitemap: v.boolean() }),
  names: listOf(v.string()),
  image: v.optional(v.looseObject({ href: v.string() })),
  pictures: listOf(v.string()),
  publishedTime: v.optional(v.string()),
});

function isJson(value: unknown): boolean {
  try {
    JSON.stringify(value);
    return true;
  } catch {
    return false;
  }
}

const content = v.variant('type', [
  v.object({ type: v.literal('text'), text: v.string() }),
  v.object({ type: v.literal('bytes'), bytes: v.instance(Uint8Array, 'bytes') }),
  v.object({ type: v.literal('copy'), from: v.string() }),
]);

/** What makes one file. */
export const madeFileSchema = v.union([
  v.object({ content }),
  v.object({ diagnostic: v.object({ message: v.string() }) }),
]);

/** What the functions in a plan return, by their names; of other functions, nothing is checked. */
export const RETURNED: ReadonlyMap<string, v.GenericSchema> = new Map<string, v.GenericSchema>([
  ['markdownPathOf', v.string()],
  ['socialPictureOf', v.optional(v.looseObject({ file: siteFile, width: v.number(), height: v.number() }))],
  ['titlesAbove', listOf(v.string())],
  ['jsonFiles', v.array(v.looseObject({ output: outputPath, items: v.array(v.unknown()) }))],
  ['badges', v.array(v.looseObject(texts('label', 'href')))],
  ['hrefsOf', v.optional(v.record(v.string(), v.string()))],
]);

/** What the function of a scheme returns: the path of a page. */
export const PATH = v.optional(v.string());

/** What the function of a kind of reference returns. */
export const REFERENCE = v.looseObject({ kind: v.picklist(['link', 'image']) });

/** What the function of a scheme of links returns. */
export const LINK = v.union(
  [
    v.looseObject({ href: v.string(), isExternal: v.boolean() }),
    v.looseObject({ problem: v.looseObject({ message: v.string() }) }),
  ],
  '{ href, isExternal } or { problem }',
);

/** What is read from a page for the files of all pages. */
export const readingSchema = v.object({ read: json });

export const outputFilesSchema = v.array(v.object({ path: outputPath, content }));
