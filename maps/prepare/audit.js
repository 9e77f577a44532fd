import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { auditMaps } from './audit-maps.js';
import { notesByCountry } from './known-regions.js';
import { missingCodes } from './missing-codes.js';

/** The share of known places that must lie in their region, unless `audit-exceptions.yml` says why it is less; one place may always stray. */
const LEAST = 0.99;

const maps = fileURLToPath(new URL('..', import.meta.url));
const rows = auditMaps(maps);
const least = leastShares(parse(readFileSync(`${maps}/prepare/audit-exceptions.yml`, 'utf8')));
const faults = rows.flatMap(row => faultsOf(row, least.get(row.slug))).concat(idleExceptions(rows, least));

console.log('map                                        regions  known  places  inside  at least');
for (const row of rows) console.log(line(row));
const places = rows.reduce((sum, row) => sum + row.places, 0);
const strays = rows.reduce((sum, row) => sum + row.strays.length, 0);
console.log(
  `${rows.length} maps, ${places} known places, ${percent(1 - strays / places)} of them inside their region.`,
);
printMissingCodes();
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;

/** Codes of ISO 3166-2 that no map has, by country, with what the catalogue says about its map. */
function printMissingCodes() {
  const notes = notesByCountry(maps);
  const missing = missingCodes(maps);
  console.log('\ncountry  codes on its level  absent  on other levels  note of its map; codes');
  for (const { country, listed, absent, otherLevels } of missing) {
    const columns = [
      String(listed).padStart(18),
      String(absent.length).padStart(8),
      String(otherLevels).padStart(17),
    ];
    const told = absent.length === 0 ? '' : `  ${notes.get(country) ?? '–'} ${absent.join(' ')}`;
    console.log(`${country.padEnd(9)}${columns.join('')}${told}`);
  }
  const sum = count => missing.reduce((total, row) => total + count(row), 0);
  console.log(
    `No map has ${sum(({ absent }) => absent.length)} codes on the levels of the maps and ${sum(({ otherLevels }) => otherLevels)} on others.`,
  );
}

function line({ slug, regions, known, places, share }) {
  const columns = [
    String(regions).padStart(9),
    String(known).padStart(7),
    String(places).padStart(8),
    (places === 0 ? '–' : percent(share)).padStart(8),
    (least.has(slug) ? percent(least.get(slug)) : '').padStart(10),
  ];
  return `${slug.padEnd(41)}${columns.join('')}`.trimEnd();
}

function faultsOf({ slug, share, strays, crossed }, lowest = LEAST) {
  const tooMany = share < lowest && strays.length > 1;
  return [
    ...(tooMany ? [`${slug}: ${percent(share)} of the places lie inside: ${listed(strays)}`] : []),
    ...crossed.map(({ id, holder }) => `${slug}: the places of ${id} lie in ${holder}`),
  ];
}

function listed(strays) {
  const names = strays.slice(0, 8).map(({ name, region }) => `${name} (${region.id})`);
  return `not ${names.join(', ')}${strays.length > 8 ? ` and ${strays.length - 8} more` : ''}`;
}

/** Exceptions that no map needs any more. */
function idleExceptions(rows, exceptions) {
  const needed = new Set(
    rows.filter(({ share, strays }) => share < LEAST && strays.length > 1).map(({ slug }) => slug),
  );
  return [...exceptions.keys()].filter(slug => !needed.has(slug)).map(slug => `${slug}: needs no exception`);
}

function leastShares(groups) {
  return new Map(
    groups.flatMap(({ maps }) => Object.entries(maps).map(([slug, share]) => [slug, share / 100])),
  );
}

function percent(share) {
  return `${(Math.floor(share * 1000) / 10).toFixed(1)} %`;
}
