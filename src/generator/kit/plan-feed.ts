import { dateOf } from '../model/article-path.ts';
import type { FeedPlan } from '../model/route.ts';
import type { AddressedEntry } from '../plan/address-entries.ts';
import type { Authorship } from './authorship.ts';

/** A section that may have a feed. */
interface FeedSection {
  readonly path: string;
  readonly title: string;
  readonly description: string;
}

/** Output path of a section's feed: `blog/feed.xml`. */
export function feedOutputOf({ path }: Pick<FeedSection, 'path'>): string {
  return `${path === '/' ? '' : `${path.slice(1)}/`}feed.xml`;
}

/** Plans the feed of a section's newest entries; `entries` are sorted, newest first. */
export function planFeed(
  section: FeedSection,
  entries: readonly AddressedEntry[],
  authorship: Pick<Authorship, 'of'>,
): FeedPlan {
  const { path, title, description } = section;
  const items = entries.slice(0, LONGEST_FEED).map(entry => toItem(entry, authorship));
  return { output: feedOutputOf(section), path, title, description, items };
}

const LONGEST_FEED = 20;

function toItem(entry: AddressedEntry, authorship: Pick<Authorship, 'of'>): FeedPlan['items'][number] {
  const { head, path } = entry;
  const date = dateOf(head);
  return {
    path,
    title: head.title,
    excerpt: head.excerpt,
    ...(date !== undefined && { date }),
    authors: authorship.of(entry).map(({ name }) => name),
  };
}
