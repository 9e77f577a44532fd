import { describe, expect, test } from 'vitest';
import { distanceBetween } from '../../../../../src/features/maps/client/locator/distance.ts';
import { findStores } from '../../../../../src/features/maps/client/locator/find-stores.ts';

const COLOGNE = { latitude: 50.938, longitude: 6.96 };
const BONN = { latitude: 50.735, longitude: 7.1 };
const BERLIN = { latitude: 52.52, longitude: 13.405 };

const stores = [
  { ...BERLIN, services: ['Repairs'], openTimes: [{ from: 600, to: 1140 }] },
  { ...COLOGNE, services: ['Repairs', 'Parking'], openTimes: [] },
];

const found = (search: Partial<Parameters<typeof findStores>[1]>) =>
  findStores(stores, { services: [], ...search });
const indexes = (list: readonly { readonly index: number }[]) => list.map(({ index }) => index);

test('distances are those of the globe', () => {
  expect(distanceBetween(COLOGNE, COLOGNE)).toBe(0);
  expect(distanceBetween(COLOGNE, BONN)).toBeCloseTo(24.6, 0);
  expect(distanceBetween(COLOGNE, BERLIN)).toBeCloseTo(477, -1);
  expect(distanceBetween({ latitude: 0, longitude: 179 }, { latitude: 0, longitude: -179 })).toBeCloseTo(
    222,
    0,
  );
});

describe('findStores', () => {
  test('keeps the order of the list until a place is chosen', () => {
    expect(indexes(found({ radius: 50 }).near)).toEqual([0, 1]);
  });

  test('gives the nearest first, within the radius', () => {
    expect(indexes(found({ from: BONN }).near)).toEqual([1, 0]);
    expect(indexes(found({ from: BONN, radius: 50 }).near)).toEqual([1]);
  });

  test('gives those that fit where none is near, with their distance', () => {
    const { near, fitting } = found({ from: BONN, radius: 10 });
    expect(near).toEqual([]);
    expect(fitting[0]?.index).toBe(1);
    expect(fitting[0]?.distance).toBeCloseTo(24.6, 0);
  });

  test('asks for all services, and for open doors', () => {
    expect(indexes(found({ services: ['Repairs', 'Parking'] }).near)).toEqual([1]);
    expect(indexes(found({ openAt: 600 }).near)).toEqual([0]);
    expect(indexes(found({ openAt: 1140 }).near)).toEqual([]);
  });

  test('takes those inside a state, however far they are from its middle', () => {
    expect(indexes(found({ from: BERLIN, radius: 1, isInside: index => index === 1 }).near)).toEqual([1]);
  });
});
