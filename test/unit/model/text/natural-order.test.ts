import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareNaturally, toNaturalKey } from '../../../../src/generator/model/text/natural-order.ts';

const compare = (a: string, b: string) => compareNaturally(toNaturalKey(a), toNaturalKey(b));

test.each([
  [
    ['step-10', 'step-2', 'step-1'],
    ['step-1', 'step-2', 'step-10'],
  ],
  [
    ['IT-10', 'FR-59', 'IT-9', 'IT'],
    ['FR-59', 'IT', 'IT-9', 'IT-10'],
  ],
  [
    ['v1.10', 'v1.9.1', 'v1.9'],
    ['v1.9', 'v1.9.1', 'v1.10'],
  ],
  [
    ['b', 'a', 'É', 'B'],
    ['B', 'a', 'b', 'É'],
  ],
  // Numbers of the same value: the shorter name first, then the one with more zeros.
  [
    ['a-1', 'a-01-x', 'a-01'],
    ['a-01', 'a-1', 'a-01-x'],
  ],
])('%j is sorted as %j', (names, sorted) => {
  expect(names.toSorted(compare)).toEqual(sorted);
});

test('two names are never equal unless they are the same', () => {
  const name = fc.string({ unit: fc.constantFrom('a', 'B', '-', '0', '1', '9') });
  fc.assert(fc.property(name, name, (a, b) => (compare(a, b) === 0) === (a === b)));
  fc.assert(fc.property(name, name, (a, b) => Math.sign(compare(a, b)) === -Math.sign(compare(b, a))));
});
