import { readSubdivisionNames } from './read-sources.js';
import { territoryTitle } from './territory-titles.js';

const NAMES = readSubdivisionNames();

/** Where CLDR gives a foreign term, a typing error, or the name that the code had before. */
const TITLES = new Map([
  ['AE-AJ', 'Ajman'],
  ['CYN', 'Northern Cyprus'],
  ['CZ-10', 'Prague'],
  ['ESB-5132', 'Dhekelia (United Kingdom)'],
  ['WSB-5133', 'Akrotiri (United Kingdom)'],
  ['FR-75', 'Paris'],
  ['GAZ', 'Gaza Strip'],
  ['GN-KA', 'Kankan'], // the prefecture
  ['GRL-2743', 'Qaasuitsup'],
  ['AIA-99', 'Outlying cays'],
  ['KI-G', 'Gilbert Islands'],
  ['KI-L', 'Line Islands'],
  ['KI-P', 'Phoenix Islands'],
  ['NO-31', 'Østfold'],
  ['NO-32', 'Akershus'],
  ['NO-33', 'Buskerud'],
  ['NO-39', 'Vestfold'],
  ['NO-40', 'Telemark'],
  ['NO-55', 'Troms'],
  ['NO-56', 'Finnmark'],
  ['GB-BCP', 'Bournemouth, Christchurch and Poole'],
  ['TJ-RA', 'Districts of Republican Subordination'],
  ['NZ-MBH', 'Marlborough'],
  ['KZ-19', 'Almaty Region'],
  ['KZ-43', 'Kyzylorda'],
  ['KZ-71', 'Astana'],
  ['MK-307', 'Kičevo'],
  ['PHL-2576', 'Maguindanao'],
  ['NPL-1134', 'Kosi Zone'],
  ['PARACEL', 'Paracel Islands'],
  ['SPRATLY', 'Spratly Islands'],
  ['SOL', 'Somaliland'],
]);

/** Countries whose codes CLDR still gives to the regions that had them before. */
const RENUMBERED = new Set(['IR', 'KZ']);
/** Where Natural Earth's English names are those of other places. */
const MISTRANSLATED = new Set(['AI', 'BA', 'BM', 'HK', 'MA', 'MG', 'MP', 'PM', 'SC', 'XK']);

/** A region's English name: CLDR's, else Natural Earth's English name, else its name. */
export function regionTitle(id, properties) {
  const title = TITLES.get(id) ?? territoryTitle(id) ?? listedTitle(id) ?? sourceTitle(properties) ?? id;
  return title.replaceAll('’', "'").trim();
}

function listedTitle(id) {
  if (RENUMBERED.has(id.slice(0, 2))) return undefined;
  return NAMES.get(id)
    ?.replace(/\s*[¹²³†‡]+$/, '')
    .replace(/, Somalia$/, '');
}

function sourceTitle({ iso_a2, name, name_en }) {
  return MISTRANSLATED.has(iso_a2) ? name : (name_en ?? name);
}
