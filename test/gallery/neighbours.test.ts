import { describe, expect, test } from 'vitest';
import { matchesId } from '../../src/features/maps/load/region-ids.ts';
import { drawnSides, type SourceArc, sourceArcs } from './borders.ts';
import { type DrawnMap, drawnMap, drawnMaps, realGallery, regionPaths } from './compiled-gallery.ts';
import { isInside, type Point, type Ring } from './plane.ts';
import { pixelsByPart } from './project.ts';
import { indexSides } from './side-index.ts';

/** Pixels that a coast may move when it is simplified. */
const TOLERANCE = 3;
/** Pixels of a border from which on two regions must be seen to touch. */
const SEEN = 20;

/** Maps of one source, so that its arcs tell which regions are neighbours. */
const maps = () => drawnMaps().filter(map => recipeOf(map).sources.length === 1 && map.outlines.size > 1);

describe('between neighbours there is no gap', () => {
  test('a side that one region alone has lies on a coast or an outer border of the prepared geometry', () => {
    expect(maps().length).toBeGreaterThan(150);
    expect(maps().flatMap(gapsOf)).toEqual([]);
  });

  test('and a region that is a tenth of a pixel out of place is found', () => {
    const germany = drawnMap('germany');
    const moved = (germany.outlines.get('DE-HE') ?? []).map(ring =>
      ring.map(([x, y]): Point => [x + 0.1, y]),
    );
    const outlines = new Map([...germany.outlines, ['DE-HE', moved]]);
    expect(gapsOf(germany)).toEqual([]);
    expect(gapsOf({ ...germany, outlines }).length).toBeGreaterThan(50);
  });
});

describe('neighbours share their border', () => {
  test('wherever the prepared geometry has one that is long enough to be seen', () => {
    const pairs = maps().map(map => ({ map, neighbours: neighbourPairs(map) }));
    const faults = pairs.flatMap(({ map, neighbours }) => {
      const shared = sharedPairs(map.outlines);
      return neighbours.filter(pair => !shared.has(pair)).map(pair => `${map.slug}: ${pair}`);
    });
    expect(faults).toEqual([]);
    expect(pairs.flatMap(({ neighbours }) => neighbours).length).toBeGreaterThan(4000);
  });

  test.each([
    ['south-africa-2', ['LS', 'ZA-EC'], ['LS', 'ZA-FS'], ['LS', 'ZA-KZN'], ['SZ', 'ZA-KZN'], ['SZ', 'ZA-MP']],
    ['usa-canada', ['CA-BC', 'US-WA'], ['CA-MB', 'US-ND'], ['CA-QC', 'US-VT'], ['CA-YT', 'US-AK']],
  ])('on %s across the border of countries too', (slug, ...pairs) => {
    const shared = sharedPairs(drawnMap(slug).outlines);
    expect(pairs.filter(([a = '', b = '']) => !shared.has(pairOf(a, b)))).toEqual([]);
  });
});

test('no place is in two regions', () => {
  const sampled = drawnMaps().filter((_, index) => index % 6 === 0);
  const faults = sampled.flatMap(map => {
    const round = discs(map);
    const regions = [...map.outlines].filter(([id]) => !round.has(id)).map(withBounds);
    return gridOf(map).flatMap(point => {
      const near = regions.filter(({ bounds }) => isWithin(point, bounds));
      const holders = near.filter(({ rings }) => isInside(point, rings)).map(({ id }) => id);
      return holders.length > 1 ? [`${map.slug}: ${holders.join(' and ')} at ${point.join(', ')}`] : [];
    });
  });
  expect(sampled.length).toBeGreaterThan(30);
  expect(faults).toEqual([]);
});

function gapsOf(map: DrawnMap): readonly string[] {
  const { head, outlines } = map;
  const arcs = arcsOf(map);
  const coasts = arcs.filter(({ regions }) => regions.length === 1);
  const distance = indexSides(coasts.flatMap(arc => sidesInPixels(arc, map)));
  const round = discs(map);
  return drawnSides(outlines).flatMap(({ ends: [a, b], regions: [id = '', ...others] }) => {
    if (others.length > 0 || round.has(id)) return [];
    const [x, y] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
    const isAtEdge = Math.min(x, y, head.width - x, head.height - y) < 0.5;
    return isAtEdge || distance([x, y]) < TOLERANCE
      ? []
      : [`${map.slug}: ${id} at ${x.toFixed(1)}, ${y.toFixed(1)}`];
  });
}

/** The arcs of a map; one between a region of the main part and one of a box is a coast in both. */
function arcsOf(map: DrawnMap): readonly SourceArc[] {
  const { insets } = recipeOf(map);
  const partOf = (id: string) =>
    insets.findIndex(({ regions }) => regions.some(written => matchesId(id, written)));
  return sourceArcs(recipeOf(map), [...map.outlines.keys()]).flatMap(arc => {
    const parts = new Set(arc.regions.map(partOf));
    return parts.size === 1 ? [arc] : arc.regions.map(id => ({ ...arc, regions: [id] }));
  });
}

function sidesInPixels({ points }: SourceArc, { head }: DrawnMap): readonly (readonly [Point, Point])[] {
  const places = points.map(point => pixelsByPart(point, head));
  return places.slice(1).flatMap((to, index) =>
    to.flatMap((b, part) => {
      const a = places[index]?.[part] ?? null;
      return a === null || b === null ? [] : [[a, b] as const];
    }),
  );
}

/** Pairs of regions with a common border in the prepared geometry of which a good piece lies in the picture. */
function neighbourPairs(map: DrawnMap): readonly string[] {
  const { width, height } = map.head;
  const lengths = new Map<string, number>();
  const round = discs(map);
  for (const arc of arcsOf(map)) {
    const [a = '', b = ''] = arc.regions;
    if (arc.regions.length !== 2 || a === b || round.has(a) || round.has(b)) continue;
    const seen = sidesInPixels(arc, map).filter(side =>
      side.every(([x, y]) => x > 0 && y > 0 && x < width && y < height),
    );
    const length = seen.reduce((sum, [from, to]) => sum + Math.hypot(from[0] - to[0], from[1] - to[1]), 0);
    lengths.set(pairOf(a, b), (lengths.get(pairOf(a, b)) ?? 0) + length);
  }
  return [...lengths].flatMap(([pair, length]) => (length >= SEEN ? [pair] : []));
}

function sharedPairs(outlines: ReadonlyMap<string, readonly Ring[]>): ReadonlySet<string> {
  const shared = drawnSides(outlines).filter(({ regions: [a, b] }) => b !== undefined && a !== b);
  return new Set(shared.map(({ regions: [a = '', b = ''] }) => pairOf(a, b)));
}

function pairOf(a: string, b: string): string {
  return a < b ? `${a} ${b}` : `${b} ${a}`;
}

/** Regions that are drawn as discs: marks on what lies below them. */
function discs(map: DrawnMap): ReadonlySet<string> {
  const round = regionPaths(map).filter(({ attributes: { d = '' } }) => d.includes('a'));
  return new Set(round.map(({ attributes: { id = '', 'data-code': code = id } }) => code));
}

function withBounds([id, rings]: readonly [string, readonly Ring[]]) {
  const points = rings.flat();
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const bounds = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] as const;
  return { id, rings, bounds };
}

function isWithin(
  [x, y]: Point,
  [left, top, right, bottom]: readonly [number, number, number, number],
): boolean {
  return x >= left && x <= right && y >= top && y <= bottom;
}

/** Places all over a picture, on no rounded coordinate. */
function gridOf({ head: { width, height } }: DrawnMap): readonly Point[] {
  const steps = Array.from({ length: 20 }, (_, index) => (index + 0.5) / 20);
  return steps.flatMap(x => steps.map((y): Point => [x * width + 0.03, y * height + 0.07]));
}

function recipeOf({ slug }: DrawnMap) {
  const recipe = realGallery().recipes.find(one => one.slug === slug);
  if (recipe === undefined) throw new Error(`There is no recipe of ${slug}`);
  return recipe;
}
