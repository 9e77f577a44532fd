import type { LinkData, PagerData } from '../../templates/contract.ts';
import type { AddressedEntry } from '../plan/address-entries.ts';

/** Previous and next of an entry, unless its front matter hides them. */
export function pagerOf(
  entry: AddressedEntry | undefined,
  previous: LinkData | undefined,
  next: LinkData | undefined,
): PagerData {
  const { previous: previousField, next: nextField } = entry?.head.frontMatter ?? {};
  return {
    ...(previous !== undefined && previousField !== false && { previous }),
    ...(next !== undefined && nextField !== false && { next }),
  };
}
