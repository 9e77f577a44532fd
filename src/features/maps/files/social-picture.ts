import { outlineLabels } from './outline-labels.ts';
import { canOutline, outlineText, widthOfText } from './outline-text.ts';
import { wrapText } from './wrap-text.ts';

/** Size at which social networks show the picture of a link, in pixels. */
const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 64;
const PAPER = '#f3f8f7';
const INK = '#14232a';
const SOFT = '#4a5d64';
const LAND = '#2f8c87';

/** What the picture says beside the map. */
export interface SocialCaption {
  readonly title: string;
  /** `SVG map, 16 states`. */
  readonly line: string;
  /** The name of the site. */
  readonly site: string;
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Puts a map's SVG, as the map compiler writes it, on a sheet of the size that social networks show, with its name and the mark of the site. A wide map is
 * below its name, another beside it. A name whose letters have no outlines is left out.
 */
export function socialPicture(svg: string, caption: SocialCaption, logo?: string): string {
  const [, width = 1, height = 1] = (SIZE.exec(svg) ?? []).map(Number);
  const isLettered = canOutline(caption.title + caption.line + caption.site);
  const isWide = width / height > WIDE;
  const place = !isLettered ? WHOLE : isWide ? BELOW : BESIDE;
  const parts = [
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${PAPER}"/>`,
    SCALE_BAR,
    mapAt(svg, place, width / height),
    ...(isLettered ? (isWide ? headAbove(caption, logo) : headBeside(caption, logo)) : []),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${parts.join('')}</svg>`;
}

const SIZE = / width="(\d+)" height="(\d+)"/;
/** A map that is so many times as wide as high is below its name. */
const WIDE = 1.45;
const WHOLE: Box = { x: 48, y: 40, width: 1104, height: 536 };
const BESIDE: Box = { x: 560, y: 48, width: 584, height: 520 };
const BELOW: Box = { x: MARGIN, y: 176, width: WIDTH - 2 * MARGIN, height: 418 };

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
function headBeside({ title, line, site }: SocialCaption, logo: string | undefined): readonly string[] {
  const width = BESIDE.x - 2 * MARGIN + 32;
  const { lines, size } = wrapText(title, { width, sizes: [80, 72, 64, 56, 48, 42], lines: 4 });
  const leading = size * 1.12;
  const top = HEIGHT / 2 - ((lines.length - 1) * leading) / 2 + size * 0.2;
  const below = top + (lines.length - 1) * leading + 64;
  const detail = wrapText(line, { width, sizes: [32, 28, 24], lines: 2 });
  return [
    ...markAt(MARGIN, site, logo),
    ...lines.map((text, index) =>
      outlineText(text, { x: MARGIN, y: top + index * leading, size, color: INK }),
    ),
    ...detail.lines.map((text, index) =>
      outlineText(text, { x: MARGIN, y: below + index * detail.size * 1.3, size: detail.size, color: SOFT }),
    ),
  ];
}

/** Name and regions above the map, the mark at the right. */
function headAbove({ title, line, site }: SocialCaption, logo: string | undefined): readonly string[] {
  const mark = MARK + 16 + widthOfText(site, MARK_LETTERS);
  const { lines, size } = wrapText(title, {
    width: WIDTH - 2 * MARGIN - mark - 48,
    sizes: [72, 64, 56, 48, 42, 36, 32],
    lines: 1,
  });
  return [
    ...markAt(WIDTH - MARGIN - mark, site, logo),
    outlineText(lines.join(' '), { x: MARGIN, y: 98, size, color: INK }),
    outlineText(line, { x: MARGIN, y: 148, size: 32, color: SOFT }),
  ];
}

/** Pixels of the site's mark, and of the letters of its name. */
const MARK = 48;
const MARK_LETTERS = 32;

function markAt(x: number, site: string, logo: string | undefined): readonly string[] {
  const [, viewBox, content] = LOGO.exec(logo ?? '') ?? [];
  if (viewBox === undefined) return [outlineText(site, { x, y: 91, size: MARK_LETTERS, color: INK })];
  // As part of the sheet: a picture within the picture takes several times as long.
  return [
    `<svg x="${x}" y="56" width="${MARK}" height="${MARK}" viewBox="${viewBox}">${content}</svg>`,
    outlineText(site, { x: x + MARK + 16, y: 91, size: MARK_LETTERS, color: INK }),
  ];
}

/** An SVG file: the box of its root, and what is in it. */
const LOGO = /<svg\b[^>]*\bviewBox="([^"]+)"[^>]*>(.*)<\/svg>\s*$/s;

/** The bar of a map's scale along the lower edge, as at the foot of the site. */
const SCALE_BAR = Array.from(
  { length: 10 },
  (_, index) =>
    `<rect x="${index * 120}" y="614" width="120" height="16" fill="${index % 2 === 0 ? LAND : '#c9dedb'}"/>`,
).join('');
