import type { InsetRecipe, MapRecipe } from '../map.ts';
import type { Point } from './mesh.ts';
import { type Bounds, boundsOf } from './plane.ts';
import type { PointProjection } from './projection.ts';

/** Converts the plane of scale 1 to pixels: multiply by `scale`, add `translate`. */
export interface Fit {
  readonly scale: number;
  readonly translate: Point;
}

export interface FittedPicture extends Fit {
  readonly width: number;
  readonly height: number;
}

/** The width of a picture, unless its height would exceed `HIGHEST`: a tall country is narrower. */
const WIDTH = 1000;
const HIGHEST = 1400;
/** Pixels around the regions. A map with a frame has no margin: it is cut off at its edge. */
const MARGIN = 6;
/** Pixels on the right for the labels of regions that are too small for them. */
const COLUMN = { none: 0, boxes: 56, names: 106 } as const;
const INSET_PADDING = 5;

/** Fits the main part into a picture. Boxes of insets that extend beyond its edge make it larger. */
export function fitPicture(bounds: Bounds, { frame, insets, labels }: MapRecipe): FittedPicture {
  const margin = frame === null ? MARGIN : 0;
  const column = COLUMN[labels];
  const { breadth, length } = sizeOf(bounds);
  const scale = Math.min((WIDTH - column - 2 * margin) / breadth, (HIGHEST - 2 * margin) / length);
  // Less than a tenth of a pixel above a whole number is a rounding error of the division.
  const width = Math.ceil(breadth * scale + 2 * margin + column - 0.1);
  const height = Math.max(1, Math.ceil(length * scale + 2 * margin - 0.1));
  return {
    scale,
    translate: [
      (width - column) / 2 - (scale * (bounds[0] + bounds[2])) / 2,
      height / 2 - (scale * (bounds[1] + bounds[3])) / 2,
    ],
    width: Math.max(width, ...insets.map(({ box: [x, , breadth] }) => Math.ceil(x + breadth + 1))),
    height: Math.max(height, ...insets.map(({ box: [, y, , length] }) => Math.ceil(y + length + 1))),
  };
}

/** Fits the regions of an inset into its box. */
export function fitInset(bounds: Bounds, { box, isFramed }: InsetRecipe): Fit {
  const padding = isFramed ? INSET_PADDING : 0;
  const [x, y, width, height] = box;
  const { breadth, length } = sizeOf(bounds);
  const scale = Math.min((width - 2 * padding) / breadth, (height - 2 * padding) / length);
  return {
    scale,
    translate: [
      x + width / 2 - (scale * (bounds[0] + bounds[2])) / 2,
      y + height / 2 - (scale * (bounds[1] + bounds[3])) / 2,
    ],
  };
}

/** The bounds on the plane of a frame in degrees. Follows its sides, because they may be curved. */
export function projectFrame(frame: readonly number[], projection: PointProjection): Bounds {
  const [west = 0, south = 0, eastAsWritten = 0, north = 0] = frame;
  const east = eastAsWritten <= west ? eastAsWritten + 360 : eastAsWritten;
  const steps = Array.from({ length: 181 }, (_, step) => step / 180);
  const outline = steps.flatMap((share): Point[] => {
    const [longitude, latitude] = [west + share * (east - west), south + share * (north - south)];
    return [
      [longitude, south],
      [longitude, north],
      [west, latitude],
      [east, latitude],
    ];
  });
  return boundsOf([outline.map(projection.forward)]);
}

/** Gives a single point an area, so that no scale is infinite. */
function sizeOf([left, top, right, bottom]: Bounds): { breadth: number; length: number } {
  return { breadth: Math.max(right - left, 1e-9), length: Math.max(bottom - top, 1e-9) };
}
