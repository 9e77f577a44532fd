import { describe, expect, it } from 'vitest';
import { toSearchText } from '../../../../src/client/search-text.ts';
import { filterMaps, slugOfAddress } from '../../../../src/features/maps/client/filter-maps.ts';

const MAPS = [
  { text: toSearchText('Europe'), kind: 'continent', continent: 'europe' },
  { text: toSearchText('Georgia'), kind: 'country', continent: 'asia' },
  { text: toSearchText('Georgia usa ga'), kind: 'us-state', continent: 'north-america' },
  { text: toSearchText('Germany'), kind: 'country', continent: 'europe' },
];
const ALL = { query: '', kind: '', continent: '' };

describe('filterMaps', () => {
  it('shows everything when nothing is asked for', () => {
    expect([...filterMaps(MAPS, ALL).shown]).toEqual([0, 1, 2, 3]);
  });

  it('joins search, kind and continent', () => {
    expect([...filterMaps(MAPS, { ...ALL, query: 'ge' }).shown]).toEqual([1, 2, 3]);
    expect([...filterMaps(MAPS, { ...ALL, query: 'ge', kind: 'country' }).shown]).toEqual([1, 3]);
    expect([...filterMaps(MAPS, { query: 'ge', kind: 'country', continent: 'asia' }).shown]).toEqual([1]);
  });

  it('counts what each choice would show, the other filters left as they are', () => {
    const { counts } = filterMaps(MAPS, { ...ALL, query: 'ge', kind: 'country' });
    expect(Object.fromEntries(counts.kind)).toEqual({ country: 2, 'us-state': 1 });
    expect(Object.fromEntries(counts.continent)).toEqual({ asia: 1, europe: 1 });
  });
});

describe('slugOfAddress', () => {
  it('is the last segment without the hash', () => {
    expect(slugOfAddress('/base/maps/usa-ga-3f2c')).toBe('usa-ga');
    expect(slugOfAddress('/maps/chile-2-0a1b')).toBe('chile-2');
    expect(slugOfAddress('/maps/germany')).toBe('germany');
  });
});
