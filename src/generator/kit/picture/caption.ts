import { outlineText, widthOfText } from './outline-text.ts';
import { INK, MARGIN, SOCIAL_SIZE, SOFT } from './sheet.ts';
import { type WrappedText, wrapText } from './wrap-text.ts';

/** What a picture for social networks says. */
export interface Caption {
  readonly title: string;
  /** What is below the title: `SVG map, 16 states`. */
  readonly line: string;
  /** The name of the site. */
  readonly site: string;
}

/** What is written in a column at the left. */
export interface Column extends Pick<Caption, 'line' | 'site'> {
  /** In pixels. */
  readonly width: number;
  readonly title: WrappedText;
  readonly logo: string | undefined;
}

/** Title, line and mark in a column at the left. */
export function captionBeside({ width, title, line, site, logo }: Column): readonly string[] {
  const { lines, size } = title;
  const leading = size * 1.12;
  const top = SOCIAL_SIZE.height / 2 - ((lines.length - 1) * leading) / 2 + size * 0.2;
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

/** Pixels of the site's mark, and of the letters of its name. */
const MARK = 48;
const MARK_LETTERS = 32;

/** The width of the site's mark with its name, in pixels. */
export function widthOfMark(site: string): number {
  return MARK + 16 + widthOfText(site, MARK_LETTERS);
}

/** The name of the site at the upper edge, with its logo: the text of an SVG file. */
export function markAt(x: number, site: string, logo: string | undefined): readonly string[] {
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
