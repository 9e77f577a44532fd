import { describe, expect, test } from 'vitest';
import { CITIES } from './cities.ts';
import { type DrawnMap, drawnMap, drawnMaps } from './compiled-gallery.ts';
import { isInside, type Point, type Ring } from './plane.ts';
import { pixelsOf } from './project.ts';
import { polygonsOf, readFeatures } from './read-geo-json.ts';

const cases = CITIES.flatMap(city =>
  Object.entries(city.regions).map(([map, region]) => ({ ...city, map, region })),
);

describe('the published calibration puts a place into its region', () => {
  test.each(cases)('$name into $region on $map', ({ map, region, longitude, latitude }) => {
    const drawn = drawnMap(map);
    expect(regionsAt([longitude, latitude], drawn, drawn.outlines)).toContain(region);
  });

  test('and no map of the cases is calibrated by chance: eight degrees aside, half of the cities are elsewhere', () => {
    const still = cases.filter(({ map, region, longitude, latitude }) => {
      const drawn = drawnMap(map);
      return regionsAt([longitude + 8, latitude - 8], drawn, drawn.outlines).includes(region);
    });
    expect(still.length).toBeLessThan(cases.length / 2);
  });
});

describe('the GeoJSON puts a place into its region', () => {
  test.each(cases)('$name into $region on $map', ({ map, region, longitude, latitude }) => {
    const holders = readFeatures(drawnMap(map)).features.filter(feature =>
      isInside([longitude, latitude], polygonsOf(feature).flat()),
    );
    expect(holders.map(({ id }) => id)).toContain(region);
  });
});

test('the corners of a Mercator map are degrees', () => {
  const odd = drawnMaps().filter(({ head: { calibration } }) => {
    if (calibration.kind === 'frames') return false;
    const { west, east, north, south } = calibration;
    return !(
      west < east &&
      east - west <= 361 &&
      south < north &&
      south >= -90 &&
      north <= 90 &&
      west >= -360
    );
  });
  expect(odd.map(({ slug, head }) => `${slug}: ${JSON.stringify(head.calibration)}`)).toEqual([]);
});

test('a Mercator map is as high as it is true to shape', () => {
  const odd = drawnMaps().filter(({ head }) => {
    const { calibration, width, height } = head;
    if (calibration.kind === 'frames') return false;
    const { west, east, north, south } = calibration;
    const stretch = (latitude: number) => Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360));
    const pixelsPerRadian = width / (((east - west) * Math.PI) / 180);
    return Math.abs((stretch(north) - stretch(south)) * pixelsPerRadian - height) > 0.1;
  });
  expect(odd.map(({ slug }) => slug)).toEqual([]);
});

/** The regions of a picture that a place falls into. */
function regionsAt(place: Point, { head }: DrawnMap, outlines: ReadonlyMap<string, readonly Ring[]>) {
  const points = pixelsOf(place, head);
  return [...outlines].flatMap(([id, rings]) => (points.some(point => isInside(point, rings)) ? [id] : []));
}
