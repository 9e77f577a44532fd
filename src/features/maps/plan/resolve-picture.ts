import {
  type ImageOrigin,
  imageFileOf,
  isOutsideUrl,
  isSvgFile,
  type PlanContext,
  type Reference,
  type ResolvedReference,
  resolveImage,
  splitUrl,
  writtenUrl,
} from '@mapwright/site/plan';

/** A picture that belongs to the site: an SVG file that has been checked, because a script makes it part of the page. */
export function resolvePicture(
  { url }: Reference,
  origin: ImageOrigin,
  context: PlanContext,
): ResolvedReference {
  const { href, ...size } = resolveImage(url, origin, context);
  const file = imageFileOf(splitUrl(url).path, origin.file);
  if (isOutsideUrl(url) || !isSvgFile(file)) reportNoSvg(url, origin, context);
  else reportLoss(file, origin, context);
  return { kind: 'image', src: href, ...size };
}

function reportNoSvg(url: string, origin: ImageOrigin, { report }: PlanContext): void {
  report({
    severity: 'error',
    code: 'map/picture-no-svg',
    message: `The picture of a map must be an SVG file of this site, but “${writtenUrl(url, origin)}” is not`,
    place: origin.place,
    hint: 'Put the SVG next to the Markdown file: picture="./plan.svg". Write any other kind of picture as an image: ![What it shows](./plan.png).',
  });
}

function reportLoss(file: string, { place }: ImageOrigin, { input, report }: PlanContext): void {
  const loss = input.svgReports.get(file)?.inlineLoss;
  if (!loss) return;
  report({
    severity: 'warning',
    code: 'map/picture-style',
    message: `This picture loses ${loss.what} when it becomes a map: it appears without those colours or animations`,
    place: loss.place,
    hint: 'The page’s Content-Security-Policy blocks styles inside pictures. Write them as attributes (fill="#c3d3cd"): Inkscape does so in “Optimised SVG”, Illustrator with “Styling: Presentation Attributes”.',
    related: [{ ...place, message: 'the map' }],
  });
}
