import type { Layout, PageKind } from '../../templates/contract.ts';
import type { Place } from '../model/diagnostic.ts';
import type { Route, RouteBase, RouteBody } from '../model/route.ts';
import { type AddressedEntry, SEEN } from './address-entries.ts';
import { placeOfPath } from './plan-context.ts';
import type { Site } from './site.ts';
import { outputOf } from './urls.ts';

/** A page with its address; its contents are composed once every page has one. `place` is what asked for the page; without one the site makes it by itself. */
export interface PageDraft {
  /** Clean path without the base URL. */
  readonly path: string;
  readonly output: string;
  readonly place?: Place;
  /** The entry behind the page, if one is. */
  readonly entry?: AddressedEntry;
  readonly compose: (site: Site) => Route;
}

/** What a page shows: its layout and content, and the bodies of other entries. */
export interface Contents<Content> {
  readonly layout: Layout;
  readonly content: Content;
  readonly bodies?: readonly RouteBody[];
}

/** What a page has that the site makes by itself. */
export function baseOfGenerated(path: string, title: string, description = ''): RouteBase {
  return { path, output: outputOf(path), title, description, bodies: [], visibility: SEEN };
}

/** The page of an entry. */
export function entryDraft<Content>(
  { name, isArticle }: PageKind<Content>,
  entry: AddressedEntry,
  contents: (site: Site) => Contents<Content>,
  publishedTime?: string,
): PageDraft {
  const { head, path, visibility, image } = entry;
  const output = outputOf(path);
  const compose = (site: Site) => {
    const { layout, content } = contents(site);
    // Field by field, since this runs for every page.
    const route = {
      path,
      output,
      title: head.title,
      description: head.frontMatter.description ?? shorten(head.excerpt),
      source: head.file,
      bodies: [{ file: head.file, references: site.referencesOf(entry) }],
      visibility,
      kind: name,
      isArticle,
      layout,
      content,
    };
    if (image === undefined && publishedTime === undefined) return route;
    const extras = {
      ...(image !== undefined && { image }),
      ...(publishedTime !== undefined && { publishedTime }),
    };
    return { ...route, ...extras };
  };
  return { path, output, place: placeOfPath(head), entry, compose };
}

/** A page that the site makes by itself, or because of something at `place`. */
export function generatedDraft<Content>(
  { name, isArticle }: PageKind<Content>,
  base: RouteBase,
  contents: (site: Site) => Contents<Content>,
  place?: Place,
): PageDraft {
  const { path, output } = base;
  const compose = (site: Site) => {
    const { layout, content, bodies = base.bodies } = contents(site);
    return { ...base, kind: name, isArticle, layout, content, bodies };
  };
  return { path, output, compose, ...(place && { place }) };
}

/** The first characters of a text, cut between words; what search engines show. */
export function shorten(text: string): string {
  if (text.length <= LONGEST_DESCRIPTION) return text;
  const cut = text.slice(0, LONGEST_DESCRIPTION);
  const end = cut.lastIndexOf(' ');
  return `${withoutFinalSigns(end < 0 ? cut : cut.slice(0, end))}…`;
}

function withoutFinalSigns(text: string): string {
  let end = text.length;
  while (end > 0 && ' ,;:.–—-'.includes(text.charAt(end - 1))) end--;
  return text.slice(0, end);
}

const LONGEST_DESCRIPTION = 160;
