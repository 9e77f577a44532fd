import { existsSync, readFileSync } from 'node:fs';
import { countries } from 'countries-list';
import { parse } from 'yaml';
import { plainLetters } from './bare-name.js';
import { readCities } from './read-sources.js';

/** Where the list has another spelling, one of several, or one that is disputed or on the move (`[]`). */
const CAPITALS = {
  AG: ['St John’s'],
  BQ: [], // three islands, each with a capital
  EH: [], // disputed
  GD: ['St George’s'],
  GQ: [], // it moves to Ciudad de la Paz
  GS: ['Grytviken'],
  HK: [], // a city
  IL: [], // disputed
  IO: [], // a base
  LK: ['Sri Jayawardenepura Kotte'],
  MN: ['Ulaanbaatar'],
  MS: [], // buried by a volcano
  NR: [], // it has none
  PF: ['Papeete'],
  PS: [], // disputed
  SM: ['San Marino'],
  SZ: ['Mbabane', 'Lobamba'],
  TF: [], // none of its stations is a town
  TK: [], // it has none
  TO: ['Nukuʻalofa'],
  US: ['Washington, D.C.'],
  ZA: ['Pretoria', 'Cape Town', 'Bloemfontein'],
};

/** Where the government sits in another town than the capital. */
const SEATS = { BO: 'La Paz', MY: 'Putrajaya', NL: 'The Hague' };

/** GeoNames' own spellings. */
const SPELLINGS = {
  KI: 'Tarawa',
  LK: 'Sri Jayewardenepura Kotte',
  MM: 'Nay Pyi Taw',
  MN: 'Ulan Bator',
  US: 'Washington',
};

/**
 * The capitals of each territory by ISO 3166-1 and of each state of the USA by ISO 3166-2, and where the government sits if that is elsewhere.
 * Each must be a town of GeoNames in that place.
 */
export function capitals(directory) {
  const listed = Object.entries(countries)
    .filter(([code]) => existsSync(`${directory}/countries/${code}.json`) || code === 'US')
    .map(([code, { capital }]) => [code, CAPITALS[code] ?? [capital].filter(Boolean)]);
  const states = Object.entries(parse(readFileSync(new URL('state-capitals.yml', import.meta.url), 'utf8')));
  const all = [...listed, ...states.map(([code, town]) => [code, [town]])].filter(
    ([, towns]) => towns.length > 0,
  );
  refuseUnknownTowns(all);
  return new Map(
    all.map(([code, towns]) => [code, { capitals: towns, ...(code in SEATS && { seat: SEATS[code] }) }]),
  );
}

function refuseUnknownTowns(all) {
  const known = new Set(
    readCities().flatMap(({ name, country, admin1 }) =>
      [country, `${country}-${admin1}`].map(place => `${place} ${keyOf(name)}`),
    ),
  );
  const unknown = all.flatMap(([code, towns]) =>
    towns
      .filter(town => !known.has(`${code} ${keyOf(SPELLINGS[code] ?? town)}`))
      .map(town => `${code} ${town}`),
  );
  if (unknown.length > 0) throw new Error(`GeoNames has no such towns: ${unknown.join(', ')}`);
}

/** A town's name for comparison: plain letters, saints without an abbreviation. */
function keyOf(name) {
  return plainLetters(name)
    .replace(/\bst\.? /, 'saint ')
    .replace(/[^\p{L}]|ʻ/gu, '');
}
