import { geoConicEqualArea, geoEqualEarth, type geoMercator } from 'd3-geo';
import { describe, expect, test } from 'vitest';
import { writeCsv } from '../../../../src/features/maps/load/write-csv.ts';
import type { FittedFrame, MapRecipe } from '../../../../src/features/maps/map.ts';
import { compile, type InventedRegion, parsePath, pathOf, rectangle } from './invented.ts';

const west: InventedRegion = { id: 'TW-1', title: 'West', polygons: [rectangle(0, 40, 10, 50)] };
const east: InventedRegion = { id: 'TW-2', title: 'East', polygons: [rectangle(10, 40, 20, 50)] };

describe('calibration', () => {
  test('of a Mercator map gives its edges: every corner of a region falls where they say', () => {
    const map = compile([west, east]);
    const { calibration, width, height } = map.head;
    if (calibration.kind !== 'mercator') throw new Error(calibration.kind);
    const mercator = (latitude: number) => Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360));
    const [top, bottom] = [mercator(calibration.north), mercator(calibration.south)];
    const toPixels = ([longitude, latitude]: readonly [number, number]) => [
      ((longitude - calibration.west) / (calibration.east - calibration.west)) * width,
      ((top - mercator(latitude)) / (top - bottom)) * height,
    ];
    const drawn = parsePath(pathOf(map, 'TW-1')).flat();
    for (const corner of [
      [0, 40],
      [0, 50],
      [10, 50],
      [10, 40],
    ] as const) {
      const [x = 0, y = 0] = toPixels(corner);
      expect(Math.min(...drawn.map(point => Math.hypot(point[0] - x, point[1] - y)))).toBeLessThan(0.1);
    }
    expect(map.files.svg).toContain(
      `map-maker:geoViewBox="${calibration.west} ${calibration.north} ${calibration.east} ${calibration.south}"`,
    );
  });

  test('of a small territory has as many decimals as it needs', () => {
    const { calibration } = compile([{ ...west, polygons: [rectangle(7.41, 43.73, 7.43, 43.75)] }]).head;
    if (calibration.kind !== 'mercator') throw new Error(calibration.kind);
    expect((calibration.east - calibration.west) / 0.02).toBeCloseTo(1000 / 988, 1);
    expect(String(calibration.west).split('.')[1]?.length).toBeGreaterThan(5);
  });

  test.each<[string, MapRecipe['projection'], () => ReturnType<typeof geoMercator>]>([
    [
      'conic',
      { name: 'conic-equal-area', rotate: [-10, 0, 0], parallels: [42, 48] },
      () => geoConicEqualArea().parallels([42, 48]).rotate([-10, 0, 0]),
    ],
    ['equal-earth', { name: 'equal-earth', rotate: [-10, 0, 0] }, () => geoEqualEarth().rotate([-10, 0, 0])],
  ])('of another projection is what d3-geo takes: %s', (_, projection, create) => {
    const map = compile([west, east], { projection });
    const { calibration } = map.head;
    const frame: FittedFrame | undefined = calibration.kind === 'frames' ? calibration.frames[0] : undefined;
    if (frame === undefined) throw new Error('No frame');
    expect(map.files.svg).not.toContain('geoViewBox');
    const project = create()
      .scale(frame.scale)
      .translate([...frame.translate]);
    const drawn = parsePath(pathOf(map, 'TW-2')).flat();
    for (const corner of [
      [10, 40],
      [10, 50],
      [20, 50],
      [20, 40],
    ] as const) {
      const [x, y] = project([...corner]) ?? [0, 0];
      expect(Math.min(...drawn.map(point => Math.hypot(point[0] - x, point[1] - y)))).toBeLessThan(0.1);
    }
  });

  test('lets parallels bend that the data draws as one side', () => {
    const wide = { ...west, polygons: [rectangle(0, 40, 40, 50)] };
    const projection = { name: 'conic-equal-area', rotate: [-20, 0, 0], parallels: [42, 48] } as const;
    expect(parsePath(pathOf(compile([wide], { projection }), 'TW-1')).flat().length).toBeGreaterThan(12);
  });
});

describe('the SVG', () => {
  test('has the form that its readers share', () => {
    const { svg } = compile([west, east], { detail: 0, title: 'East & West' }).files;
    expect(svg.split('\n')).toEqual([
      expect.stringMatching(
        /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" xmlns:map-maker="urn:map-maker:map" map-maker:geoViewBox="[-\d.]+ [\d.]+ [\d.]+ [\d.]+" viewBox="0 0 1000 \d+" width="1000" height="\d+">$/,
      ),
      '<title>East &amp; West</title>',
      '<desc>Invented &amp; drawn. Public domain.</desc>',
      '<metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:creator>Map Maker</dc:creator><dc:rights>Public domain</dc:rights></metadata>',
      '<g fill="#c3d3cd" stroke="#fff" stroke-width=".8" stroke-linejoin="round">',
      expect.stringMatching(/^<path id="TW-1" d="M[^"]+z" title="West"><title>West<\/title><\/path>$/),
      expect.stringMatching(/^<path id="TW-2" d="M[^"]+z" title="East"><title>East<\/title><\/path>$/),
      '</g>',
      '</svg>',
      '',
    ]);
  });

  test('escapes ids and titles', () => {
    const { svg } = compile([{ ...west, id: 'a"b', title: '<Wést> & "co"' }]).files;
    expect(svg).toMatch(
      /<path id="a&quot;b" d="[^"]+" title="&lt;Wést&gt; &amp; &quot;co&quot;"><title>&lt;Wést&gt; &amp; "co"<\/title>/,
    );
  });

  const small: InventedRegion = {
    id: 'TW-SM',
    title: 'Small Place',
    polygons: [rectangle(20, 44, 20.1, 44.1)],
  };

  test('carries codes, and boxes for regions that are too small for theirs', () => {
    const { svg } = compile([west, east, small], { labels: 'boxes' }).files;
    const texts = [...svg.matchAll(/<text [^>]*>([^<]*)<\/text>/g)].map(match => match[1]);
    expect(texts).toEqual(['1', '2', 'SM']);
    expect(svg.match(/h26v15h-26z/g)).toHaveLength(1);
  });

  test('carries names', () => {
    const { svg } = compile([west, east, small], { labels: 'names' }).files;
    const texts = [...svg.matchAll(/<text [^>]*>([^<]*)<\/text>/g)].map(match => match[1]);
    expect(texts).toEqual(['West', 'East', 'Small Place']);
  });
});

describe('the thumbnail', () => {
  const pathsOf = (thumbnail: string) =>
    [...thumbnail.matchAll(/ d="([^"]*)"/g)].map(([, path = '']) => path);

  test('is one outline, with the borders inside it', () => {
    const { thumbnail } = compile([west, east]).files;
    expect(thumbnail).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 320 \d+" width="160" height="[\d.]+"><path fill="#5f9ea0" [^>]+><g fill="none" stroke="#dceaea" stroke-width="2"><path [^>]+><\/g><\/svg>\n$/,
    );
    const [outline, borders] = pathsOf(thumbnail);
    expect(parsePath(outline ?? '')).toHaveLength(1);
    expect(borders).toMatch(/^M160 \d+v-?\d+$/);
  });

  test('has no borders where there are none, or too many for its size', () => {
    expect(pathsOf(compile([west]).files.thumbnail)).toHaveLength(1);
    const columns = Array.from({ length: 300 }, (_, index) => ({
      id: `TW-${index}`,
      polygons: [
        rectangle(
          (index % 20) * 2,
          Math.floor(index / 20) * 2,
          (index % 20) * 2 + 2,
          Math.floor(index / 20) * 2 + 2,
        ),
      ],
    }));
    expect(pathsOf(compile(columns).files.thumbnail)).toHaveLength(1);
  });

  test('marks islands that are too small to be seen', () => {
    const islands = [0, 20, 40].map(x => ({ id: `TW-${x}`, polygons: [rectangle(x, 0, x + 0.01, 0.01)] }));
    const { thumbnail } = compile(islands).files;
    expect(thumbnail.match(/h6v-?6h-6z|v6h-?6v-6z|h-6v-?6h6z/g)).toHaveLength(3);
  });
});

type Ring = readonly (readonly [longitude: number, latitude: number])[];

interface Feature {
  readonly id: string;
  readonly properties: unknown;
  readonly geometry:
    | { readonly type: 'Polygon'; readonly coordinates: readonly Ring[] }
    | { readonly type: 'MultiPolygon'; readonly coordinates: readonly (readonly Ring[])[] };
}

function ringsOf(feature: Feature | undefined): readonly Ring[] {
  if (feature === undefined) return [];
  const { geometry } = feature;
  return geometry.type === 'Polygon' ? geometry.coordinates : geometry.coordinates.flat();
}

describe('GeoJSON', () => {
  const featuresOf = (regions: readonly InventedRegion[], fields: Partial<MapRecipe> = {}) => {
    const { geoJson } = compile(regions, fields).files;
    expect(geoJson.endsWith('\n')).toBe(true);
    const { type, features }: { type: string; features: readonly Feature[] } = JSON.parse(geoJson);
    expect(type).toBe('FeatureCollection');
    return features;
  };

  test('has the regions in degrees, exteriors counter-clockwise and closed', () => {
    const hole = [
      [4, 44],
      [6, 44],
      [6, 46],
      [4, 46],
    ] as const;
    const ringed = { ...west, polygons: [[...(west.polygons[0] ?? []), hole]] };
    const [first] = featuresOf([ringed, east], { detail: 0 });
    expect(first).toMatchObject({ type: 'Feature', id: 'TW-1', properties: { title: 'West' } });
    expect(first?.geometry.type).toBe('Polygon');
    const [exterior = [], inner = []] = ringsOf(first);
    for (const ring of [exterior, inner]) expect(ring[0]).toEqual(ring.at(-1));
    expect(turn(exterior)).toBeGreaterThan(0);
    expect(turn(inner)).toBeLessThan(0);
    for (const [longitude] of exterior) {
      expect(Math.min(Math.abs(longitude), Math.abs(longitude - 10))).toBeLessThan(0.002);
    }
  });

  test('cuts regions at the antimeridian', () => {
    const across = { ...west, polygons: [rectangle(170, 0, 190, 10)] };
    const [feature] = featuresOf([across]);
    expect(feature?.geometry.type).toBe('MultiPolygon');
    const longitudes = ringsOf(feature)
      .flat()
      .map(([longitude]) => longitude);
    expect(longitudes.every(longitude => Math.abs(longitude) <= 180)).toBe(true);
    expect(Math.min(...longitudes)).toBe(-180);
    expect(Math.max(...longitudes.filter(longitude => longitude < 0))).toBeCloseTo(-170, 1);
  });

  test('leads a region around a pole over it', () => {
    const cap = Array.from({ length: 73 }, (_, step) => [-180 + step * 5, -70] as const);
    const polar = { ...west, polygons: [[[...cap, [180, -90], [-180, -90]] as const]] };
    const projection = { name: 'azimuthal-equal-area', rotate: [0, 90, 0] } as const;
    const [feature] = featuresOf([polar], { projection });
    const points = ringsOf(feature).flat();
    expect(Math.min(...points.map(([, latitude]) => latitude))).toBe(-90);
    expect(Math.max(...points.map(([, latitude]) => latitude))).toBeCloseTo(-70, 0);
  });
});

describe('CSV', () => {
  test('quotes what needs it', () => {
    const facts = {
      codeStatus: 'current',
      otherNames: [],
      x: 0,
      y: 0,
      country: 'TW',
      longitude: 1.5,
      latitude: -2,
      area: 9,
    } as const;
    const rows = [
      { ...facts, id: 'A', title: 'Plain' },
      { ...facts, id: 'B', title: 'One, two', country: null, otherNames: ['Un', 'Eins, zwei'] },
      { ...facts, id: '01', title: 'The "third"' },
    ] as const;
    expect(writeCsv(rows)).toBe(
      [
        '\uFEFFid,title,code,codeStatus,otherNames,country,longitude,latitude',
        'A,Plain,A,current,,TW,1.5,-2',
        'B,"One, two",B,current,"Un; Eins, zwei",,1.5,-2',
        '_01,"The ""third""",01,current,,TW,1.5,-2',
        '',
      ].join('\n'),
    );
  });
});

function turn(ring: Ring): number {
  return ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [0, 0];
    return sum + x * nextY - nextX * y;
  }, 0);
}
