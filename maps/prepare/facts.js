import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { countries } from 'countries-list';
import { capitals } from './capitals.js';
import { readTerritoryFacts } from './read-sources.js';

const directory = fileURLToPath(new URL('../data', import.meta.url));

/** CLDR 48 was published then; its estimates are of that year or of the years before. */
const POPULATION_YEAR = 2025;

/** Nobody lives there all the year: CLDR counts the staff of stations. */
const UNINHABITED = new Set(['AQ', 'BV', 'GS', 'HM', 'IO', 'TF', 'UM']);

/** Official languages that have changed since the lists were made, or of which both lack some. */
const UNSURE = new Set(['BO', 'CK', 'ER', 'ET', 'FO', 'IL', 'MK', 'ML', 'NE', 'NF', 'PN', 'RW', 'SC', 'ZW']);

const facts = factsOfPlaces();
const rows = [...facts]
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(row => JSON.stringify(row).slice(1, -1).replace(',', ':'));
writeFileSync(
  `${directory}/facts.json`,
  `{"populationYear":${POPULATION_YEAR},"places":{\n${rows.join(',\n')}\n}}\n`,
);
console.log(`Prepared facts of ${facts.size} places.`);

/** What is known of each territory (ISO 3166-1) and of each state of the USA (ISO 3166-2). */
function factsOfPlaces() {
  const found = capitals(directory);
  const territories = readTerritoryFacts();
  const neighbours = neighboursOfStates();
  const codes = new Set([...found.keys(), ...Object.keys(countries), ...neighbours.keys()]);
  return new Map(
    [...codes].flatMap(code => {
      const fact = {
        ...found.get(code),
        ...populationOf(code, territories[code]),
        ...languagesOf(code, territories[code]),
        ...(neighbours.has(code) && { neighbours: neighbours.get(code) }),
      };
      return Object.keys(fact).length === 0 ? [] : [[code, fact]];
    }),
  );
}

function populationOf(code, { _population = '0' } = {}) {
  const population = Number(_population);
  return population === 0 || UNINHABITED.has(code) ? {} : { population };
}

/** Official languages, those that most people speak first, where CLDR and countries-list agree on them. */
function languagesOf(code, { languagePopulation = {} } = {}) {
  const listed = new Set(countries[code]?.languages);
  const agreed = [/^official$/, /^(?:de_facto_)?official$/]
    .map(status => spoken(languagePopulation, status))
    .find(languages => languages.length === listed.size && languages.every(language => listed.has(language)));
  if (agreed === undefined || agreed.length === 0 || UNSURE.has(code)) return {};
  return { languages: agreed.includes('nb') ? ['no'] : agreed };
}

function spoken(languagePopulation, status) {
  const shares = Object.entries(languagePopulation)
    .filter(([, { _officialStatus = '' }]) => status.test(_officialStatus))
    .sort(([, a], [, b]) => b._populationPercent - a._populationPercent);
  return [...new Set(shares.map(([language]) => language.split('_')[0]))];
}

/** State → the states that share a border with it on land, from the arcs of the prepared geometry. */
function neighboursOfStates() {
  const { objects } = JSON.parse(readFileSync(`${directory}/united-states.json`, 'utf8'));
  const users = new Map();
  for (const { id, arcs } of objects.states.geometries) {
    for (const arc of arcs.flat(2)) {
      const key = arc < 0 ? ~arc : arc;
      users.set(key, [...(users.get(key) ?? []), id]);
    }
  }
  const neighbours = new Map();
  for (const [one, other] of [...users.values()].filter(({ length }) => length === 2)) {
    neighbours.set(one, (neighbours.get(one) ?? new Set()).add(other));
    neighbours.set(other, (neighbours.get(other) ?? new Set()).add(one));
  }
  return new Map([...neighbours].map(([state, others]) => [state, [...others].sort()]));
}
