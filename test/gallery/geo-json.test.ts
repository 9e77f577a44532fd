import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { expect, test } from 'vitest';
import { type DrawnMap, drawnMap, faultsOf } from './compiled-gallery.ts';
import { areaOf, type Ring } from './plane.ts';
import { type Feature, polygonsOf, readFeatures } from './read-geo-json.ts';

test('is a collection of the features that the picture shows, with their titles', () => {
  const faults = faultsOf(map => {
    const { type, features } = readFeatures(map);
    const written = features.map(({ id, properties }) => `${id} ${properties.title}`);
    const listed = map.head.regions.map(({ id, title }) => `${id} ${title}`);
    return [
      ...(type === 'FeatureCollection' && features.every(feature => feature.type === 'Feature')
        ? []
        : ['type']),
      ...(written.join('\n') === listed.join('\n') ? [] : ['other features than regions']),
    ];
  });
  expect(faults).toEqual([]);
});

test('has closed rings of four positions or more', () => {
  expect(faultsOf(map => ringFaults(map, ring => (isClosed(ring) ? [] : ['has an open ring'])))).toEqual([]);
});

test('has at least one polygon in each feature, and no empty one', () => {
  const faults = faultsOf(map =>
    featureFaults(map, feature => {
      const polygons = polygonsOf(feature);
      return polygons.length > 0 && polygons.every(rings => rings.length > 0) ? [] : ['is empty'];
    }),
  );
  expect(faults).toEqual([]);
});

test('stays within 180 and 90 degrees', () => {
  const faults = faultsOf(map =>
    ringFaults(map, ring => {
      const beyond = ring.find(([x, y]) => !(Math.abs(x) <= 180 && Math.abs(y) <= 90));
      return beyond === undefined ? [] : [`has the position ${beyond.join(', ')}`];
    }),
  );
  expect(faults).toEqual([]);
});

test('keeps to the right-hand rule: exteriors counter-clockwise, holes clockwise', () => {
  const faults = faultsOf(map =>
    featureFaults(map, feature =>
      polygonsOf(feature).flatMap(rings =>
        rings.every((ring, index) => areaOf(ring) > 0 === (index === 0))
          ? []
          : ['has a ring the wrong way round'],
      ),
    ),
  );
  expect(faults).toEqual([]);
});

test('is cut at the antimeridian: no side runs around half of the Earth', () => {
  const faults = faultsOf(map =>
    ringFaults(map, ring => {
      const isLong = ring.some(([x, y], index) => {
        const [nextX, nextY] = ring[index + 1] ?? [x, y];
        return Math.abs(nextX - x) > 180 && Math.abs(y) < 89.9 && Math.abs(nextY) < 89.9;
      });
      return isLong ? ['has a side longer than 180 degrees'] : [];
    }),
  );
  expect(faults).toEqual([]);
});

test('says the box around everything, across the antimeridian where that is narrower', () => {
  const box = (slug: string) => readFeatures(drawnMap(slug)).bbox.map(Math.round);
  expect(box('germany')).toEqual([6, 47, 15, 55]);
  expect(box('fiji')).toEqual([177, -19, -178, -12]);
  expect(box('antarctica')).toEqual([-180, -90, 180, -61]);
  const faults = faultsOf(map => {
    const [west = 0, south = 0, east = 0, north = 0] = readFeatures(map).bbox;
    return ringFaults(map, ring =>
      ring.every(
        ([x, y]) =>
          y >= south && y <= north && (west <= east ? x >= west && x <= east : x >= west || x <= east),
      )
        ? []
        : ['reaches over the box'],
    );
  });
  expect(faults).toEqual([]);
});

test('says the country and the area of each region', () => {
  const areas = (slug: string) =>
    new Map(
      readFeatures(drawnMap(slug)).features.map(({ id, properties }) => [id, properties.area_km2 ?? 0]),
    );
  const sum = (slug: string) => [...areas(slug).values()].reduce((total, area) => total + area, 0);
  // Known areas in square kilometres, land and inland water.
  expect(sum('germany') / 357_600).toBeCloseTo(1, 1);
  expect(sum('iceland') / 103_000).toBeCloseTo(1, 1);
  expect((areas('usa').get('US-TX') ?? 0) / 695_660).toBeCloseTo(1, 1);
  expect(sum('world') / 134_900_000).toBeCloseTo(1, 1);
  expect(sum('antarctica') / 12_242_000).toBeCloseTo(1, 2);
  const faults = faultsOf(map =>
    featureFaults(map, ({ properties: { area_km2: area = 1, country = 'XX' } }) =>
      area > 0 && /^[A-Z]{2}$/.test(country) ? [] : [`${country} ${area}`],
    ),
  );
  expect(faults).toEqual([]);
});

test('is the same as TopoJSON, to a hundredth of a degree', () => {
  const faults = faultsOf(map => {
    const topology = JSON.parse(map.files.topoJson) as Topology<{
      regions: GeometryCollection<{ title: string }>;
    }>;
    const { features } = feature(topology, topology.objects.regions);
    const written = readFeatures(map).features;
    if (features.length !== written.length) return ['other features'];
    return features.flatMap(({ id, properties, geometry }, index) => {
      const other = written[index];
      const far = farthest(geometry as unknown as Feature['geometry'], other?.geometry);
      return id === other?.id && properties.title === other?.properties.title && far < 0.01
        ? []
        : [`${id} ${far}`];
    });
  });
  expect(faults).toEqual([]);
});

/** The largest difference between the first positions of polygons, in degrees. */
function farthest(a: Feature['geometry'], b: Feature['geometry'] | undefined): number {
  const boundsOf = (geometry: Feature['geometry']) => {
    const points = (geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates).flat(2);
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
    return [
      xs.reduce((m, x) => Math.min(m, x)),
      ys.reduce((m, y) => Math.min(m, y)),
      xs.reduce((m, x) => Math.max(m, x)),
    ];
  };
  if (b === undefined) return Infinity;
  const other = boundsOf(b);
  return Math.max(...boundsOf(a).map((value, index) => Math.abs(value - (other[index] ?? Infinity))));
}

function isClosed(ring: Ring): boolean {
  const [first, last] = [ring[0], ring.at(-1)];
  return ring.length >= 4 && first?.[0] === last?.[0] && first?.[1] === last?.[1];
}

function featureFaults(map: DrawnMap, say: (feature: Feature) => readonly string[]): readonly string[] {
  return readFeatures(map).features.flatMap(feature => say(feature).map(fault => `${feature.id} ${fault}`));
}

function ringFaults(map: DrawnMap, say: (ring: Ring) => readonly string[]): readonly string[] {
  return featureFaults(map, feature => polygonsOf(feature).flat().flatMap(say));
}
