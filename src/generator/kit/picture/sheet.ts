/** Size at which social networks show the picture of a link, in pixels. */
export const SOCIAL_SIZE = { width: 1200, height: 630 } as const;
/** Pixels between the edge and what is written. */
export const MARGIN = 64;

export const PAPER = '#f3f8f7';
export const INK = '#14232a';
export const SOFT = '#4a5d64';
export const LAND = '#2f8c87';

const SIZE = `width="${SOCIAL_SIZE.width}" height="${SOCIAL_SIZE.height}"`;

/** Puts parts on a sheet of light paper, with the bar of a scale. */
export function writeSheet(parts: readonly string[], bar = SCALE_BAR): string {
  return writeLayer([`<rect ${SIZE} fill="${PAPER}"/>`, ...parts, bar]);
}

/** Parts that lie on a sheet which many pictures share. */
export function writeLayer(parts: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" ${SIZE}>${parts.join('')}</svg>`;
}

/** The bar of a map's scale along the lower edge, as at the foot of the site. */
export function scaleBar(dark: string, light: string): string {
  return Array.from(
    { length: 10 },
    (_, index) =>
      `<rect x="${index * 120}" y="614" width="120" height="16" fill="${index % 2 === 0 ? dark : light}"/>`,
  ).join('');
}

const SCALE_BAR = scaleBar(LAND, '#c9dedb');
