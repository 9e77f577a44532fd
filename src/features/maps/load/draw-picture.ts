import type { InsetRecipe, MapRecipe, ProjectionRecipe } from '../map.ts';
import { type Fit, fitInset, fitPicture, projectFrame } from './fit.ts';
import type { MapFrame, MapPicture } from './map-frame.ts';
import type { Mesh } from './mesh.ts';
import { cropMesh, placeMesh } from './place-mesh.ts';
import { boundsOf } from './plane.ts';
import { projectMesh } from './project-mesh.ts';
import { createProjection, type PointProjection } from './projection.ts';
import { type ShapeRules, shapeRegions } from './shape-regions.ts';
import { simplifyMesh } from './simplify-mesh.ts';

/** A ring smaller than this number of smallest bends is left out. */
const RING_BENDS = 1.5;
/** Decimals of pixels in a picture, and in one of high detail. */
export const LIGHT = 1;
export const FINE = 2;
/** Islets are smaller in high detail: visitors enlarge them. */
const FINE_ISLETS = 0.25;

/** The regions of a part of a map, in degrees; `null` = the main part. */
export type MeshOf = (inset: InsetRecipe | null) => Mesh;

/** Projects the parts of a map (in degrees), fits each into its place, and removes details that are too small to see. */
export function drawPicture(recipe: MapRecipe, meshOf: MeshOf): MapPicture {
  const rules = rulesOf(recipe.detail, recipe.islets, LIGHT);
  const main = drawMain(recipe, meshOf(null), rules);
  const insets = recipe.insets.map(inset => drawInset(inset, meshOf(inset), rules));
  return { ...main.size, frames: [main.frame, ...insets] };
}

/** The same picture in high detail: other geometry in the same place. */
export function drawFinePicture(
  recipe: MapRecipe,
  meshOf: MeshOf,
  { picture, detail }: { readonly picture: MapPicture; readonly detail: number },
): MapPicture {
  const { width, height } = picture;
  const rules = rulesOf(detail, recipe.islets * FINE_ISLETS, FINE);
  const frames = picture.frames.map(({ inset, projection, fit, recipe: projected }) => {
    const center = inset === null ? centerOf(recipe) : turnCenter(projected);
    const placed = placeMesh(projectMesh(meshOf(inset), projection, center), fit, FINE);
    const isCropped = inset === null && recipe.frame !== null;
    const pixels = isCropped ? cropMesh(placed, width, height, FINE) : placed;
    return drawFrame(inset, { recipe: projected, projection, fit }, pixels, rules);
  });
  return { width, height, frames };
}

interface DrawingRules extends ShapeRules {
  readonly detail: number;
}

function rulesOf(detail: number, islets: number, decimals: number): DrawingRules {
  return { detail, smallestRing: detail * RING_BENDS, islets, decimals };
}

function drawMain(recipe: MapRecipe, degrees: Mesh, rules: DrawingRules) {
  const projection = createProjection(recipe.projection);
  const plane = projectMesh(degrees, projection, centerOf(recipe));
  const bounds = recipe.frame === null ? boundsOf(plane.arcs) : projectFrame(recipe.frame, projection);
  const { width, height, ...fit } = fitPicture(bounds, recipe);
  const placed = placeMesh(plane, fit, rules.decimals);
  const pixels = recipe.frame === null ? placed : cropMesh(placed, width, height, rules.decimals);
  const drawing = { recipe: recipe.projection, projection, fit };
  return { size: { width, height }, frame: drawFrame(null, drawing, pixels, rules) };
}

function drawInset(inset: InsetRecipe, degrees: Mesh, rules: DrawingRules): MapFrame {
  const projection = createProjection(inset.projection);
  const plane = projectMesh(degrees, projection, turnCenter(inset.projection));
  const fit = fitInset(boundsOf(plane.arcs), inset);
  return drawFrame(
    inset,
    { recipe: inset.projection, projection, fit },
    placeMesh(plane, fit, rules.decimals),
    rules,
  );
}

function drawFrame(
  inset: InsetRecipe | null,
  drawing: { readonly recipe: ProjectionRecipe; readonly projection: PointProjection; readonly fit: Fit },
  pixels: Mesh,
  rules: DrawingRules,
): MapFrame {
  const mesh = simplifyMesh(pixels, rules.detail, rules.islets > 0);
  return { inset, ...drawing, mesh, shapes: shapeRegions(mesh, rules) };
}

/** The longitude in the middle of a map, if the recipe gives one. */
function centerOf({ frame, projection }: MapRecipe): number | null {
  if (frame === null) return turnCenter(projection);
  const [west, , east] = frame;
  return (west + (east <= west ? east + 360 : east)) / 2;
}

/**
 * A rotated projection has its middle at the longitude that it is rotated to. Without a rotation, the middle is Greenwich, but a Mercator
 * map then has no fixed middle.
 */
function turnCenter({ name, rotate }: ProjectionRecipe): number | null {
  return rotate[0] === 0 && name === 'mercator' ? null : -rotate[0] + 0;
}
