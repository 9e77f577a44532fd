import { mergeArcs, meshArcs } from 'topojson-client';
import type { MapFrame, MapPicture } from './map-frame.ts';
import { type Line, type Mesh, type MeshRegion, type Point, ringOf, topologyOfArcs } from './mesh.ts';
import { pathOfLines, pathOfRings } from './path-data.ts';
import { areaOf, boundsOf, centerOf, signedArea } from './plane.ts';
import type { RegionShape } from './shape-regions.ts';
import { createSimplifier } from './simplify-mesh.ts';

/** The longer side, in pixels. */
const BOX = 160;
/** Points lie on a grid of half pixels, so that the path needs no decimal points. */
const GRID = 2;
/** A longer path, in characters, is simplified further. */
const LONGEST_PATH = 1200;
/** Square half pixels. */
const DETAILS = [2, 4, 7, 12, 20, 35, 60];
/** The same for the borders between regions, which are left out if they are still longer. */
const LONGEST_BORDERS = 900;
const BORDER_DETAILS = [20, 35, 60, 120];
/** Visible on white paper and on near-black paper. */
const FILL = '#5f9ea0';
const BORDER = '#dceaea';

/** The outline of a map and the borders inside it as a very small SVG. */
export function writeThumbnail({ width, height, frames }: MapPicture): string {
  const scale = (BOX * GRID) / Math.max(width, height);
  const toGrid = ([x, y]: Point): Point => [x * scale, y * scale];
  const outlines = frames.map(frame => outlineOf(frame).map(ring => ring.map(toGrid)));
  const simplifiers = outlines.map(createSimplifier);
  const marks = isMostlyWater(outlines.flat()) ? marksOf(frames.flatMap(islandsOf).map(toGrid)) : [];
  const turned = marks.map(mark => turnLike(mark, outlines[0]?.[0] ?? []));
  let path = '';
  for (const detail of DETAILS) {
    const rings = simplifiers.flatMap(simplify => largeRings(simplify(detail), detail));
    path = pathOfRings([...rings, ...turned], 1);
    if (path.length <= LONGEST_PATH) break;
  }
  const borders = bordersOf(frames, toGrid);
  const [columns, rows] = [Math.ceil(width * scale), Math.ceil(height * scale)];
  const size = `viewBox="0 0 ${columns} ${rows}" width="${columns / GRID}" height="${rows / GRID}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><path fill="${FILL}" d="${path}"/>${borders}</svg>\n`;
}

/** The borders between regions as a path; empty if they are too many for a picture of this size. */
function bordersOf(frames: readonly MapFrame[], toGrid: (point: Point) => Point): string {
  const simplifiers = frames.map(({ mesh }) =>
    createSimplifier(bordersBetween(mesh).map(line => line.map(toGrid))),
  );
  for (const detail of BORDER_DETAILS) {
    const lines = simplifiers.flatMap(simplify => simplify(detail));
    const path = pathOfLines(lines, 1);
    if (path === '') return '';
    if (path.length <= LONGEST_BORDERS)
      return `<g fill="none" stroke="${BORDER}" stroke-width="2"><path d="${path}"/></g>`;
  }
  return '';
}

/** The lines that two regions share. */
function bordersBetween({ arcs, regions }: Mesh): readonly Line[] {
  const object = { type: 'GeometryCollection' as const, geometries: geometriesOf(regions) };
  const borders = meshArcs(topologyOfArcs(arcs), object, (one, other) => one !== other);
  return borders.arcs.map(line => ringOf(arcs, line));
}

/** The rings around all regions of a part together; borders between regions are left out. */
function outlineOf({ mesh }: MapFrame): readonly Line[] {
  const { arcs } = mergeArcs(topologyOfArcs(mesh.arcs), geometriesOf(mesh.regions));
  return arcs.flatMap(rings => rings.map(ring => ringOf(mesh.arcs, ring)));
}

function geometriesOf(regions: readonly MeshRegion[]) {
  return regions.map(({ polygons }) => ({
    type: 'MultiPolygon' as const,
    arcs: polygons.map(rings => rings.map(ring => [...ring])),
  }));
}

/** The rings that are large enough for a detail; always includes the largest. */
function largeRings(rings: readonly Line[], detail: number): readonly Line[] {
  const areas = rings.map(ring => areaOf(ring));
  const most = areas.reduce((most, area) => Math.max(most, area), 0);
  return rings.filter((_, index) => (areas[index] ?? 0) >= Math.min(most, detail * 2));
}

/** Square half pixels; with less land, islands are marked: an archipelago must not be an empty sheet. */
const LITTLE_LAND = 900;

function isMostlyWater(rings: readonly Line[]): boolean {
  return rings.reduce((sum, ring) => sum + areaOf(ring), 0) < LITTLE_LAND;
}

function islandsOf({ shapes }: MapFrame): readonly Point[] {
  return shapes.flatMap(({ polygons, discs }: RegionShape) => [
    ...discs.map(({ center }) => center),
    ...polygons.map(rings => centerOf(boundsOf(rings.slice(0, 1)))),
  ]);
}

/** Half pixels. */
const MARK = 6;

/** A square for each place, but only one where squares would overlap. */
function marksOf(places: readonly Point[]): readonly Line[] {
  const kept: Point[] = [];
  for (const place of places) {
    if (!kept.some(other => Math.hypot(other[0] - place[0], other[1] - place[1]) < MARK)) kept.push(place);
  }
  return kept.map(([x, y]) => {
    const [left, top, right, bottom] = [x - MARK / 2, y - MARK / 2, x + MARK / 2, y + MARK / 2];
    return [
      [left, top],
      [right, top],
      [right, bottom],
      [left, bottom],
    ];
  });
}

/** Gives a ring the direction of another: where two rings with the same direction overlap, both are filled. */
function turnLike(ring: Line, other: Line): Line {
  return signedArea(ring) * signedArea(other) < 0 ? [...ring].reverse() : ring;
}
