import type { Diagnostic, Product } from '@mapwright/site/source';
import type { CompiledMap, InsetRecipe, MapRecipe } from '../map.ts';
import { calibrationOf } from './calibration.ts';
import { drawPicture } from './draw-picture.ts';
import { joinRegions } from './join-regions.ts';
import { labelPointOf } from './label-point.ts';
import { mapError } from './map-diagnostic.ts';
import { type Mesh, meshOf, polygonRegionsOf } from './mesh.ts';
import { regionFactsOf } from './region-facts.ts';
import { compareIds, matchesId } from './region-ids.ts';
import { type Selection, selectRegions, type TopologyOf } from './select-regions.ts';
import { writeCsv } from './write-csv.ts';
import { writeGeoJson } from './write-geo-json.ts';
import { writeSvg } from './write-svg.ts';
import { writeThumbnail } from './write-thumbnail.ts';

export interface MapCompilation {
  /** `null` if an error prevents the map. */
  readonly map: CompiledMap | null;
  readonly diagnostics: readonly Diagnostic[];
}

/** Makes a map from its recipe: the picture, its thumbnail, its regions in degrees and as a table. */
export function compileMap(recipe: MapRecipe, topologyOf: TopologyOf, product: Product): MapCompilation {
  const { selections, diagnostics } = selectRegions(recipe, topologyOf);
  if (diagnostics.length > 0) return { map: null, diagnostics };
  const picture = drawPicture(recipe, assignRegions(recipe, mergeSelections(selections)));
  const shapes = picture.frames.flatMap(frame => frame.shapes).sort((a, b) => compareIds(a.id, b.id));
  if (shapes.length === 0) return { map: null, diagnostics: [outsideFrame(recipe)] };
  const labels = new Map(shapes.map(shape => [shape.id, labelPointOf(shape)]));
  const factsOf = regionFactsOf(selections.flatMap(({ regions }) => regions));
  const regions = shapes.map(({ id, title }) => {
    const { x = 0, y = 0 } = labels.get(id) ?? {};
    return { id, title, ...factsOf(id), x, y };
  });
  const calibration = calibrationOf(picture);
  const { width, height } = picture;
  const { slug, title, kind, continent, country, regionsName, note, place } = recipe;
  const credits = [...new Set(selections.map(({ topology }) => topology.source))];
  return {
    map: {
      head: {
        ...{ slug, title, kind, continent, country, regionsName, note, place },
        ...{ width, height, regions, calibration, credits },
      },
      files: {
        svg: writeSvg({ recipe, picture, shapes, labels, calibration, product }),
        thumbnail: writeThumbnail(picture),
        geoJson: writeGeoJson(picture.frames, factsOf),
        csv: writeCsv(regions),
      },
    },
    diagnostics: [],
  };
}

function mergeSelections(selections: readonly Selection[]): Mesh {
  const meshes = selections.map(({ topology, regions }) => meshOf(topology, regions));
  const [only] = meshes;
  return only !== undefined && meshes.length === 1 ? only : joinRegions(meshes.flatMap(polygonRegionsOf));
}

/** The regions of the main part (`null`) and of each inset. */
function assignRegions(recipe: MapRecipe, mesh: Mesh): ReadonlyMap<InsetRecipe | null, Mesh> {
  const insetOf = (id: string) =>
    recipe.insets.find(({ regions }) => regions.some(written => matchesId(id, written))) ?? null;
  return new Map(
    [null, ...recipe.insets].map(inset => {
      const regions = mesh.regions.filter(({ id }) => insetOf(id) === inset);
      return [inset, { arcs: mesh.arcs, regions }];
    }),
  );
}

function outsideFrame(recipe: MapRecipe): Diagnostic {
  return mapError(recipe, 'empty', {
    message: 'shows nothing: all of its regions lie outside its frame',
    hint: 'Write the frame as [west, south, east, north], in degrees.',
  });
}
