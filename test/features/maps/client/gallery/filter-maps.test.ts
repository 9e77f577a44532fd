import { describe, expect, it } from 'vitest';
import { toSearchText } from '../../../../../src/client/search-text.ts';
import { filterMaps, type SearchedMap } from '../../../../../src/features/maps/client/gallery/filter-maps.ts';
import { slugOfAddress } from '../../../../../src/features/maps/client/gallery/slug-of-address.ts';

const map = (
  text: string,
  kind: string,
  continent: string,
  more: Partial<SearchedMap> = {},
): SearchedMap => ({
  ...{ text: toSearchText(text), regionsName: ' regions', regions: '', codes: [], kind, continent },
  ...more,
});

const MAPS = [
  map('Europe', 'continent', 'europe'),
  map('Georgia', 'country', 'asia', { codes: ['ge', 'geo'] }),
  map('Georgia usa ga', 'us-state', 'north-america', { regionsName: ' counties', codes: ['ga'] }),
  map('Germany', 'country', 'europe', { regions: ' de by bavaria' }),
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

  it('puts first what has the query as its code', () => {
    expect([...filterMaps(MAPS, { ...ALL, query: 'GE ' }).exact]).toEqual([1]);
    expect([...filterMaps(MAPS, { ...ALL, query: 'ger' }).exact]).toEqual([]);
    expect([...filterMaps(MAPS, { ...ALL, query: 'GE', kind: 'us-state' }).exact]).toEqual([]);
  });

  it('finds what its regions are called, then a region, then what was mistyped', () => {
    const found = (query: string) => [...filterMaps(MAPS, { ...ALL, query }).shown];
    expect(found('georgia counties')).toEqual([2]);
    expect(found('Bavaria')).toEqual([3]);
    expect(found('germny')).toEqual([3]);
    expect(found('bavarai')).toEqual([3]);
  });

  it('says whether a map has the name itself, or more names have to be known', () => {
    const isByName = (query: string) => filterMaps(MAPS, { ...ALL, query }).isByName;
    expect(['', 'georgia', 'georgia counties'].map(isByName)).toEqual([true, true, true]);
    expect(['bavaria', 'germny', 'nowhere'].map(isByName)).toEqual([false, false, false]);
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
