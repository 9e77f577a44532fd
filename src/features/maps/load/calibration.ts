import type { FittedFrame, MapCalibration } from '../map.ts';
import type { Fit } from './fit.ts';
import type { MapFrame, MapPicture } from './map-frame.ts';
import type { Point } from './mesh.ts';
import { roundTo } from './plane.ts';
import type { PointProjection } from './projection.ts';

/** How to convert degrees to pixels: the edges of a Mercator picture, or the projections of its parts. */
export function calibrationOf({ width, height, frames }: MapPicture): MapCalibration {
  const [main, ...insets] = frames;
  if (main !== undefined && insets.length === 0 && main.recipe.name === 'mercator') {
    const { projection, fit } = main;
    const decimals = decimalsOf(main);
    const [west, north] = toDegrees([0, 0], projection, fit).map(value => roundTo(value, decimals));
    const [east, south] = toDegrees([width, height], projection, fit).map(value => roundTo(value, decimals));
    return { kind: 'mercator', west: west ?? 0, north: north ?? 0, east: east ?? 0, south: south ?? 0 };
  }
  return { kind: 'frames', frames: frames.map(frame => fittedFrame(frame, width, height)) };
}

/** Converts pixels of a picture to degrees. */
export function toDegrees([x, y]: Point, projection: PointProjection, { scale, translate }: Fit): Point {
  return projection.invert([(x - translate[0]) / scale, (y - translate[1]) / scale]);
}

/** Five decimals of a degree; more if a degree is so wide that the difference would be visible. */
function decimalsOf({ fit }: MapFrame): number {
  const degreesPerPixel = 180 / Math.PI / fit.scale;
  return Math.max(5, Math.ceil(-Math.log10(degreesPerPixel / 200)));
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
