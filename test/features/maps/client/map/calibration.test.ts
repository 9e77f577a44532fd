import { geoMercator } from 'd3-geo';
import { describe, expect, it } from 'vitest';
import {
  createProjection,
  findGeoViewBox,
  parseGeoViewBox,
} from '../../../../../src/features/maps/client/map/calibration.ts';

const FRAME = { x: 0, y: 0, width: 1000, height: 1353 };

describe('findGeoViewBox', () => {
  it.each(['mapwright:geoViewBox', 'mapwright:geoviewbox', 'other:geoViewBox', 'geoViewBox'])(
    'finds %s',
    name => {
      expect(
        findGeoViewBox([
          { name: 'viewBox', value: '0 0 1 1' },
          { name, value: '1 2 3 4' },
        ]),
      ).toBe('1 2 3 4');
    },
  );

  it('does not take the viewBox for it', () => {
    expect(findGeoViewBox([{ name: 'viewBox', value: '0 0 1 1' }])).toBeNull();
  });
});

describe('parseGeoViewBox', () => {
  it('reads four sides in the order west, north, east, south', () => {
    expect(parseGeoViewBox(' 5.5 55 15 47.25 ')).toEqual({ west: 5.5, north: 55, east: 15, south: 47.25 });
  });

  it('lets a map cross the antimeridian', () => {
    expect(parseGeoViewBox('170 -10 -170 -20')).toMatchObject({ west: 170, east: 190 });
  });

  it.each(['', '1 2 3', '1 2 3 4 5', 'a b c d', '1 2 3 2', '1 2 1 0', '0 90 10 0', '0 1 2 Infinity'])(
    'refuses “%s”',
    text => {
      expect(parseGeoViewBox(text)).toBeNull();
    },
  );
});

describe('createProjection', () => {
  const germany = { west: 5.75892, north: 55.11887, east: 15.11563, south: 47.20567 };

  it('puts the corners of the map on the corners of its viewBox', () => {
    const project = createProjection(germany, { x: 10, y: 20, width: 100, height: 200 });
    expect(project(germany.west, germany.north)).toEqual({ x: 10, y: 20 });
    expect(project(germany.east, germany.south)).toEqual({ x: 110, y: 220 });
  });

  it('agrees with d3-geo’s Mercator to a tenth of a pixel', () => {
    const d3 = geoMercator().fitExtent(
      [
        [0, 0],
        [1000, 1353],
      ],
      {
        type: 'MultiPoint',
        coordinates: [
          [germany.west, germany.north],
          [germany.east, germany.south],
        ],
      },
    );
    const berlin = createProjection(germany, FRAME)(13.405, 52.52);
    const [x = 0, y = 0] = d3([13.405, 52.52]) ?? [];
    expect(berlin.x).toBeCloseTo(x, 0);
    expect(berlin.y).toBeCloseTo(y, 0);
  });

  it('takes both ways of writing a meridian beyond the antimeridian', () => {
    const project = createProjection({ west: 170, north: 10, east: 190, south: -10 }, FRAME);
    expect(project(-175, 0).x).toBeCloseTo(750);
    expect(project(185, 0).x).toBeCloseTo(750);
  });

  it('keeps the poles finite', () => {
    expect(Number.isFinite(createProjection(germany, FRAME)(10, 90).y)).toBe(true);
  });
});
