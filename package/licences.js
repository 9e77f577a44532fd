import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * The licences of others that apply to these sources, as one text: of the packages that contain them, and those that lie in folders of
 * the checkout beside what they are for. Sources are relative to the checkout.
 */
export function licencesOf(checkout, sources) {
  const packages = sources.flatMap(source => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(source) ?? []);
  const own = sources
    .map(source => dirname(source))
    .filter(folder => folder.startsWith('src/') && existsSync(join(checkout, folder, 'LICENSE')));
  const texts = [
    ...distinct(packages).map(folder => licenceIn(join(checkout, folder))),
    ...distinct(own).map(
      folder => `${folder}\n\n${readFileSync(join(checkout, folder, 'LICENSE'), 'utf8').trim()}\n`,
    ),
  ];
  return texts.join(`\n${'-'.repeat(80)}\n\n`);
}

function distinct(names) {
  return [...new Set(names)].sort();
}

/** A package without a licence file names its licence in its manifest. */
function licenceIn(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find(entry => /^licen[cs]e/i.test(entry));
  const text = file === undefined ? license : readFileSync(join(folder, file), 'utf8').trim();
  return `${name} ${version}\n\n${text}\n`;
}
