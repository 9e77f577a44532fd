// Makes `content/_demos/towns.csv`, by which the demo of a store locator finds towns and postcodes.
// Usage: node german-towns.js zipcodes.de.csv > ../../content/_demos/towns.csv
// The input is GeoNames' list of German postcodes (CC BY 4.0), as in the repository zauberware/postal-codes-json-xml-csv.
import { readFileSync } from 'node:fs';

/** Places of one name in one state are one town if they are no further apart, in degrees of latitude. */
const SAME_TOWN = 0.25;

/** English names that visitors of an English page may type. */
const ENGLISH = {
  München: 'Munich',
  Köln: 'Cologne',
  Nürnberg: 'Nuremberg',
  Hannover: 'Hanover',
  Braunschweig: 'Brunswick',
  Hameln: 'Hamelin',
  Konstanz: 'Constance',
};

/** States by the last two letters of their ISO code, in German and in English. */
const STATES = {
  BB: ['Brandenburg'],
  BE: ['Berlin'],
  BW: ['Baden-Württemberg'],
  BY: ['Bayern', 'Bavaria'],
  HB: ['Bremen'],
  HE: ['Hessen', 'Hesse'],
  HH: ['Hamburg'],
  MV: ['Mecklenburg-Vorpommern', 'Mecklenburg-Western Pomerania'],
  NI: ['Niedersachsen', 'Lower Saxony'],
  NW: ['Nordrhein-Westfalen', 'North Rhine-Westphalia'],
  RP: ['Rheinland-Pfalz', 'Rhineland-Palatinate'],
  SH: ['Schleswig-Holstein'],
  SL: ['Saarland'],
  SN: ['Sachsen', 'Saxony'],
  ST: ['Sachsen-Anhalt', 'Saxony-Anhalt'],
  TH: ['Thüringen', 'Thuringia'],
};

const [header, ...lines] = readFileSync(process.argv[2], 'utf8').trim().split(/\r?\n/).map(cellsOf);
const rows = lines.map(cells => Object.fromEntries(header.map((name, index) => [name, cells[index]])));
// Postcodes of companies have a number there.
const inStates = rows.filter(({ state_code }) => state_code in STATES);
const names = new Set(inStates.map(({ zipcode, place }) => `${zipcode} ${place}`));
// “Schipkau Drochow” is a part of “Schipkau”, and has the same postcode.
const places = inStates.filter(({ zipcode, place }) =>
  [...place.matchAll(/ /g)].every(({ index }) => !names.has(`${zipcode} ${place.slice(0, index)}`)),
);

const towns = [];
for (const { place, state_code, zipcode, latitude, longitude } of places) {
  const at = { latitude: Number(latitude), longitude: Number(longitude) };
  const known = towns.find(
    town => town.place === place && town.state === state_code && isNear(town.points[0], at),
  );
  const town = known ?? { place, state: state_code, points: [], postcodes: new Set() };
  if (!known) towns.push(town);
  town.points.push(at);
  town.postcodes.add(zipcode);
}

const table = [
  ...Object.keys(STATES).map(stateRow),
  ...towns
    .sort(
      (a, b) => first(a.postcodes).localeCompare(first(b.postcodes)) || a.place.localeCompare(b.place, 'de'),
    )
    .map(({ place, state, points, postcodes }) => [
      place,
      ENGLISH[place] ?? '',
      `DE-${state}`,
      ...middleOf(points),
      [...postcodes].sort().join(' '),
    ]),
];
process.stdout.write(
  `name,other,region,latitude,longitude,postcodes\n${table.map(cells => cells.map(quoted).join(',')).join('\n')}\n`,
);

/** A state has no postcodes; its middle is the middle of its places. */
function stateRow(state) {
  const [name, other = ''] = STATES[state];
  const inside = towns.filter(town => town.state === state).flatMap(({ points }) => points);
  return [name, other, `DE-${state}`, ...middleOf(inside), ''];
}

/** Neighbours follow each other then, which compresses better. */
function first(postcodes) {
  return [...postcodes].sort()[0];
}

function isNear(a, b) {
  return Math.hypot(a.latitude - b.latitude, (a.longitude - b.longitude) * 0.63) < SAME_TOWN;
}

/** Two decimal places: a kilometre. */
function middleOf(points) {
  const mean = name => points.reduce((sum, point) => sum + point[name], 0) / points.length;
  return [mean('latitude').toFixed(2), mean('longitude').toFixed(2)];
}

function quoted(cell) {
  return cell.includes(',') ? `"${cell}"` : cell;
}

/** The cells of a line; none of them contains a quotation mark. */
function cellsOf(line) {
  return [...line.matchAll(/(?:^|,)(?:"([^"]*)"|([^",]*))/g)].map(
    ([, quotedText, text]) => quotedText ?? text,
  );
}
