import type { ArchiveContent, TagData } from '../../templates/contract.ts';
import { UNSEEN } from './address-entries.ts';
import type { AuthorGroup } from './authorship.ts';
import type { RelatedLinks } from './related-links.ts';
import { baseOfGenerated, generatedDraft, type RouteDraft } from './route-draft.ts';

/** What the pages about a section's entries share. */
interface ListPlace {
  readonly path: string;
  readonly title: string;
  readonly related: RelatedLinks;
}

/** A page of groups of dated links. */
export function archiveDraft(
  { path, title, related }: ListPlace,
  groups: ArchiveContent['groups'],
): RouteDraft {
  return generatedDraft('archive', baseOfList(path, title, groups), {
    layout: {},
    content: { title, groups, related: related.on(path) },
  });
}

/** A page of authors, each with the number of their entries. */
export function authorsDraft(
  { path, title, related }: ListPlace,
  groups: readonly AuthorGroup[],
): RouteDraft {
  const authors = groups.map(({ shown, entries }) => ({ ...shown, count: entries.length }));
  return generatedDraft('authors', baseOfList(path, title, groups), {
    layout: {},
    content: { title, authors, related: related.on(path) },
  });
}

/** A page of tags, each with the number of its entries. */
export function tagsDraft({ path, title, related }: ListPlace, tags: readonly TagData[]): RouteDraft {
  return generatedDraft('tags', baseOfList(path, title, tags), {
    layout: {},
    content: { title, tags, related: related.on(path) },
  });
}

/** Groups that follow one another, by the label of their items. */
export function groupInOrder<Item>(
  items: readonly Item[],
  labelOf: (item: Item) => string,
): readonly { readonly label: string; readonly items: readonly Item[] }[] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const label = labelOf(item);
    const group = groups.get(label);
    if (group === undefined) groups.set(label, [item]);
    else group.push(item);
  }
  return [...groups].map(([label, members]) => ({ label, items: members }));
}

/** A list of nothing is there, so that no link breaks, but nobody is sent to it. */
function baseOfList(path: string, title: string, items: readonly unknown[]) {
  const base = baseOfGenerated(path, title);
  return items.length === 0 ? { ...base, visibility: UNSEEN } : base;
}
