import * as v from 'valibot';
import type { FrontMatterSchema } from '../../model/collection.ts';
import { oncePer } from '../../model/once-per.ts';
import { itemSchema, unwrap } from '../../model/schema-parts.ts';

/** Fields of other programs (Docusaurus, VitePress, Starlight, Jekyll, Hugo, Material for MkDocs) that are ours under another name. */
const SAME: Readonly<Record<string, string>> = {
  sidebar_label: 'sidebarLabel',
  linkTitle: 'sidebarLabel',
  linktitle: 'sidebarLabel',
  sidebar_position: 'sidebarPosition',
  weight: 'sidebarPosition',
  nav_order: 'sidebarPosition',
  sidebar_class_name: 'sidebarClass',
  hide_title: 'hideTitle',
  toc_min_heading_level: 'tocMinLevel',
  toc_max_heading_level: 'tocMaxLevel',
  pagination_next: 'next',
  pagination_prev: 'previous',
  prev: 'previous',
  redirect_from: 'aliases',
  url: 'permalink',
  author: 'authors',
  expiryDate: 'expiresAt',
  publishDate: 'publishAt',
  summary: 'description',
  subtitle: 'description',
};

/** Fields of other programs that have no meaning here: what they set belongs to the theme or the configuration. */
const IGNORED: ReadonlySet<string> = new Set(
  `alias aside badge banner bookCollapseSection bookHidden bookToc cascade categories category class comments cover
  custom_edit_url defer editLink editUrl edit_link eleventyNavigation excerpt featured features footer grand_parent
  has_children has_toc head headless hero hide hide_table_of_contents icon id last_modified_at
  last_update lastmod lastUpdated lead levels link links location markup menu menus meta nav_exclude navbar order outline
  outputs pageClass pagefind pagination_label params parent parse_number_prefixes published reading_time readtime
  reference resources search search_exclude series sidebar sidebar_custom_props sitemap social status tableOfContents
  template theme_version thumbnail titleTemplate title_meta toc type unversionedId videos`.split(/\s+/),
);

/** All fields of other programs that have a meaning here, or are ignored without a warning. */
export const FOREIGN_FIELDS: readonly string[] = [...Object.keys(SAME), ...IGNORED];

/** Our name for a field of another program; nothing if it has none. */
export function ownNameFor(name: string): string | undefined {
  return Object.hasOwn(SAME, name) ? SAME[name] : undefined;
}

/** Values of `layout` that mean something here; in other programs it names a template. */
export const OWN_LAYOUTS: ReadonlySet<unknown> = new Set(['default', 'wide', 'landing']);

/** The schema with which the text of foreign fields is read: a title such as `1.10` keeps its spelling under every name. */
export const withForeignFields = oncePer((schema: FrontMatterSchema): v.GenericSchema => {
  const foreign = Object.entries(SAME).flatMap(([name, own]) => {
    const field = schema.entries[own];
    return field === undefined || Object.hasOwn(schema.entries, name) ? [] : [[name, field]];
  });
  return v.object({ ...Object.fromEntries(foreign), ...schema.entries });
});

export interface TranslatedFields {
  readonly value: Readonly<Record<string, unknown>>;
  /** The name that a field has in the file. */
  readonly writtenName: (name: string) => string;
}

/** Translates the fields of other programs, and leaves out those that have no meaning here. A field under our own name wins. */
export function translateFields(
  written: Readonly<Record<string, unknown>>,
  schema: FrontMatterSchema,
): TranslatedFields {
  const fields = withSidebar(written);
  const value: Record<string, unknown> = {};
  const names = new Map<string, string>();
  for (const [name, given] of Object.entries(fields)) {
    const isOwn = Object.hasOwn(schema.entries, name);
    const own = isOwn ? name : targetOf(name, given, schema);
    if (own === undefined || (own !== name && Object.hasOwn(fields, own))) continue;
    const meant = isNeighbour(own)
      ? neighbourOf(name, given)
      : isOwn
        ? listOf(given, own, schema)
        : foreignValue(name, given, own, schema);
    if (meant === undefined || isForeignLayout(own, meant)) continue;
    value[own] = meant;
    names.set(own, name);
  }
  return { value, writtenName: name => names.get(name) ?? name };
}

/** Starlight has the fields of the sidebar in one: `sidebar: { label, order }`. */
function withSidebar(fields: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { sidebar } = fields;
  if (!isObject(sidebar)) return fields;
  return { linkTitle: sidebar.label, weight: sidebar.order, ...fields };
}

/** The field of the schema that a foreign field sets; `undefined` for one to ignore. An unknown field keeps its name, so that it is reported. */
function targetOf(name: string, given: unknown, schema: FrontMatterSchema): string | undefined {
  const same = ownNameFor(name);
  if (same !== undefined) return Object.hasOwn(schema.entries, same) ? same : undefined;
  if (name === 'published' && given === false) return 'draft';
  if (IGNORED.has(name) || (name === 'layout' && !OWN_LAYOUTS.has(given))) return undefined;
  return name;
}

/** The value of a foreign field in our terms; `undefined` if ours cannot express it. */
function foreignValue(name: string, given: unknown, own: string, schema: FrontMatterSchema): unknown {
  if (name === 'published') return true;
  if (own === 'permalink' && !(typeof given === 'string' && /^\/[^:]*$/.test(given))) return undefined;
  return listOf(given, own, schema);
}

function isNeighbour(name: string): boolean {
  return name === 'next' || name === 'previous';
}

/** VitePress and Starlight describe a neighbour, and Docusaurus names it by an id of its own; here it is a doc or `false`. */
function neighbourOf(name: string, given: unknown): unknown {
  if (given === false) return false;
  return isNeighbour(name) && !isObject(given) ? given : undefined;
}

function isForeignLayout(name: string, given: unknown): boolean {
  return name === 'layout' && typeof given === 'string' && FOREIGN_LAYOUTS.has(given);
}

/** Names of templates that other programs have. */
export const FOREIGN_LAYOUTS: ReadonlySet<string> = new Set(
  'article base blank blog doc docs full home index list minimal none page post single splash standard'.split(
    ' ',
  ),
);

/** A list that is written as one text, and the labels of a list of objects. */
function listOf(given: unknown, name: string, schema: FrontMatterSchema): unknown {
  const field = schema.entries[name];
  if (field === undefined || itemSchema(unwrap(field as v.GenericSchema)) === undefined) return given;
  if (typeof given === 'string') return given.split(/\s*,\s*/).filter(item => item !== '');
  if (!Array.isArray(given)) return given;
  return given.map(item => (isObject(item) ? (item.label ?? item.name ?? item.title ?? item) : item));
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
