import type { EntryPicture } from '../../templates/contract/content-parts.ts';
import type { AddressedEntry } from '../plan/address-entries.ts';
import { sourcesOf } from '../plan/pictures/picture-sources.ts';
import { type PlanContext, placeOf } from '../plan/plan-context.ts';

/** The picture in an entry's front matter; `shown` is its width on a page in CSS pixels, where there is room. */
export function entryPictureOf(
  { head, image }: AddressedEntry,
  shown: number,
  context: PlanContext,
): EntryPicture | undefined {
  if (image === undefined) return undefined;
  const { href: src, ...size } = image;
  const sources = sourcesOf({ asset: image, shown, place: placeOf(head, 'image') }, context);
  return { src, ...size, ...(sources.length > 0 && { sources }) };
}
