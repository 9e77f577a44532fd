import type { Diagnostic, Product } from '@mapwright/site/source';
import type { CompiledMap, MapRecipe, MapSource } from '../map.ts';
import { calibrationOf } from './calibration.ts';
import { drawFinePicture, drawPicture, FINE, LIGHT, type MeshOf } from './draw-picture.ts';
import { joinRegions } from './join-regions.ts';
import { labelPointOf } from './label-point.ts';
import { mapAreasOf } from './map-areas.ts';
import { mapError } from './map-diagnostic.ts';
import type { MapPicture } from './map-frame.ts';
import { type Mesh, meshOf, polygonRegionsOf } from './mesh.ts';
import { regionCollection } from './region-collection.ts';
import { regionDataOf } from './region-data.ts';
import { regionFactsOf } from './region-facts.ts';
import { compareIds, matchesId } from './region-ids.ts';
import { type Selection, selectRegions, type TopologyOf } from './select-regions.ts';
import type { RegionShape } from './shape-regions.ts';
import { writeCsv } from './write-csv.ts';
import { writeGeoJson } from './write-geo-json.ts';
import { writeSvg } from './write-svg.ts';
import { writeThumbnail } from './write-thumbnail.ts';
import { writeTopoJson } from './write-topo-json.ts';

export interface MapCompilation {
  /** `null` if an error prevents the map. */
  readonly map: CompiledMap | null;
  readonly diagnostics: readonly Diagnostic[];
}

/** What all maps of a site share. */
export interface MapSurroundings {
  readonly product: Product;
  readonly sources: readonly MapSource[];
}

/** Makes a map from its recipe: the picture, its thumbnail, its regions in degrees and as a table. */
export function compileMap(
  recipe: MapRecipe,
  topologyOf: TopologyOf,
  { product, sources }: MapSurroundings,
): MapCompilation {
  const { selections, diagnostics: problems } = selectRegions(recipe, topologyOf);
  const fine = recipe.fine && selectRegions({ ...recipe, sources: recipe.fine.sources }, topologyOf);
  const diagnostics = [...problems, ...(fine?.diagnostics ?? [])];
  if (diagnostics.length > 0) return { map: null, diagnostics };
  const mesh = mergeSelections(selections);
  const picture = drawPicture(recipe, assignRegions(recipe, mesh));
  const shapes = shapesOf(picture);
  if (shapes.length === 0) return { map: null, diagnostics: [outsideFrame(recipe)] };
  const labels = new Map(shapes.map(shape => [shape.id, labelPointOf(shape)]));
  const factsOf = regionFactsOf(selections.flatMap(({ regions }) => regions));
  const data = regionDataOf(recipe, picture, { mesh, labels, factsOf });
  const regions = data.map(({ id, title, codeStatus, otherNames, x, y }) => ({
    ...{ id, title, codeStatus, otherNames, x, y },
  }));
  const collection = regionCollection(picture.frames, data);
  const calibration = calibrationOf(picture);
  const { width, height } = picture;
  const { slug, title, kind, continent, country, regionsName, besides, note, place } = recipe;
  const credits = creditsOf([...selections, ...(fine?.selections ?? [])]);
  const shown = sources.filter(({ id }) => credits.includes(id));
  const drawn = { recipe, picture, shapes, labels, calibration, product, sources: shown };
  const finePicture =
    recipe.fine &&
    fine &&
    drawFinePicture(recipe, assignRegions(recipe, mergeSelections(fine.selections)), {
      picture,
      detail: recipe.fine.detail,
    });
  const fineSvg =
    finePicture &&
    writeSvg({ ...drawn, picture: finePicture, shapes: shapesOf(finePicture), steps: 10 ** FINE });
  return {
    map: {
      head: {
        ...{ slug, title, kind, continent, country, regionsName, besides, note, place },
        ...{ width, height, regions, calibration, credits, areas: mapAreasOf(data, recipe.disputed) },
      },
      files: {
        svg: writeSvg({ ...drawn, steps: 10 ** LIGHT }),
        ...(fineSvg !== null && { fineSvg }),
        thumbnail: writeThumbnail(picture),
        geoJson: writeGeoJson(collection),
        topoJson: writeTopoJson(collection),
        csv: writeCsv(data),
      },
    },
    diagnostics: [],
  };
}

/** Ids of the sources of the regions that a map shows. */
function creditsOf(selections: readonly Selection[]): readonly string[] {
  const ids = selections.flatMap(({ topology, regions }) => [
    topology.source,
    ...regions.flatMap(({ properties }) => properties.furtherSources?.split('|') ?? []),
  ]);
  return [...new Set(ids)];
}

/** In the order of the picture. */
function shapesOf({ frames }: MapPicture): readonly RegionShape[] {
  return frames.flatMap(({ shapes }) => shapes).sort((a, b) => compareIds(a.id, b.id));
}

function mergeSelections(selections: readonly Selection[]): Mesh {
  const meshes = selections.map(({ topology, regions }) => meshOf(topology, regions));
  const [only] = meshes;
  return only !== undefined && meshes.length === 1 ? only : joinRegions(meshes.flatMap(polygonRegionsOf));
}

/** Gives the regions of the main part (`null`) or of an inset. */
function assignRegions({ insets }: MapRecipe, { arcs, regions }: Mesh): MeshOf {
  const insetOf = (id: string) =>
    insets.find(({ regions }) => regions.some(written => matchesId(id, written))) ?? null;
  return inset => ({ arcs, regions: regions.filter(({ id }) => insetOf(id) === inset) });
}

function outsideFrame(recipe: MapRecipe): Diagnostic {
  return mapError(recipe, 'empty', {
    message: 'shows nothing: all of its regions lie outside its frame',
    hint: 'Write the frame as [west, south, east, north], in degrees.',
  });
}
