import type { InsetRecipe, ProjectionRecipe } from '../map.ts';
import type { Fit } from './fit.ts';
import type { Mesh } from './mesh.ts';
import type { PointProjection } from './projection.ts';
import type { RegionShape } from './shape-regions.ts';

/** A part of a picture: the regions that one projection draws. */
export interface MapFrame {
  /** `null` = the main part. */
  readonly inset: InsetRecipe | null;
  readonly recipe: ProjectionRecipe;
  readonly projection: PointProjection;
  readonly fit: Fit;
  /** Pixels, simplified. */
  readonly mesh: Mesh;
  readonly shapes: readonly RegionShape[];
}

/** A picture with all its parts. */
export interface MapPicture {
  readonly width: number;
  readonly height: number;
  /** The main part first. */
  readonly frames: readonly MapFrame[];
}
