import { type SiteMark, SOCIAL_SIZE, siteMarkOf } from '@mapwright/site/kit';
import {
  contentHash,
  isPathBelow,
  isSvgFile,
  type PlanContext,
  type PlanPart,
  resolveImage,
  type SharedPage,
  type SocialPicture,
} from '@mapwright/site/plan';
import type { PagePicture } from '../files/page-picture.ts';
import type { SocialPicturesOptions } from '../options.ts';

/** Plans a picture for each page without one. Pages with the same title in the same section share it. */
export function planSocialPictures(options: SocialPicturesOptions, field: string): PlanPart {
  return (_, context) => {
    const logo = siteMarkOf(context);
    const outline = outlineOf(options, `${field}.outline`, context);
    const { title: site } = context.config;
    return {
      drafts: [],
      socialPictureOf: page => {
        if (options.except.some(folder => isPathBelow(page.path, folder))) return undefined;
        const caption = { title: page.title, line: lineOf(page), site };
        return pictureOf({ path: page.path, caption, color: options.color, logo, outline });
      },
    };
  };
}

/** Its section, and the page right above it. */
function lineOf({ above }: SharedPage): string {
  const [section = '', ...others] = above;
  return [section, ...others.slice(-1)].join(' › ');
}

/** Its name changes with what is in it, because social networks keep pictures long. */
function pictureOf(picture: PagePicture): SocialPicture {
  const { path, ...shown } = picture;
  const hash = contentHash(JSON.stringify(shown));
  const file = {
    output: `assets/social/${hash.slice(0, 16)}.png`,
    key: hash,
    make: async tools => {
      const { makePagePicture } = await import('../files/make-page-picture.ts');
      return makePagePicture(picture, tools);
    },
  } satisfies SocialPicture['file'];
  return { file, ...SOCIAL_SIZE };
}

/** The file with the site's own outlines. One that is missing or no SVG is reported. */
function outlineOf({ outline }: SocialPicturesOptions, field: string, context: PlanContext): SiteMark | null {
  if (outline === null) return null;
  const place = context.placeInConfig(field);
  const { href } = resolveImage(outline, { file: place.file, place }, context);
  const asset = context.assets.sourceOf(href);
  if (asset === undefined) return null;
  if (isSvgFile(asset.file)) return { file: asset.file, hash: asset.hash };
  context.report({
    severity: 'error',
    code: 'social/outline-no-svg',
    message: `The outline “${outline}” is not an SVG file`,
    place,
    hint: 'Outlines are drawn again in the colours of the picture, so they have to be paths: export the map as SVG.',
  });
  return null;
}
