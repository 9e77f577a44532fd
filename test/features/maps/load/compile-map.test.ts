import { describe, expect, test } from 'vitest';
import { compileMap } from '../../../../src/features/maps/load/compile-map.ts';
import type { MapRecipe } from '../../../../src/features/maps/map.ts';
import {
  compile,
  type InventedRegion,
  invent,
  parsePath,
  pathOf,
  recipeOf,
  rectangle,
  surroundings,
} from './invented.ts';

const west: InventedRegion = { id: 'TW-1', title: 'West', polygons: [rectangle(0, 0, 10, 10)] };
const east: InventedRegion = { id: 'TW-2', title: 'East', polygons: [rectangle(10, 0, 20, 10)] };
const island: InventedRegion = { id: 'TW-10', title: 'Far Island', polygons: [rectangle(80, -20, 82, -19)] };
const place = { file: 'maps/catalogue/countries.yml', line: 7, column: 3 };

describe('a compiled map', () => {
  test('has its regions in the order of their ids, numbers by value', () => {
    const { head } = compile([island, east, west]);
    expect(head.regions.map(({ id }) => id)).toEqual(['TW-1', 'TW-2', 'TW-10']);
    expect(head.credits).toEqual(['invented']);
  });

  test('is a thousand pixels wide, and a tall one fourteen hundred high', () => {
    const wide = compile([west, east]).head;
    expect(wide.width).toBe(1000);
    expect(wide.height).toBeLessThan(600);
    const tall = compile([{ ...west, polygons: [rectangle(0, 0, 2, 20)] }]).head;
    expect(tall.height).toBe(1400);
    expect(tall.width).toBeLessThan(200);
  });

  test('has the label of a region in its middle, in whole pixels', () => {
    const { head } = compile([west, east]);
    const [first, second] = head.regions;
    expect(first?.x).toBeCloseTo(253, -1);
    expect(second?.x).toBeCloseTo(747, -1);
    expect(head.regions.every(({ x, y }) => Number.isInteger(x) && Number.isInteger(y))).toBe(true);
  });

  test('shows the regions that its recipe asks for', () => {
    const coloured = [
      { ...west, properties: { colour: 'red' } },
      { ...east, properties: { colour: 'blue' } },
      { ...island, properties: { colour: 'red' } },
    ];
    const ids = (fields: Partial<MapRecipe>) => compile(coloured, fields).head.regions.map(({ id }) => id);
    expect(ids({ where: { colour: 'red' } })).toEqual(['TW-1', 'TW-10']);
    expect(ids({ only: ['TW-1*'] })).toEqual(['TW-1', 'TW-10']);
    expect(ids({ without: ['TW-1'] })).toEqual(['TW-2', 'TW-10']);
  });

  test('takes another object of a source, and several sources as one', () => {
    const recipe = recipeOf({ sources: ['a#parts', 'b'], detail: 0 });
    const files = new Map([
      ['a', invent([west], 'parts')],
      ['b', invent([east])],
    ]);
    const { map, diagnostics } = compileMap(recipe, file => files.get(file), surroundings);
    expect(diagnostics).toEqual([]);
    expect(map?.head.regions.map(({ title }) => title)).toEqual(['West', 'East']);
  });
});

describe('a border that regions share', () => {
  // Bends of many sizes, some of which simplification takes out.
  const bends = Array.from(
    { length: 60 },
    (_, step) => [10 + Math.sin(step * 1.7) * (step % 7) * 0.05, step / 6] as const,
  );
  const bent = [
    { ...west, polygons: [[[[0, 0], [0, 10], [10, 10], ...[...bends].reverse()] as const]] },
    { ...east, polygons: [[[...bends, [10, 10], [20, 10], [20, 0]] as const]] },
  ];

  test('stays the same line in both', () => {
    const map = compile(bent, { detail: 30 });
    const points = (id: string) => parsePath(pathOf(map, id)).flat().map(String);
    const onBorder = points('TW-1').filter(point => Math.abs(Number(point.split(',')[0]) - 500) < 40);
    expect(onBorder.length).toBeGreaterThan(4);
    expect(onBorder.length).toBeLessThan(55);
    const rounded = new Set(parsePath(pathOf(map, 'TW-2')).flat().map(roundPoint));
    const own = parsePath(pathOf(map, 'TW-1'))
      .flat()
      .filter(([x]) => Math.abs(x - 500) < 40)
      .map(roundPoint);
    expect(own.filter(point => !rounded.has(point))).toEqual([]);
  });
});

describe('small regions', () => {
  test('become discs where islets have a least size, one for those that lie together', () => {
    const atoll = {
      id: 'TW-3',
      polygons: [
        rectangle(5, 20, 5.01, 20.01),
        rectangle(5.02, 20, 5.03, 20.01),
        rectangle(15, 20, 15.01, 20.01),
      ],
    };
    const path = pathOf(compile([west, east, atoll], { islets: 3 }), 'TW-3');
    expect(path).toMatch(/^(M[\d. ]+a3 3 0 1 0 6 0 3 3 0 1 0-6 0z){2}$/);
  });

  test('keep their largest ring, or a dot where they have no area', () => {
    const crumbs = { id: 'TW-3', polygons: [rectangle(5, 20, 5.01, 20.01), rectangle(5, 30, 5.03, 30.03)] };
    const path = pathOf(compile([west, east, crumbs], { detail: 4 }), 'TW-3');
    expect(parsePath(path)).toHaveLength(1);
    const speck = { id: 'TW-3', polygons: [rectangle(5, 20, 5.0002, 20.0002)] };
    expect(pathOf(compile([west, east, speck]), 'TW-3')).toMatch(
      /^M[\d. ]+a\.5\.5 0 1 0 1 0 \.5\.5 0 1 0-1 0z$/,
    );
  });

  test('lose the islands that cannot be seen', () => {
    const islands = { ...west, polygons: [...west.polygons, rectangle(5, 20, 5.01, 20.01)] };
    expect(parsePath(pathOf(compile([islands, east]), 'TW-1'))).toHaveLength(1);
  });
});

describe('the frame of a map', () => {
  test('cuts regions off at its edge, and drops those outside', () => {
    const map = compile([west, east, island], { frame: [5, 0, 25, 10] });
    expect(map.head.regions.map(({ id }) => id)).toEqual(['TW-1', 'TW-2']);
    const columns = parsePath(pathOf(map, 'TW-1'))
      .flat()
      .map(([x]) => x);
    expect(Math.min(...columns)).toBe(-2);
    expect(Math.max(...columns)).toBeCloseTo(250, 0);
    expect(map.head.calibration).toMatchObject({ west: 5, east: 25 });
  });

  test('moves regions by whole turns of the Earth, and cuts those at its seam', () => {
    const far = { id: 'TW-3', polygons: [rectangle(-175, 0, -170.5, 5)] };
    const map = compile([west, far], { frame: [-169, -20, 191, 20] });
    const columns = parsePath(pathOf(map, 'TW-3'))
      .flat()
      .map(([x]) => x);
    expect(Math.min(...columns)).toBeCloseTo(((185 + 169) / 360) * 1000, 0);
    const across = { id: 'TW-3', polygons: [rectangle(-175, 0, -165, 5)] };
    const cut = parsePath(pathOf(compile([west, across], { frame: [-169, -20, 191, 20] }), 'TW-3'));
    expect(cut).toHaveLength(2);
  });
});

describe('insets', () => {
  const far = { title: 'Far', regions: ['TW-10'], box: [20, 300, 200, 100], isFramed: true } as const;
  const mercator = { name: 'mercator', rotate: [0, 0, 0] } as const;

  test('hold their regions, in a projection of their own', () => {
    const map = compile([west, east, island], { insets: [{ ...far, projection: mercator }] });
    for (const [x, y] of parsePath(pathOf(map, 'TW-10')).flat()) {
      expect(x > 20 && x < 220 && y > 300 && y < 400).toBe(true);
    }
    expect(map.files.svg).toContain('<path d="M20 300h200v100h-200z"/>');
    expect(map.head.calibration).toMatchObject({
      kind: 'frames',
      frames: [{ title: null }, { title: 'Far', box: [20, 300, 200, 100] }],
    });
  });

  test('make the picture larger where they reach over its edge', () => {
    const map = compile([west, east, island], {
      insets: [{ ...far, box: [20, 700, 200, 100], isFramed: false, projection: mercator }],
    });
    expect(map.head.height).toBe(801);
    expect(map.files.svg).not.toContain('fill="none"');
  });
});

test('a map credits the data of its picture in high detail as well', () => {
  const fine = { sources: ['countries/TW-fine'], detail: 0.1 };
  const { map } = compileMap(
    recipeOf({ fine }),
    file => ({ ...invent([west, east]), source: file === 'countries/TW' ? 'invented' : 'finer' }),
    surroundings,
  );
  expect(map?.head.credits).toEqual(['invented', 'finer']);
});

describe('what is wrong with a map', () => {
  const problems = (fields: Partial<MapRecipe>, regions = [west, east]) =>
    compileMap(
      recipeOf(fields),
      file => (file === 'countries/TW' ? invent(regions) : undefined),
      surroundings,
    );

  test.each<[string, Partial<MapRecipe>, string, string, string]>([
    [
      'a file that is not there',
      { sources: ['countries/TX'] },
      'map/unknown-source',
      'The map “twoland” uses “countries/TX”, but maps/data/countries/TX.json is missing or is not a prepared topology',
      'Write the path of a file in maps/data without its extension, such as countries/DE, or prepare that file.',
    ],
    [
      'an object that is not there',
      { sources: ['countries/TW#region'] },
      'map/unknown-source',
      'The map “twoland” uses “countries/TW#region”, but maps/data/countries/TW.json has no object “region”',
      'Did you mean countries/TW#regions? Its objects are regions.',
    ],
    [
      'a region that is not there',
      { only: ['TW-1', 'TW-3'] },
      'map/unknown-region',
      'The map “twoland” has no region “TW-3”, which is listed in only',
      'Did you mean TW-1?',
    ],
    [
      'a prefix that none has',
      { without: ['Elsewhere*'] },
      'map/unknown-region',
      'The map “twoland” has no region “Elsewhere*”, which is listed in without',
      'Its regions are TW-1, TW-2.',
    ],
    [
      'a disputed region that is not there',
      { disputed: ['TW-9'] },
      'map/unknown-region',
      'The map “twoland” has no region “TW-9”, which is listed in disputed',
      'Did you mean TW-1?',
    ],
    [
      'an inset of a region that is not shown',
      {
        without: ['TW-2'],
        insets: [
          {
            title: 'Far',
            regions: ['TW-2'],
            box: [0, 0, 9, 9],
            isFramed: true,
            projection: { name: 'mercator', rotate: [0, 0, 0] },
          },
        ],
      },
      'map/unknown-region',
      'The map “twoland” has no region “TW-2”, which is listed in the inset “Far”',
      'Did you mean TW-1?',
    ],
    [
      'nothing left',
      { where: { colour: 'green' } },
      'map/empty',
      'The map “twoland” has no regions',
      'Check its fields where, only and without: together they exclude every region of its sources.',
    ],
    [
      'a frame beside its regions',
      { frame: [100, 0, 120, 10] },
      'map/empty',
      'The map “twoland” shows nothing: all of its regions lie outside its frame',
      'Write the frame as [west, south, east, north], in degrees.',
    ],
    [
      'a region twice',
      { sources: ['countries/TW', 'countries/TW'], only: ['TW-1'] },
      'map/duplicate-region',
      'The map “twoland” has the region “TW-1” more than once',
      'Give each region in the prepared data a different id, or leave out one of its sources.',
    ],
  ])('is reported at its entry: %s', (_, fields, code, message, hint) => {
    expect(problems(fields)).toEqual({
      map: null,
      diagnostics: [{ severity: 'error', code, message, place, hint }],
    });
  });
});

function roundPoint([x, y]: readonly [number, number]): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}
