/** A picture as bytes: red, green and blue of each pixel. */
export interface Pixels {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** How far a colour may move without being another one: what compression and the smoothing of letters do. */
const COLOR_TOLERANCE = 40;
/** Share of pixels that may differ: another version of the browser or of a font draws some edges elsewhere. */
const SHARE_TOLERANCE = 0.0005;

/** The share of pixels that have another colour, from 0 to 1; 1 for pictures of different sizes. */
export function differingShare(before: Pixels, after: Pixels): number {
  const { width, height } = before;
  if (width !== after.width || height !== after.height) return 1;
  let count = 0;
  for (let index = 0; index < before.data.length; index += 3) {
    if (differs(before.data, after.data, index)) count++;
  }
  return count / (width * height);
}

/** Whether a page with this share of other pixels looks the same. */
export function isSameView(share: number): boolean {
  return share <= SHARE_TOLERANCE;
}

function differs(before: Uint8Array, after: Uint8Array, index: number): boolean {
  return [0, 1, 2].some(
    channel => Math.abs((before[index + channel] ?? 0) - (after[index + channel] ?? 0)) > COLOR_TOLERANCE,
  );
}
