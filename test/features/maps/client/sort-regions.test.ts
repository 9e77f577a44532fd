import { describe, expect, it } from 'vitest';
import { nextDirection, sortRegions } from '../../../../src/features/maps/client/sort-regions.ts';

const REGIONS = [
  { id: 'FR-10', title: 'Zürich' },
  { id: 'FR-2', title: 'ardèche' },
  { id: 'FR-1', title: 'Washington' },
  { id: 'FR-03', title: 'Ardennes' },
  { id: 'FR-0', title: 'Washington' },
];

describe('sortRegions', () => {
  it('sorts by name as people do, equal names by their ids', () => {
    expect(sortRegions(REGIONS, 'title', 'ascending').map(({ id }) => id)).toEqual([
      'FR-2',
      'FR-03',
      'FR-0',
      'FR-1',
      'FR-10',
    ]);
  });

  it('takes the numbers in ids for numbers', () => {
    expect(sortRegions(REGIONS, 'id', 'ascending').map(({ id }) => id)).toEqual([
      'FR-0',
      'FR-1',
      'FR-2',
      'FR-03',
      'FR-10',
    ]);
  });

  it('turns the whole order round, and leaves the given one alone', () => {
    const before = [...REGIONS];
    const ascending = sortRegions(REGIONS, 'title', 'ascending');
    expect(sortRegions(REGIONS, 'title', 'descending')).toEqual([...ascending].reverse());
    expect(REGIONS).toEqual(before);
  });
});

describe('nextDirection', () => {
  it('begins with ascending and turns round from then on', () => {
    expect([null, 'ascending', 'descending'].map(nextDirection)).toEqual([
      'ascending',
      'descending',
      'ascending',
    ]);
  });
});
