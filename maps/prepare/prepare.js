import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { auditMaps } from './audit-maps.js';
import { writeBorders } from './borders.js';
import { writeCountries } from './countries.js';
import { writeMissingCodes } from './missing-codes.js';
import { writeNames } from './names.js';
import { readRegions } from './read-regions.js';
import { shareTopology } from './shared-topology.js';
import { writeUnitedStates } from './united-states.js';
import { writeUnitedStatesCapital } from './united-states-capital.js';
import { writeUsaCanada } from './usa-canada.js';
import { writeWorld } from './world.js';

const directory = fileURLToPath(new URL('../data', import.meta.url));

rmSync(`${directory}/countries`, { recursive: true, force: true });
const parts = readRegions();
const shared = shareTopology(parts);
const territories = writeCountries(directory, parts, shared);
writeWorld(directory, parts, shared);
writeBorders(directory, parts, shared);
writeNames(directory);
writeUnitedStates(directory);
writeUnitedStatesCapital(directory, parts, shared);
writeUsaCanada(directory, parts, shared);
writeMissingCodes(directory);
refuseCrossedNames(auditMaps(fileURLToPath(new URL('..', import.meta.url))));
console.log(`Prepared ${territories.length} territories.`);

/** Names and codes must be those of the places in a region: the towns of GeoNames tell. */
function refuseCrossedNames(audited) {
  const crossed = audited.flatMap(({ slug, crossed }) =>
    crossed.map(({ id, holder }) => `${slug}: the places of ${id} lie in ${holder}`),
  );
  if (crossed.length > 0) throw new Error(`Regions bear each other's names:\n${crossed.join('\n')}`);
}
