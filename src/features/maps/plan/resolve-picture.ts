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
    message: `The picture of a map must be an SVG file of this site, and “${writtenUrl(url, origin)}” is not`,
    place: origin.place,
    hint: 'Put the SVG beside the text: picture="./plan.svg". Another kind of picture is an image: ![What it shows](./plan.png).',
  });
}

function reportLoss(file: string, { place }: ImageOrigin, { input, report }: PlanContext): void {
  const loss = input.svgReports.get(file)?.inlineLoss;
  if (!loss) return;
  report({
    severity: 'warning',
    code: 'map/picture-style',
    message: `This picture becomes a map and loses ${loss.what} there: it is shown without those colours or movements`,
    place: loss.place,
    hint: 'A page’s policy drops styles of pictures in it. Write them as attributes (fill="#c3d3cd"): Inkscape does in “Optimised SVG”, Illustrator with “Styling: Presentation Attributes”.',
    related: [{ ...place, message: 'the map' }],
  });
}
