import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { iso31661 } from 'iso-3166';
import { groupedBy } from './grouped-by.js';
import { CODE_GROUPS } from './iso-codes.js';

/** Codes of what ISO 3166-1 lists as well: it has maps of its own. */
const LISTED_AS_COUNTRIES = new Set([
  ...['CN-HK', 'CN-MO', 'CN-TW', 'FI-01', 'NL-AW', 'NL-CW', 'NL-SX', 'NO-21', 'NO-22'],
  ...iso31661.flatMap(({ alpha2 }) => [`FR-${alpha2}`, `US-${alpha2}`]),
]);
/**
 * ISO 3166-2 is older than these maps: Vietnam has joined its provinces, Madagascar has regions in place of the six that it lists. Of
 * France's codes, the metropolises are departments on the map.
 */
const NOT_COMPARED = new Set(['FR', 'MG', 'VN']);

/**
 * For each country, the codes in force that no map has: `absent` on the level that its map shows, `otherLevels` on others. `listed` is how many
 * codes that level has.
 */
export function missingCodes(directory) {
  const drawn = drawnIds(`${directory}/data`);
  return [...groupedBy(CODE_GROUPS, ({ parent }) => parent.slice(0, 2))]
    .filter(([country]) => drawn.countries.has(country))
    .map(([country, groups]) => missingOf(country, groups, drawn))
    .filter(({ absent, otherLevels }) => absent.length + otherLevels > 0);
}

/** Writes `codes.json`: how many of the codes on its level a country's map shows, where it lacks some. */
export function writeMissingCodes(directory) {
  const entries = missingCodes(`${directory}/..`)
    .filter(({ country, absent }) => absent.length > 0 && !NOT_COMPARED.has(country))
    .map(({ country, absent, listed }) => [country, { shown: listed - absent.length, listed }]);
  writeFileSync(`${directory}/codes.json`, `${JSON.stringify(Object.fromEntries(entries), null, 1)}\n`);
}

function missingOf(country, groups, { all, countries }) {
  const own = countries.get(country);
  const isShown = group => group.some(code => own.has(code));
  const shown = groups.some(({ codes }) => isShown(codes))
    ? groups.filter(({ codes }) => isShown(codes))
    : groups.filter(({ parent }) => parent === country);
  const divided = new Set(shown.map(({ parent }) => parent));
  const level = shown
    .flatMap(({ codes }) => codes)
    .filter(code => !divided.has(code) && !LISTED_AS_COUNTRIES.has(code));
  const others = groups.filter(group => !shown.includes(group)).flatMap(({ codes }) => codes);
  const isAbsent = code => !all.has(code) && !LISTED_AS_COUNTRIES.has(code);
  return {
    country,
    listed: level.length,
    absent: level.filter(isAbsent),
    otherLevels: others.filter(isAbsent).length,
  };
}

function drawnIds(data) {
  const files = readdirSync(`${data}/countries`);
  const countries = new Map(files.map(file => [file.slice(0, 2), idsIn(`${data}/countries/${file}`)]));
  const further = ['united-states', 'united-states-capital', 'usa-canada'].map(name =>
    idsIn(`${data}/${name}.json`),
  );
  return { countries, all: new Set([...countries.values(), ...further].flatMap(ids => [...ids])) };
}

function idsIn(path) {
  const { objects } = JSON.parse(readFileSync(path, 'utf8'));
  return new Set(Object.values(objects).flatMap(({ geometries }) => geometries.map(({ id }) => id)));
}
