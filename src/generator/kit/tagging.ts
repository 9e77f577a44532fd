import type { TagData } from '../../templates/contract/content-parts.ts';
import { appendTo } from '../model/append-to.ts';
import type { Place } from '../model/diagnostic.ts';
import { joinPath } from '../model/paths/join-path.ts';
import { tagSlugOf } from '../model/tag-slug.ts';
import { compareText } from '../model/text/compare-text.ts';
import type { AddressedEntry } from '../plan/address-entries.ts';
import { type PlanContext, placeOfItem } from '../plan/plan-context.ts';
import type { Tag } from './read-tags.ts';
import { TAGS, TAGS_FILE } from './tags.ts';

/** A tag and the listed entries that have it. */
export interface TagGroup {
  readonly tag: Tag;
  readonly path: string;
  readonly shown: TagData;
  readonly entries: readonly AddressedEntry[];
  /** Where the tag's name is: in the tags file, or in the first entry that has it. */
  readonly place: Place | undefined;
}

/** The tags of entries. Each tag always gives the same object. */
export interface Tagging {
  readonly of: (entry: AddressedEntry) => readonly TagData[];
  /** Sorted by label. */
  readonly groups: readonly TagGroup[];
}

/** Resolves the tags of entries; the tag pages are below `base`. Without a tags file, any name is a tag. */
export function resolveTagging(
  entries: readonly AddressedEntry[],
  base: string,
  context: PlanContext,
): Tagging {
  const find = createTagFinder(context);
  const tagsOf = new Map<AddressedEntry, readonly Tag[]>();
  const carriers = new Map<Tag, AddressedEntry[]>();
  for (const entry of entries) {
    if (entry.head.frontMatter.tags === undefined) continue;
    const tags = [...new Set(entry.head.frontMatter.tags)].flatMap(name => find(name, entry) ?? []);
    tagsOf.set(entry, tags);
    if (entry.isListed) for (const tag of tags) appendTo(carriers, tag, entry);
  }
  const groups = [...carriers].map(([tag, carried]) => groupOf(tag, carried, base, context));
  const shown = new Map(groups.map(group => [group.tag, group.shown]));
  return {
    of: entry => (tagsOf.get(entry) ?? []).flatMap(tag => shown.get(tag) ?? []),
    groups: groups.sort((a, b) => compareText(a.tag.label, b.tag.label)),
  };
}

function groupOf(
  tag: Tag,
  entries: readonly AddressedEntry[],
  base: string,
  { href, data }: PlanContext,
): TagGroup {
  const path = joinPath(base, tag.slug);
  const { label, description } = tag;
  const shown = { label, href: href(path), ...(description !== undefined && { description }) };
  const [first] = entries;
  const place = data.of(TAGS).includes(tag) ? { file: TAGS_FILE } : first && placeOfTag(first, tag.id);
  return { tag, path, shown, entries, place };
}

function createTagFinder({
  data,
  nearestName,
  report,
}: PlanContext): (name: string, entry: AddressedEntry) => Tag | undefined {
  const known = new Map(data.of(TAGS).map(tag => [tag.id, tag]));
  const isFree = known.size === 0;
  return (name, entry) => {
    const tag = known.get(name);
    if (tag !== undefined) return tag;
    if (isFree) {
      const slug = tagSlugOf(name);
      const free = known.get(slug) ?? { id: name, label: name, slug };
      known.set(slug, free);
      return free;
    }
    const nearest = nearestName(name, known.keys());
    report({
      severity: 'error',
      code: 'tag/unknown',
      message: `There is no tag “${name}”`,
      place: placeOfTag(entry, name),
      hint:
        nearest === undefined
          ? `Add the tag to ${TAGS_FILE}.`
          : `Did you mean “${nearest}”? Tags are in ${TAGS_FILE}.`,
    });
    return undefined;
  };
}

function placeOfTag({ head }: AddressedEntry, name: string): Place {
  return placeOfItem(head, 'tags', head.frontMatter.tags?.indexOf(name) ?? -1);
}
