import type { PostSummary } from '../../templates/contract.ts';
import type { AddressedEntry } from './address-entries.ts';
import { type Authorship, shownAuthors } from './authorship.ts';
import type { Site } from './site.ts';

/** A post with what its page and the lists show, but for its authors. */
export interface Post {
  readonly entry: AddressedEntry;
  readonly summary: Omit<PostSummary, 'authors'>;
}

/** The same with its authors. */
export function summaryOf({ entry, summary }: Post, authorship: Authorship, site: Site): PostSummary {
  return { ...summary, authors: shownAuthors(entry, authorship, site) };
}
