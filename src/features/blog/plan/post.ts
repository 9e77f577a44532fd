import { type Authorship, shownAuthors } from '@mapwright/site/kit';
import type { AddressedEntry, Site } from '@mapwright/site/plan';
import type { PostSummary } from '../contract.ts';

/** A post with everything that its page and the lists show, except its authors. */
export interface Post {
  readonly entry: AddressedEntry;
  readonly summary: Omit<PostSummary, 'authors'>;
}

/** The same with its authors. */
export function summaryOf({ entry, summary }: Post, authorship: Authorship, site: Site): PostSummary {
  return { ...summary, authors: shownAuthors(entry, authorship, site) };
}
