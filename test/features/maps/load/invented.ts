import { compileMap } from '../../../../src/features/maps/load/compile-map.ts';
import { joinRegions } from '../../../../src/features/maps/load/join-regions.ts';
import type { Point, Polygon } from '../../../../src/features/maps/load/mesh.ts';
import type { CompiledMap, MapRecipe } from '../../../../src/features/maps/map.ts';
import type { PreparedTopology } from '../../../../src/features/maps/prepared-topology.ts';

export const product = { name: 'Map Maker', slug: 'map-maker' };

export const surroundings = {
  product,
  sources: [
    {
      id: 'invented',
      title: 'Invented & drawn',
      licence: 'Public domain',
      url: 'https://example.org/data',
      vintage: '2026',
    },
  ],
};

const GRID = 1e-4;

/** A region as tests write it: rings without the repeated first point. */
export interface InventedRegion {
  readonly id: string;
  readonly polygons: readonly Polygon[];
  readonly title?: string;
  readonly properties?: Readonly<Record<string, string>>;
}

/** A rectangle in degrees. */
export function rectangle(west: number, south: number, east: number, north: number): Polygon {
  return [
    [
      [west, south],
      [west, north],
      [east, north],
      [east, south],
    ],
  ];
}

/** A prepared topology of some regions; shared borders become shared arcs. */
export function invent(regions: readonly InventedRegion[], name = 'regions'): PreparedTopology {
  const closed = regions.map(({ id, title = id, polygons }) => ({
    id,
    title,
    polygons: polygons.map(rings => rings.map(ring => [...ring, ...ring.slice(0, 1)])),
  }));
  const mesh = joinRegions(closed);
  const geometries = mesh.regions.map(({ id, title, polygons }, index) => ({
    type: 'MultiPolygon' as const,
    id,
    properties: { ...regions[index]?.properties, title },
    arcs: polygons,
  }));
  return {
    type: 'Topology',
    source: 'invented',
    transform: { scale: [GRID, GRID], translate: [0, 0] },
    arcs: mesh.arcs.map(encode),
    objects: { [name]: { type: 'GeometryCollection', geometries } },
  };
}

function encode(arc: readonly Point[]): readonly (readonly [number, number])[] {
  let [lastX, lastY] = [0, 0];
  return arc.map(([x, y]) => {
    const [column, row] = [Math.round(x / GRID), Math.round(y / GRID)];
    const delta = [column - lastX, row - lastY] as const;
    [lastX, lastY] = [column, row];
    return delta;
  });
}

/** A recipe with every default. */
export function recipeOf(fields: Partial<MapRecipe> = {}): MapRecipe {
  return {
    slug: 'twoland',
    title: 'Twoland',
    kind: 'country',
    continent: null,
    country: null,
    regionsName: 'regions',
    besides: [],
    sources: ['countries/TW'],
    where: {},
    only: [],
    without: [],
    disputed: [],
    projection: { name: 'mercator', rotate: [0, 0, 0] },
    frame: null,
    insets: [],
    detail: 1,
    fine: null,
    islets: 0,
    labels: 'none',
    note: null,
    place: { file: 'maps/catalogue/countries.yml', line: 7, column: 3 },
    ...fields,
  };
}

/** Compiles regions with a recipe; fails where that gives diagnostics. */
export function compile(regions: readonly InventedRegion[], fields: Partial<MapRecipe> = {}): CompiledMap {
  const { map, diagnostics } = compileMap(recipeOf(fields), () => invent(regions), surroundings);
  if (map === null) throw new Error(JSON.stringify(diagnostics));
  return map;
}

/** The path data of a region of an SVG. */
export function pathOf({ files }: CompiledMap, id: string): string {
  return new RegExp(`<path id="${id}"[^>]* d="([^"]*)"`).exec(files.svg)?.[1] ?? '';
}

/** Parses path data as SVG 1.1 says; arcs of circles give their ends. */
export function parsePath(data: string): readonly (readonly Point[])[] {
  const rings: Point[][] = [];
  let [x, y] = [0, 0];
  let start: Point = [0, 0];
  for (const [, letter = '', text = ''] of data.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers = [...text.matchAll(/-?(\d+\.\d+|\d+|\.\d+)/g)].map(([number]) => Number(number));
    const size = { M: 2, m: 2, l: 2, h: 1, v: 1, a: 7, z: 0 }[letter];
    if (size === undefined) throw new Error(`Command ${letter}`);
    if (size === 0) [x, y] = start;
    for (let index = 0; index < numbers.length; index += size || 1) {
      const values = numbers.slice(index, index + size);
      const [dx = 0, dy = 0] = letter === 'v' ? [0, values[0]] : letter === 'h' ? values : values.slice(-2);
      const isAbsolute = letter === 'M';
      [x, y] = isAbsolute ? [dx, dy] : [x + dx, y + dy];
      if (index === 0 && (letter === 'M' || letter === 'm')) {
        start = [x, y];
        rings.push([]);
      }
      rings.at(-1)?.push([x, y]);
    }
  }
  return rings;
}
