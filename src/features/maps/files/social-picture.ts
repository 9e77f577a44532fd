import {
  type Caption,
  canOutline,
  captionBeside,
  INK,
  LAND,
  MARGIN,
  markAt,
  outlineText,
  PAPER,
  SOCIAL_SIZE,
  SOFT,
  widthOfMark,
  wrapText,
  writeSheet,
} from '@mapwright/site/picture';
import { outlineLabels } from './outline-labels.ts';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Puts a map's SVG, as the map compiler writes it, on a sheet of the size that social networks show, with its name and the logo of the
 * site. A wide map is below its name, another beside it. A name whose letters have no outlines is left out.
 */
export function socialPicture(svg: string, caption: Caption, logo?: string): string {
  const [, width = 1, height = 1] = (SIZE.exec(svg) ?? []).map(Number);
  const isLettered = canOutline(caption.title + caption.line + caption.site);
  const isWide = width / height > WIDE;
  const place = !isLettered ? WHOLE : isWide ? BELOW : BESIDE;
  return writeSheet([
    mapAt(svg, place, width / height),
    ...(isLettered ? (isWide ? captionAbove(caption, logo) : besideMap(caption, logo)) : []),
  ]);
}

const SIZE = / width="(\d+)" height="(\d+)"/;
/** A map that is so many times as wide as high is below its name. */
const WIDE = 1.45;
const WHOLE: Box = { x: 48, y: 40, width: 1104, height: 536 };
const BESIDE: Box = { x: 560, y: 48, width: 584, height: 520 };
const BELOW: Box = { x: MARGIN, y: 176, width: SOCIAL_SIZE.width - 2 * MARGIN, height: 418 };

/** The map in the middle of its place, as large as it can be, in a colour that is seen in small. */
function mapAt(svg: string, place: Box, ratio: number): string {
  const width = Math.min(place.width, place.height * ratio);
  const height = width / ratio;
  const x = place.x + (place.width - width) / 2;
  const y = place.y + (place.height - height) / 2;
  const pixels = [x, y, width, height].map(pixel => pixel.toFixed(1));
  return outlineLabels(svg)
    .replace(SIZE, ` x="${pixels[0]}" y="${pixels[1]}" width="${pixels[2]}" height="${pixels[3]}"`)
    .replace(/<g fill="#\w+" stroke="#\w+"/, `<g fill="${LAND}" stroke="${PAPER}"`);
}

/** Name, regions and mark in a column at the left. */
function besideMap({ title, ...others }: Caption, logo: string | undefined): readonly string[] {
  const width = BESIDE.x - 2 * MARGIN + 32;
  const name = wrapText(title, { width, sizes: [80, 72, 64, 56, 48, 42], lines: 4 });
  return captionBeside({ ...others, title: name, width, logo });
}

/** Name and regions above the map, the mark at the right. */
function captionAbove({ title, line, site }: Caption, logo: string | undefined): readonly string[] {
  const { width } = SOCIAL_SIZE;
  const mark = widthOfMark(site);
  const { lines, size } = wrapText(title, {
    width: width - 2 * MARGIN - mark - 48,
    sizes: [72, 64, 56, 48, 42, 36, 32],
    lines: 1,
  });
  return [
    ...markAt(width - MARGIN - mark, site, logo),
    outlineText(lines.join(' '), { x: MARGIN, y: 98, size, color: INK }),
    outlineText(line, { x: MARGIN, y: 148, size: 32, color: SOFT }),
  ];
}
