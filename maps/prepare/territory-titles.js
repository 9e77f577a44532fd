import { readTerritoryNames } from './read-sources.js';

const NAMES = readTerritoryNames();

/** Names in common use where CLDR's are made for lists, or for a form's small field. */
const TITLES = new Map([
  ['CC', 'Cocos (Keeling) Islands'],
  ['CD', 'Democratic Republic of the Congo'],
  ['CG', 'Republic of the Congo'],
  ['HK', 'Hong Kong'],
  ['MM', 'Myanmar'],
  ['MO', 'Macao'],
  ['PS', 'Palestine'],
  ['US', 'United States of America'],
]);

/** A territory's English name by its ISO 3166-1 code: `DE` → `Germany`; `undefined` = no such territory. */
export function territoryTitle(territory) {
  const name = TITLES.get(territory) ?? NAMES.get(territory);
  return name
    ?.replaceAll('’', "'")
    .replaceAll(' & ', ' and ')
    .replace(/^St\. /, 'Saint ');
}
