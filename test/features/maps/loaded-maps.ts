import type { MapRegion } from '../../../src/features/maps/contract.ts';
import type { Gallery, LoadedMap } from '../../../src/features/maps/map.ts';

/** A country's map as the load stage would give it. */
export function loadedMap(slug: string, parts: Partial<LoadedMap> = {}): LoadedMap {
  const file = (hash: string, bytes: number) => ({ hash: hash.repeat(20), bytes });
  return {
    slug,
    title: slug.charAt(0).toUpperCase() + slug.slice(1),
    kind: 'country',
    continent: 'europe',
    country: null,
    regionsName: 'states',
    besides: [],
    note: null,
    place: { file: 'maps/catalogue/countries.yml', line: 1, column: 3 },
    width: 1000,
    height: 1353,
    regions: [region('DE-BE', 'Berlin'), region('DE-HH', 'Hamburg')],
    calibration: { kind: 'mercator', west: 5.8, north: 55.1, east: 15.1, south: 47.2 },
    credits: ['natural-earth'],
    areas: { total: 1646.6, largest: 'Berlin', smallest: null },
    files: {
      svg: file('a', 12_345),
      thumbnail: file('b', 800),
      geoJson: file('c', 30_000),
      topoJson: file('e', 9000),
      csv: file('d', 60),
    },
    ...parts,
  };
}

export function region(id: string, title: string): MapRegion {
  return { id, title, codeStatus: 'current', otherNames: [], x: 10, y: 20 };
}

/** A gallery of these maps, all of one source. */
export function gallery(maps: readonly LoadedMap[], borders: Gallery['borders'] = {}): Gallery {
  const source = {
    id: 'natural-earth',
    title: 'Natural Earth',
    licence: 'public domain',
    url: 'https://example.org/data',
    vintage: 'version 5',
  };
  return {
    maps,
    sources: [source],
    borders,
    names: { FR: ['FRA', 'Frankreich'] },
    facts: FACTS,
    codes: CODES,
  };
}

const CODES: Gallery['codes'] = { FR: { shown: 11, listed: 13 } };

const FACTS: Gallery['facts'] = {
  populationYear: 2025,
  places: {
    FR: { capitals: ['Paris'], population: 68_374_600, languages: ['fr'] },
    ZA: { capitals: ['Pretoria', 'Cape Town', 'Bloemfontein'] },
    NL: { capitals: ['Amsterdam'], seat: 'The Hague' },
    'US-TX': { capitals: ['Austin'], neighbours: ['US-OK'] },
  },
};
