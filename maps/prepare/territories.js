/**
 * Where we depart from Natural Earth, which maps who holds a place and files some places under their sovereign.
 * `null` drops a place that no map shows.
 */
const TERRITORIES = new Map([
  ['RUS-283', 'UA'], // Crimea
  ['RUS-5482', 'UA'], // Sevastopol
  ['NOR-901', 'SJ'], // Svalbard
  ['BVT+00?', 'BV'], // Bouvet Island
  ['IOA-1928', 'CC'], // Cocos (Keeling) Islands
  ['IOA-2652', 'CX'], // Christmas Island
  ['CSI+00?', null], // Coral Sea Islands: specks of sand over a million square kilometres
  ['ATC+00?', null], // Ashmore and Cartier Islands: likewise
  ['CLP+00?', null], // Clipperton Island, alone in the Pacific
  ['PFA+00?', 'PARACEL'], // Paracel Islands, claimed by China, Taiwan and Vietnam
  ['PGA+00?', 'SPRATLY'], // Spratly Islands, claimed by six states
]);

/** ISO 3166-1 code of the territory whose map shows a feature of Natural Earth; `null` = none. */
export function territoryOf({ adm1_code, iso_a2 }) {
  return TERRITORIES.has(adm1_code) ? TERRITORIES.get(adm1_code) : iso_a2;
}
