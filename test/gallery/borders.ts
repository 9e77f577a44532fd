import type { MapRecipe } from '../../src/features/maps/map.ts';
import type { PreparedRegion, PreparedTopology } from '../../src/features/maps/prepared-topology.ts';
import { type Point, type Ring, sidesOf } from './plane.ts';
import { topologyOf } from './real-gallery.ts';

/** An arc of the prepared geometry, in degrees, and the regions of the map on its two sides. */
export interface SourceArc {
  readonly points: readonly Point[];
  readonly regions: readonly string[];
}

/** The arcs that the regions of a map are made of in the prepared geometry. The map has one source. */
export function sourceArcs({ sources }: MapRecipe, ids: readonly string[]): readonly SourceArc[] {
  const [file = '', object = 'regions'] = (sources[0] ?? '').split('#');
  const topology = topologyOf(file);
  if (topology === undefined) throw new Error(`There is no ${file}`);
  const users = new Map<number, string[]>();
  for (const region of topology.objects[object]?.geometries ?? []) {
    if (ids.includes(region.id)) {
      for (const arc of arcNumbers(region)) users.set(arc, [...(users.get(arc) ?? []), region.id]);
    }
  }
  return [...users].map(([arc, regions]) => ({ points: decodeArc(topology, arc), regions }));
}

function arcNumbers({ arcs }: PreparedRegion): readonly number[] {
  const nested: readonly unknown[] = arcs;
  return nested.flat(2).flatMap(arc => (typeof arc === 'number' ? [arc < 0 ? ~arc : arc] : []));
}

function decodeArc(
  { arcs, transform: { scale, translate } }: PreparedTopology,
  arc: number,
): readonly Point[] {
  let [x, y] = [0, 0];
  return (arcs[arc] ?? []).map(([dx, dy]): Point => {
    x += dx;
    y += dy;
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
  });
}

/** A side of outlines, and the regions that have it. */
export interface DrawnSide {
  readonly ends: readonly [Point, Point];
  readonly regions: readonly string[];
}

/** The sides of all outlines; one that two regions share is there once. */
export function drawnSides(outlines: ReadonlyMap<string, readonly Ring[]>): readonly DrawnSide[] {
  const sides = new Map<string, { ends: readonly [Point, Point]; regions: string[] }>();
  for (const [id, rings] of outlines) {
    for (const [a, b] of rings.flatMap(sidesOf)) {
      const key = a[0] < b[0] || (a[0] === b[0] && a[1] < b[1]) ? `${a} ${b}` : `${b} ${a}`;
      const side = sides.get(key) ?? { ends: [a, b], regions: [] };
      side.regions.push(id);
      sides.set(key, side);
    }
  }
  return [...sides.values()];
}
