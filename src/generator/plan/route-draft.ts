import type { PageKind, PageKinds, TocItemData } from '../../templates/contract.ts';
import type { SiteConfig } from '../model/config.ts';
import type { Place } from '../model/diagnostic.ts';
import type { EntryHead } from '../model/entry.ts';
import type { FeedPlan, RouteBase } from '../model/route.ts';
import { type AddressedEntry, SEEN } from './address-entries.ts';
import { placeOfPath } from './plan-context.ts';
import { outputOf } from './urls.ts';

/** What a route has before its references are resolved. */
export type DraftBase = Omit<RouteBase, 'bodies'>;

/** A route whose references are not resolved yet. */
export interface RouteDraft {
  readonly kind: PageKind;
  readonly base: DraftBase;
  readonly page: PageKinds[PageKind];
  /** Entries whose bodies the page shows. */
  readonly bodies: readonly AddressedEntry[];
  /** What asked for the page; without one the site makes it by itself. */
  readonly place?: Place;
}

/** The routes of a section and its feed, if it has one. */
export interface PlannedSection {
  readonly drafts: readonly RouteDraft[];
  readonly feeds: readonly FeedPlan[];
}

/** What every route of an entry has. */
function baseOfEntry({ head, path, visibility, image }: AddressedEntry): DraftBase {
  return {
    path,
    output: outputOf(path),
    title: head.title,
    description: head.frontMatter.description ?? shorten(head.excerpt),
    source: head.file,
    visibility,
    ...(image !== undefined && { image }),
  };
}

/** What a page has that the site makes by itself. */
export function baseOfGenerated(path: string, title: string, description = ''): DraftBase {
  return { path, output: outputOf(path), title, description, visibility: SEEN };
}

/** The page of an entry. */
export function entryDraft<Kind extends PageKind>(
  kind: Kind,
  entry: AddressedEntry,
  page: PageKinds[Kind],
  publishedTime?: string,
): RouteDraft {
  const base = baseOfEntry(entry);
  return {
    kind,
    base: publishedTime === undefined ? base : { ...base, publishedTime },
    page,
    bodies: [entry],
    place: placeOfPath(entry.head),
  };
}

/** A page that the site makes by itself, or because of something at `place`. */
export function generatedDraft<Kind extends PageKind>(
  kind: Kind,
  base: DraftBase,
  page: PageKinds[Kind],
  {
    place,
    bodies = [],
  }: { readonly place?: Place | undefined; readonly bodies?: readonly AddressedEntry[] } = {},
): RouteDraft {
  return { kind, base, page, bodies, ...(place && { place }) };
}

/** The headings of an entry that its table of contents shows. */
export function tocOf(head: EntryHead, { markdown }: SiteConfig): readonly TocItemData[] {
  const { tocMinLevel = markdown.tocMinLevel, tocMaxLevel = markdown.tocMaxLevel } = head.frontMatter;
  return head.headings.filter(({ level }) => level >= tocMinLevel && level <= tocMaxLevel);
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

/** Minutes that a text takes to read, at 200 words a minute. */
export function readingMinutesOf(wordCount: number): number {
  return Math.max(1, Math.ceil(wordCount / 200));
}

const LONGEST_DESCRIPTION = 160;
