import type { PictureSource } from '../../../templates/contract/content-parts.ts';
import type { Place } from '../../model/diagnostic.ts';
import { MOST_PIXELS, PICTURE_FORMATS, pictureId } from '../../model/picture.ts';
import type { AssetFile } from '../../model/route.ts';
import type { PlanContext } from '../plan-context.ts';
import type { PublishedAsset } from './asset-index.ts';
import { pictureSizes, pictureWidths } from './picture-widths.ts';

/** A picture as a page shows it. */
export interface ShownPicture {
  readonly asset: PublishedAsset;
  /** CSS pixels, where there is room. */
  readonly shown: number;
  /** Where it is named. */
  readonly place: Place;
}

/**
 * The other formats that a page offers for an image. There are none for an image of another site, a drawing, or an animated or small image,
 * nor if the site does not want them or the machine has no library to make them.
 */
export function sourcesOf(
  { asset, shown, place }: ShownPicture,
  context: PlanContext,
): readonly PictureSource[] {
  const { assets, href, input, pictures } = context;
  const file = assets.sourceOf(asset.href);
  if (file?.width === undefined || input.pictures === 'as they are' || !isWorthIt(file)) return [];
  if (input.pictures === 'missing library') {
    pictures.unmade.push(place);
    return [];
  }
  if (isTooLarge(file)) {
    reportTooLarge(file, place, context);
    return [];
  }
  const widths = pictureWidths(file.width, shown);
  return PICTURE_FORMATS.map(format => ({
    id: pictureId(file.hash, format),
    type: `image/${format}`,
    srcset: widths
      .map(width => `${href(`/${pictures.add(file, format, width, place).output}`)} ${width}w`)
      .join(', '),
    sizes: pictureSizes(shown),
  }));
}

/** Reports a missing library once, at the first picture: installing it is all that any of them needs. */
export function checkPictureLibrary({ pictures, report }: PlanContext): void {
  const [place] = pictures.unmade;
  if (place === undefined) return;
  report({
    severity: 'warning',
    code: 'image/no-library',
    message: 'Pictures are published as they are, because sharp is not installed',
    place,
    hint: 'Install the packages again with the optional ones, or write `pictures: false` in site.config.ts.',
  });
}

/** Below this a request costs more than the bytes that are saved. */
const FEWEST_BYTES = 10_000;
const FEWEST_PIXELS = 64;

function isWorthIt({ file, width = 0, height = 0, bytes = 0, isAnimated }: AssetFile): boolean {
  if (!/\.(?:avif|jpe?g|png|webp)$/i.test(file) || isAnimated) return false;
  return bytes >= FEWEST_BYTES && width >= FEWEST_PIXELS && height >= FEWEST_PIXELS;
}

function isTooLarge({ width = 0, height = 0 }: AssetFile): boolean {
  return width * height > MOST_PIXELS;
}

function reportTooLarge(
  { file, width = 0, height = 0 }: AssetFile,
  place: Place,
  context: PlanContext,
): void {
  context.report({
    severity: 'warning',
    code: 'image/too-large',
    message: `The image ${file} has ${Math.round((width * height) / 1_000_000)} million pixels, too many to be converted`,
    place,
    hint: `It is published as it is. Export it with at most ${MOST_PIXELS / 1_000_000} million pixels.`,
  });
}
