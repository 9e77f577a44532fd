import type { PagerData } from '../../templates/contract/content-parts.ts';
import type { LinkData } from '../../templates/contract/link.ts';
import type { AddressedEntry } from '../plan/address-entries.ts';
import type { PlanContext } from '../plan/plan-context.ts';
import { type Authorship, findAuthorship } from './authorship.ts';

/** The articles of a section in the order of its lists, newest first. */
export interface Articles {
  readonly all: readonly AddressedEntry[];
  /** Those that appear in lists and in the feed. */
  readonly listed: readonly AddressedEntry[];
  readonly authorship: Authorship;
  /** The previous article is older, the next one newer, unless front matter hides them. An article that is in no list has neither. */
  readonly pagerOf: (article: AddressedEntry) => PagerData;
}

/** Sorts articles by `newestFirst` and finds their authors. */
export function sortArticles(
  entries: readonly AddressedEntry[],
  newestFirst: (a: AddressedEntry, b: AddressedEntry) => number,
  context: PlanContext,
): Articles {
  const authorship = findAuthorship(entries, context);
  const all = [...entries].sort(newestFirst);
  const listed = all.filter(({ isListed }) => isListed);
  const places = new Map(listed.map((article, index) => [article, index]));
  return {
    all,
    listed,
    authorship,
    pagerOf: article => {
      const place = places.get(article);
      return place === undefined ? {} : pagerAround(article, listed[place + 1], listed[place - 1]);
    },
  };
}

function pagerAround(
  { head: { frontMatter } }: AddressedEntry,
  older: AddressedEntry | undefined,
  newer: AddressedEntry | undefined,
): PagerData {
  return {
    ...(older !== undefined && frontMatter.previous !== false && { previous: linkTo(older) }),
    ...(newer !== undefined && frontMatter.next !== false && { next: linkTo(newer) }),
  };
}

function linkTo({ head, href }: AddressedEntry): LinkData {
  return { label: head.title, href };
}
