import { iso31661, iso31662 } from 'iso-3166';
import { expect, test } from 'vitest';
import { drawnMap, drawnMaps, faultsOf } from './compiled-gallery.ts';
import { FOREIGN_IDS, KNOWN_DIFFERENCES, WITHDRAWN } from './iso-differences.ts';

const subdivisions = new Set(iso31662.map(({ code }) => code));
const countries = new Set(iso31661.map(({ alpha2 }) => alpha2));
const known = new Set(KNOWN_DIFFERENCES.flatMap(({ ids }) => ids));

/** What a reader takes for a code of ISO 3166-2. */
const SUBDIVISION = /^[A-Z]{2}-[A-Z0-9]{1,3}$/;

test('an id that looks like ISO 3166-2 is a code of it', () => {
  const faults = faultsOf(({ head }) =>
    head.regions
      .filter(({ id }) => SUBDIVISION.test(id) && !subdivisions.has(id) && !known.has(id))
      .map(({ id, title }) => `${id} ${title}`),
  );
  expect(faults).toEqual([]);
});

test('a withdrawn code says that it is, in the table, the CSV and the GeoJSON', () => {
  const withdrawn = drawnMaps().flatMap(({ head, files }) =>
    head.regions
      .filter(({ codeStatus }) => codeStatus === 'withdrawn')
      .map(({ id }) => {
        expect(files.csv).toMatch(new RegExp(`^${id},.*,withdrawn,`, 'm'));
        expect(files.geoJson).toMatch(
          new RegExp(`"id":"${id}","properties":{"title":"[^"]*","codeStatus":"withdrawn"`),
        );
        return id;
      }),
  );
  expect([...new Set(withdrawn)].sort()).toEqual(WITHDRAWN);
});

test('regions are found by their names in the language of the country whose map shows them', () => {
  const { regions } = drawnMap('ukraine').head;
  const namesOf = (id: string) => regions.find(region => region.id === id)?.otherNames;
  expect(namesOf('UA-14')).toContain('Донецька область');
  expect(namesOf('UA-43')).toContain('Автономна Республіка Крим');
});

test('an id that no standard has says that it is our own', () => {
  const faults = faultsOf(({ head }) =>
    head.regions
      .filter(({ id, codeStatus }) => {
        const isCode = SUBDIVISION.test(id) || countries.has(id) || /^\d{5}$/.test(id);
        return isCode === (codeStatus === 'own');
      })
      .map(({ id, codeStatus }) => `${id} is ${codeStatus}`),
  );
  expect(faults).toEqual([]);
});

test('the known differences are differences, and maps have them', () => {
  const drawn = new Set(drawnMaps().flatMap(({ head }) => head.regions.map(({ id }) => id)));
  expect([...known].filter(id => subdivisions.has(id) || !drawn.has(id))).toEqual([]);
});

test('an id of two letters is a code of ISO 3166-1', () => {
  const faults = faultsOf(({ head }) =>
    head.regions
      .filter(({ id }) => /^[A-Z]{2}$/.test(id) && !countries.has(id) && id !== 'XK')
      .map(({ id, title }) => `${id} ${title}`),
  );
  expect(faults).toEqual([]);
});

test('an id of digits is a FIPS code of a county, and its first two are those of its state', () => {
  const faults = faultsOf(({ head }) => {
    const ids = head.regions.map(({ id }) => id);
    if (head.kind !== 'us-state') return ids.filter(id => /^\d/.test(id) && !/^\d{5}$/.test(id));
    const states = new Set(ids.map(id => id.slice(0, 2)));
    return ids.every(id => /^\d{5}$/.test(id)) && states.size === 1 ? [] : [ids.join(' ')];
  });
  expect(faults).toEqual([]);
});

test('the ids of a country’s map begin with its code, or are the source’s own', () => {
  const faults = faultsOf(({ head: { kind, country, regions } }) =>
    kind === 'country'
      ? regions
          .filter(({ id }) => /^[A-Z]{2}-/.test(id) && !id.startsWith(`${country}-`))
          .filter(({ id }) => !FOREIGN_IDS[country ?? '']?.includes(id))
          .map(({ id, title }) => `${id} ${title}`)
      : [],
  );
  expect(faults).toEqual([]);
});

test('most countries have ISO 3166-2 codes for most of their regions', () => {
  const all = drawnMaps().filter(({ head }) => head.kind === 'country' && head.regions.length > 1);
  const coded = all.filter(({ head: { regions } }) => {
    const codes = regions.filter(({ id }) => subdivisions.has(id));
    return codes.length >= regions.length * 0.9;
  });
  expect(coded.length / all.length).toBeGreaterThan(0.8);
});
