import type { Place } from '../../model/diagnostic.ts';
import type { EntryHead, PictureUse, WrittenSize } from '../../model/entry.ts';
import type { ResolvedReference } from '../../model/route.ts';
import type { PlanContext } from '../plan-context.ts';
import type { PublishedAsset } from './asset-index.ts';
import { sourcesOf } from './picture-sources.ts';
import { columnOf, shownWidth } from './picture-widths.ts';

interface NamedPicture {
  readonly head: EntryHead;
  readonly image: PublishedAsset;
  readonly place: Place;
  /** As its writer gave it. */
  readonly size: WrittenSize | undefined;
}

type PictureParts = Pick<Extract<ResolvedReference, { kind: 'image' }>, 'sources' | 'label' | 'isEarly'>;

/** What a text's picture has besides its address and size: other formats, and a link that enlarges it where the page shows it smaller than it is. */
export function resolvePicture(
  picture: PictureUse,
  { head, image, place, size }: NamedPicture,
  context: PlanContext,
): PictureParts {
  const isEarly = picture.isEarly && { isEarly: picture.isEarly };
  if (image.width === undefined) return { ...isEarly };
  const shown = shownWidth(image.width, size, columnOf(head));
  const sources = sourcesOf({ asset: image, shown, place }, context);
  const canGrow = image.width > shown && !size?.width?.endsWith('%');
  return {
    ...(sources.length > 0 && { sources }),
    ...(picture.label !== undefined && canGrow && { label: picture.label }),
    ...isEarly,
  };
}
