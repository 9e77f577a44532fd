import { expect, test } from 'vitest';
import { numbersOf } from '../../../../../src/features/maps/client/figure/facts.ts';
import { splitUnit } from '../../../../../src/features/maps/split-unit.ts';

test.each([
  ['Forest (%)', 'Forest', '%'],
  ['Rent (€ per m²)', 'Rent', '€ per m²'],
  ['Orders', 'Orders', ''],
  ['(%)', '(%)', ''],
])('%s is a name and its unit', (label, name, unit) => {
  expect(splitUnit(label)).toEqual({ name, unit });
});

test('a region whose cell is empty has no number, and 0 is one', () => {
  const cells = new Map([
    ['a', ['0', '1.5']],
    ['b', ['', '2']],
  ]);
  expect([...numbersOf({ columns: [], cells }, 0)]).toEqual([['a', 0]]);
  expect([...numbersOf({ columns: [], cells }, 1)]).toEqual([
    ['a', 1.5],
    ['b', 2],
  ]);
});
