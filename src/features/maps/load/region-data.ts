import type { MapRegion } from '../contract.ts';
import type { MapRecipe } from '../map.ts';
import { toDegrees } from './calibration.ts';
import type { LabelPoint } from './label-point.ts';
import type { MapPicture } from './map-frame.ts';
import type { Mesh } from './mesh.ts';
import { polygonRegionsOf } from './mesh.ts';
import { roundTo } from './plane.ts';
import { areasOf } from './region-areas.ts';
import type { RegionFacts } from './region-facts.ts';
import { compareIds } from './region-ids.ts';

/** What the files of a map say of a region. */
export interface RegionData extends MapRegion {
  /** ISO 3166-1 code, if it is known. */
  readonly country: string | null;
  /** Degrees of the label's place. */
  readonly longitude: number;
  readonly latitude: number;
  /** Square kilometres of the whole region, on the sphere. */
  readonly area: number;
}

interface RegionInputs {
  readonly mesh: Mesh;
  readonly labels: ReadonlyMap<string, LabelPoint>;
  readonly factsOf: (id: string) => RegionFacts;
}

/** The regions of a picture in the order of their ids. `mesh` has their outlines in degrees, `factsOf` what the prepared data say. */
export function regionDataOf(
  recipe: MapRecipe,
  { frames }: MapPicture,
  { mesh, labels, factsOf }: RegionInputs,
): readonly RegionData[] {
  const areas = areasOf(polygonRegionsOf(mesh));
  const data = frames.flatMap(frame =>
    frame.shapes.map(({ id, title }) => {
      const { x = 0, y = 0 } = labels.get(id) ?? {};
      const [longitude, latitude] = toDegrees([x, y], frame);
      return {
        ...{ id, title, ...factsOf(id), x, y },
        country: countryOf(id, recipe),
        longitude: roundTo(onTurn(longitude), DECIMALS),
        latitude: roundTo(latitude, DECIMALS),
        area: areas.get(id) ?? 0,
      };
    }),
  );
  return data.sort((a, b) => compareIds(a.id, b.id));
}

/** Decimals of a place that is rounded to pixels. */
const DECIMALS = 4;

/** An ISO code names its country; other codes are those of the map's. */
function countryOf(id: string, { country }: MapRecipe): string | null {
  return /^([A-Z]{2})(?:-|$)/.exec(id)?.[1] ?? country;
}

function onTurn(longitude: number): number {
  return longitude - 360 * Math.round(longitude / 360);
}
