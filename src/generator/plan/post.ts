import type { PostSummary } from '../../templates/contract.ts';
import type { AddressedEntry } from './address-entries.ts';

/** A post with everything that its page and the lists show. */
export interface Post {
  readonly entry: AddressedEntry;
  readonly summary: PostSummary;
}
