import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { MapFileKind } from '../../src/features/maps/map.ts';
import { type DrawnMap, drawnMap, drawnMaps } from './compiled-gallery.ts';

/** Bytes of a file, uncompressed. */
const bytes = (map: DrawnMap, kind: MapFileKind = 'svg') => Buffer.byteLength(map.files[kind]);

describe('what a map weighs, uncompressed', () => {
  test('half of the countries are 16 kB or less', () => {
    const countries = drawnMaps().filter(({ head }) => head.kind === 'country');
    expect(median(countries.map(map => bytes(map)))).toBeLessThanOrEqual(16_000);
  });

  test('the world is 120 kB or less', () => {
    expect(bytes(drawnMap('world'))).toBeLessThanOrEqual(120_000);
  });

  test('all counties of the USA are 560 kB or less, with 3,144 titles as elements', () => {
    expect(bytes(drawnMap('usa-all-counties'))).toBeLessThanOrEqual(560_000);
  });

  test('no other map is more than 130 kB', () => {
    const heavy = drawnMaps().filter(map => map.slug !== 'usa-all-counties' && bytes(map) > 130_000);
    expect(heavy.map(map => `${map.slug}: ${bytes(map)}`)).toEqual([]);
  });

  test('the whole gallery is 6 MB or less, and 2.07 MB after gzip', () => {
    expect(sum(drawnMaps().map(map => bytes(map)))).toBeLessThanOrEqual(6_000_000);
    const packed = drawnMaps().map(({ files }) => gzipSync(files.svg, { level: 9 }).length);
    expect(sum(packed)).toBeLessThanOrEqual(2_070_000);
  });

  test('all TopoJSON is little more than half of all GeoJSON', () => {
    const [topoJson, geoJson] = (['topoJson', 'geoJson'] as const).map(kind =>
      sum(drawnMaps().map(map => bytes(map, kind))),
    );
    expect(topoJson).toBeLessThan((geoJson ?? 0) * 0.55);
  });

  test('half of the thumbnails are 1.5 kB or less, and all of them 400 kB', () => {
    const thumbnails = drawnMaps().map(map => bytes(map, 'thumbnail'));
    expect(median(thumbnails)).toBeLessThanOrEqual(1500);
    expect(sum(thumbnails)).toBeLessThanOrEqual(400_000);
  });
});

test('a picture is 1000 px wide or 1400 px high, and not much more for the sake of a box in it', () => {
  const odd = drawnMaps().filter(
    ({ head: { width, height } }) =>
      !((width >= 990 || height >= 1390) && width >= 100 && width <= 1100 && height >= 100 && height <= 1410),
  );
  expect(odd.map(({ slug, head }) => `${slug}: ${head.width} × ${head.height}`)).toEqual([]);
});

function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
