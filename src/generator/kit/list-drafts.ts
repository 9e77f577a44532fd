import type { DatedLink, TagData } from '../../templates/contract/content-parts.ts';
import type { ArchiveContent } from '../../templates/contract/core-kinds.ts';
import { PLAIN } from '../../templates/contract/layout.ts';
import type { PageKind } from '../../templates/contract/page.ts';
import { appendTo } from '../model/append-to.ts';
import { UNSEEN } from '../plan/address-entries.ts';
import { baseOfGenerated, generatedDraft, type PageDraft } from '../plan/page-draft.ts';
import type { AuthorGroup, Authorship } from './authorship.ts';
import { ARCHIVE, AUTHORS, TAGS } from './list-kinds.ts';
import type { RelatedLinks } from './related-links.ts';

/** What all pages that list a section's entries have in common. */
interface ListPlace {
  readonly path: string;
  readonly title: string;
  /** For search engines; the page does not show it. */
  readonly description: string;
  readonly related: RelatedLinks;
}

/** A page of groups of dated links. */
export function archiveDraft(place: ListPlace, groups: ArchiveContent['groups']): PageDraft {
  return archiveDraftOf(ARCHIVE, place, groups);
}

/** The same for a kind of page whose links hold more. */
export function archiveDraftOf<Item extends DatedLink>(
  kind: PageKind<ArchiveContent<Item>>,
  place: ListPlace,
  groups: ArchiveContent<Item>['groups'],
): PageDraft {
  return generatedDraft(kind, baseOfList(place, groups), () => ({
    layout: PLAIN,
    content: { groups, ...headOf(place) },
  }));
}

/** A page of authors, each with the number of their entries. */
export function authorsDraft(
  place: ListPlace,
  groups: readonly AuthorGroup[],
  { show }: Pick<Authorship, 'show'>,
): PageDraft {
  return generatedDraft(AUTHORS, baseOfList(place, groups), site => {
    const authors = groups.map(({ author, entries }) => ({
      ...show(author, site).data,
      count: entries.length,
    }));
    return { layout: PLAIN, content: { authors, ...headOf(place) } };
  });
}

/** A page of tags, each with the number of its entries. */
export function tagsDraft(place: ListPlace, tags: readonly TagData[]): PageDraft {
  return generatedDraft(TAGS, baseOfList(place, tags), () => ({
    layout: PLAIN,
    content: { tags, ...headOf(place) },
  }));
}

/** Groups items by label, in the order in which the labels first occur. */
export function groupInOrder<Item>(
  items: readonly Item[],
  labelOf: (item: Item) => string,
): readonly { readonly label: string; readonly items: readonly Item[] }[] {
  const groups = new Map<string, Item[]>();
  for (const item of items) appendTo(groups, labelOf(item), item);
  return [...groups].map(([label, members]) => ({ label, items: members }));
}

function headOf({ path, title, related }: ListPlace) {
  return { title, related: related.on(path) };
}

/** An empty list still has a page, so that links to it work, but search engines and sitemaps leave it out. */
function baseOfList({ path, title, description }: ListPlace, items: readonly unknown[]) {
  const base = baseOfGenerated(path, title, description);
  return items.length === 0 ? { ...base, visibility: UNSEEN } : base;
}
