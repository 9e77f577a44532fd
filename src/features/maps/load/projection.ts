import {
  type GeoProjection,
  geoAzimuthalEqualArea,
  geoConicEqualArea,
  geoEqualEarth,
  geoEqualEarthRaw,
} from 'd3-geo';
import type { ProjectionRecipe } from '../map.ts';
import type { Point } from './mesh.ts';

/** A projection of single points: from degrees to a plane of scale 1 whose y axis points down, and back. */
export interface PointProjection {
  readonly forward: (point: Point) => Point;
  readonly invert: (point: Point) => Point;
  /** Whether its longitudes continue beyond ±180 without a jump. */
  readonly isEndless: boolean;
  /** Whether straight lines in degrees are straight on the plane. */
  readonly isStraight: boolean;
}

/** Makes the projection of a recipe. With `scale` and `translate`, it equals d3-geo's projection of the same name. */
export function createProjection(recipe: ProjectionRecipe): PointProjection {
  switch (recipe.name) {
    case 'mercator':
      return mercator(recipe.rotate[0]);
    case 'equal-earth':
      return equalEarth(recipe);
    case 'conic-equal-area': {
      const conic = geoConicEqualArea();
      return spherical(recipe.parallels ? conic.parallels([...recipe.parallels]) : conic, recipe);
    }
    case 'azimuthal-equal-area':
      return spherical(geoAzimuthalEqualArea(), recipe);
  }
}

/** The last latitude, because the plane would be infinite beyond it. */
const LAST_LATITUDE = 89.5;
const RADIANS = Math.PI / 180;

function mercator(turn: number): PointProjection {
  return {
    forward: ([longitude, latitude]) => {
      const limited = Math.max(-LAST_LATITUDE, Math.min(LAST_LATITUDE, latitude));
      return [(longitude + turn) * RADIANS, -Math.log(Math.tan(Math.PI / 4 + (limited * RADIANS) / 2))];
    },
    invert: ([x, y]) => [x / RADIANS - turn, (2 * Math.atan(Math.exp(-y)) - Math.PI / 2) / RADIANS],
    isEndless: true,
    isStraight: true,
  };
}

/** If it is rotated only about the Earth's axis, its formula works beyond ±180; otherwise it is d3-geo's complete projection. */
function equalEarth(recipe: ProjectionRecipe): PointProjection {
  const [turn, tilt, roll] = recipe.rotate;
  if (tilt !== 0 || roll !== 0) return spherical(geoEqualEarth(), recipe);
  return {
    forward: ([longitude, latitude]) => {
      const [x, y] = geoEqualEarthRaw((longitude + turn) * RADIANS, latitude * RADIANS);
      return [x, -y];
    },
    invert: ([x, y]) => {
      const [longitude, latitude] = geoEqualEarthRaw.invert?.(x, -y) ?? [Number.NaN, Number.NaN];
      return [longitude / RADIANS - turn, latitude / RADIANS];
    },
    isEndless: true,
    isStraight: false,
  };
}

function spherical(projection: GeoProjection, { rotate }: ProjectionRecipe): PointProjection {
  projection
    .rotate([...rotate])
    .scale(1)
    .translate([0, 0]);
  return {
    forward: ([longitude, latitude]) => projection([longitude, latitude]) ?? [Number.NaN, Number.NaN],
    invert: ([x, y]) => projection.invert?.([x, y]) ?? [Number.NaN, Number.NaN],
    isEndless: false,
    isStraight: false,
  };
}
