import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The licences of the packages that contain these sources, as one text. Sources are relative to the checkout. */
export function licencesOf(checkout, sources) {
  const folders = sources.flatMap(source => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(source) ?? []);
  const texts = [...new Set(folders)].sort().map(folder => licenceIn(join(checkout, folder)));
  return texts.join(`\n${'-'.repeat(80)}\n\n`);
}

/** A package without a licence file names its licence in its manifest. */
function licenceIn(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find(entry => /^licen[cs]e/i.test(entry));
  const text = file === undefined ? license : readFileSync(join(folder, file), 'utf8').trim();
  return `${name} ${version}\n\n${text}\n`;
}
