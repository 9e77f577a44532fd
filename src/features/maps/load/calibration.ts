import type { FittedFrame, MapCalibration } from '../map.ts';
import type { MapFrame, MapPicture } from './map-frame.ts';
import type { Point } from './mesh.ts';
import { roundTo } from './plane.ts';

/** How to convert degrees to pixels: the edges of a Mercator picture, or the projections of its parts. */
export function calibrationOf({ width, height, frames }: MapPicture): MapCalibration {
  const [main, ...insets] = frames;
  if (main !== undefined && insets.length === 0 && main.recipe.name === 'mercator') {
    const decimals = degreeDecimals(main, { least: 5, parts: 200 });
    const [west, north] = toDegrees([0, 0], main);
    const [east, south] = toDegrees([width, height], main);
    const round = (degrees: number) => roundTo(degrees, decimals);
    return {
      kind: 'mercator',
      west: round(west),
      north: round(north),
      east: round(east),
      south: round(south),
    };
  }
  return { kind: 'frames', frames: frames.map(frame => fittedFrame(frame, width, height)) };
}

/** Converts pixels of a part of a picture to degrees. */
export function toDegrees([x, y]: Point, { projection, fit: { scale, translate } }: MapFrame): Point {
  return projection.invert([(x - translate[0]) / scale, (y - translate[1]) / scale]);
}

/** So many decimals of a degree that a pixel has that many parts, but at least `least`. */
export function degreeDecimals(
  { fit }: MapFrame,
  { least, parts }: { readonly least: number; readonly parts: number },
): number {
  const degreesPerPixel = 180 / Math.PI / fit.scale;
  return Math.max(least, Math.ceil(-Math.log10(degreesPerPixel / parts)));
}

function fittedFrame({ inset, recipe, fit }: MapFrame, width: number, height: number): FittedFrame {
  return {
    title: inset?.title ?? null,
    projection: recipe,
    scale: roundTo(fit.scale, 4),
    translate: [roundTo(fit.translate[0], 4), roundTo(fit.translate[1], 4)],
    box: inset?.box ?? [0, 0, width, height],
  };
}
