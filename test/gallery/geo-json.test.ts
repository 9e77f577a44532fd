import { expect, test } from 'vitest';
import { type DrawnMap, faultsOf } from './compiled-gallery.ts';
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
