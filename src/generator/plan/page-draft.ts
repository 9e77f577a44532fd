import type { Layout } from '../../templates/contract/layout.ts';
import type { PageKind } from '../../templates/contract/page.ts';
import type { Place } from '../model/diagnostic.ts';
import type { Route, RouteBase, RouteBody } from '../model/route.ts';
import { type AddressedEntry, SEEN } from './address-entries.ts';
import { placeOfPath } from './plan-context.ts';
import type { Site } from './site.ts';
import { outputOf } from './urls.ts';

/**
 * A page with its address. Its contents are composed once every page has an address. `place` is what asked for the page; a page without
 * one was made by the site itself.
 */
export interface PageDraft {
  /** Clean path without the base URL. */
  readonly path: string;
  readonly output: string;
  readonly place?: Place;
  /** How to correct a path that is written at `place`. Absent = it is made of names. */
  readonly pathHint?: string;
  /** The entry that the page comes from, if any. */
  readonly entry?: AddressedEntry;
  readonly compose: (site: Site) => Route;
}

/** The contents of a page: its layout and content, and the bodies of other entries. */
export interface Contents<Content> {
  readonly layout: Layout;
  readonly content: Content;
  readonly bodies?: readonly RouteBody[];
  /** Whether the page shows a picture above the body of its own entry. */
  readonly showsPicture?: true;
}

/** For a plan of a site's own that returns nothing: the missing layout is reported then. */
const NOTHING = {};

/** The basic data of a page that the site makes by itself. */
export function baseOfGenerated(path: string, title: string, description = ''): RouteBase {
  return { path, output: outputOf(path), title, description, bodies: [], visibility: SEEN };
}

/** Drafts the page of an entry. */
export function entryDraft<Content>(
  { name, isArticle }: PageKind<Content>,
  entry: AddressedEntry,
  contents: (site: Site) => Contents<Content>,
  publishedTime?: string,
): PageDraft {
  const { head, path, visibility, image } = entry;
  const names = head.frontMatter.keywords;
  const output = outputOf(path);
  const compose = (site: Site) => {
    const { layout, content, showsPicture } = contents(site) ?? NOTHING;
    const body = { file: head.file, references: site.referencesOf(entry) };
    // Field by field rather than spread, because this runs for every page.
    const route = {
      path,
      output,
      title: head.title,
      description: head.frontMatter.description ?? shorten(head.excerpt),
      source: head.file,
      bodies: [showsPicture ? { ...body, isBelowPicture: showsPicture } : body],
      visibility,
      kind: name,
      isArticle,
      layout,
      content,
    };
    if (image === undefined && publishedTime === undefined && names === undefined) return route;
    const extras = {
      ...(names !== undefined && { names }),
      ...(image !== undefined && { image }),
      ...(publishedTime !== undefined && { publishedTime }),
    };
    return { ...route, ...extras };
  };
  return { path, output, place: placeOfPath(head), entry, compose };
}

/** Drafts a page that the site makes by itself, or because of something at `place`. */
export function generatedDraft<Content>(
  { name, isArticle }: PageKind<Content>,
  base: RouteBase,
  contents: (site: Site) => Contents<Content>,
  place?: Place,
): PageDraft {
  const { path, output } = base;
  const compose = (site: Site) => {
    const { layout, content, bodies = base.bodies } = contents(site) ?? NOTHING;
    return { ...base, kind: name, isArticle, layout, content, bodies };
  };
  return { path, output, compose, ...(place && { place }) };
}

/** The beginning of a text, cut between words, for search engines. */
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
