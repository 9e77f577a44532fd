import { bareName } from './bare-name.js';
import { presentRegionOf } from './former-structures.js';
import { LISTED_CODES } from './iso-codes.js';

/** Regions of a reformed structure, whose codes would name today's regions of the same place: they keep the source's own. */
const REFORMED = new Set(['BA', 'CD', 'KE', 'MA', 'MG', 'NP']);
/** Countries that have given their codes to other regions since: found by name. */
const RENUMBERED = new Set(['IR', 'UG']);

/** Mends by Natural Earth's code. Several features with one id become one region. */
const MENDED = new Map([
  ['AFG-1753', 'AF-DAY'],
  ['AFG-1759', 'AF-PKA'], // Paktika and Paktia: the source has their codes crossed
  ['AFG-1769', 'AF-PAN'],
  ['AFG-3413', 'AF-PIA'],
  ['AIA+99?', 'AIA-99'], // Sombrero and the cays
  ['ARE-344', 'AE-FU'], // a neutral zone at the coast, between Fujairah and Sharjah
  ['ARE-347', 'AE-AJ'], // the other, at Ajman's exclave of Masfout
  ['ATA+00?', 'AQ'],
  ['ATA+99?', 'AQ'],
  ['AUS+00?', 'AU-TAS'], // Macquarie Island
  ['AUS-1932', 'AU-ACT'], // Jervis Bay
  ['AZE-1707', 'AZ-LAN'], // the districts around the cities of Lankaran and Shaki
  ['AZE-1727', 'AZ-SAK'],
  ['AZE-1735', 'AZ-LAC'], // Lachin, which the source calls Lankaran
  ['AZE-2422', 'AZ-NV'], // the city of Nakhchivan, not the republic around it
  ['AZE-5565', 'AZ-SUS'],
  ['AZE-5566', 'AZ-YE'],
  ['BRB-5004', 'BB-01'],
  ['COL+99?', 'CO-VAC'], // Malpelo
  ['COL-1399', 'CO-DC'],
  ['CZE-1595', 'CZ-10'],
  ['GRL-2738', 'GRL-2743'], // Pituffik
  ['HRV-1604', 'HR-11'],
  ['HUN-4907', 'HU-ER'],
  ['IND-20011', 'IN-TS'],
  ['IND-2444', 'IN-OD'],
  ['IND-3254', 'IN-UK'],
  ['IND-3260', 'IN-CG'],
  ['IRN-3209', 'IR-17'],
  ['IRN-3218', 'IR-14'],
  ['IRN-3237', 'IR-04'],
  ['IRN-3238', 'IR-03'],
  ['IRN-3244', 'IR-29'],
  ['IRN-3245', 'IR-09'],
  ['IRN-3246', 'IR-28'],
  ['IRN-3247', 'IR-11'],
  ['KAB+00?', 'KZ-43'], // Baikonur, leased to Russia
  ['KAS+00?', 'IN-LA'], // Siachen glacier, held by India
  ['KAZ-3195', 'KZ-15'],
  ['KAZ-3196', 'KZ-39'],
  ['KAZ-3197', 'KZ-43'],
  ['KAZ-3198', 'KZ-23'],
  ['KAZ-3201', 'KZ-27'],
  ['KAZ-3202', 'KZ-11'],
  ['KAZ-3204', 'KZ-59'],
  ['KAZ-3205', 'KZ-55'],
  ['KAZ-3206', 'KZ-63'],
  ['KAZ-3236', 'KZ-47'],
  ['KAZ-3252', 'KZ-31'],
  ['KAZ-4829', 'KZ-75'],
  ['KAZ-4830', 'KZ-71'],
  ['KNA-5112', 'KN-15'],
  ['LAO-3283', 'LA-VT'],
  ['LBY-2978', 'LY-TB'],
  ['MDA-1637', 'MD-SN'], // Grigoriopol, Rîbnița (named Rezina), Tiraspol (named Bender) and Camenca are in Transnistria
  ['MDA-1645', 'MD-SN'],
  ['MDA-1650', 'MD-SN'],
  ['MDA-1652', 'MD-SN'],
  ['MDV-5234', 'MV-MLE'],
  ['MEX+99?', 'MX-YUC'], // Arrecife Alacranes
  ['MEX-2727', 'MX-CMX'],
  ['MKD-2899', 'MK-304'],
  ['MKD-2901', 'MK-810'],
  ['MKD-2916', 'MK-307'], // part of Kičevo since 2013
  ['MKD-2950', 'MK-307'], // part of Kičevo since 2013
  ['MKD-2953', 'MK-307'], // part of Kičevo since 2013
  ['MKD-2954', 'MK-307'],
  ['MKD-2955', 'MK-607'],
  ['MKD-2956', 'MK-307'], // part of Kičevo since 2013
  ['MOZ-5854', 'MZ-MPM'],
  ['MUS-5181', 'MU-PW'], // towns of Plaines Wilhems
  ['MUS-5183', 'MU-PW'],
  ['MUS-5191', 'MU-PW'],
  ['MUS-5196', 'MU-PW'],
  ['MWI-1194', 'MW-KR'],
  ['NZL-5476', 'NZ-NTL'], // Three Kings Islands
  ['OMN-2406', 'OM-SJ'],
  ['OMN-2424', 'OM-BS'],
  ['PER-587', 'PE-LMA'],
  ['PHL-4932', 'PH-ZAS'],
  ['PHL-5523', 'PH-CEB'],
  ['PHL-5524', 'PH-CEB'],
  ['PHL-5525', 'PH-NEC'],
  ['PHL-5527', 'PHL-2576'], // Cotabato City, in Maguindanao
  ['PHL-5528', 'PH-DAS'],
  ['POL-3139', 'PL-28'],
  ['POL-3140', 'PL-22'],
  ['POL-3141', 'PL-02'],
  ['POL-3142', 'PL-32'],
  ['POL-3143', 'PL-08'],
  ['POL-3144', 'PL-30'],
  ['POL-3145', 'PL-04'],
  ['POL-3146', 'PL-24'],
  ['POL-3147', 'PL-10'],
  ['POL-3148', 'PL-14'],
  ['POL-3149', 'PL-26'],
  ['POL-3150', 'PL-20'],
  ['POL-3151', 'PL-06'],
  ['POL-3152', 'PL-18'],
  ['POL-3167', 'PL-16'],
  ['POL-3170', 'PL-12'],
  ['RUS+99?', 'RU-YAN'], // an island of the Kara Sea
  ['RUS-2364', 'RU-MOS'], // Moscow's region and the city: crossed likewise
  ['RUS-2365', 'RU-MOW'],
  ['SDN-5857', 'SD-DE'],
  ['SLB-3507', 'SB-WE'],
  ['SVN-1006', 'SI-142'],
  ['SVN-939', 'SI-054'],
  ['SYR-5261', 'SY-QU'], // the disengagement zone
  ['TJK-368', 'TJ-RA'],
  ['TTO-50', 'TT-TOB'],
  ['TTO-5090', 'TT-TOB'],
  ['TTO-55', 'TT-MRC'],
  ['TWN-1167', 'TW-NWT'],
  ['UGA-3371', 'UG-419'],
  ['UGA-3374', 'UG-410'],
  ['UGA-5619', 'UG-118'],
  ['USG+00?', 'CU-14'], // Guantánamo Bay, leased to the United States
  ['VEN+99?', 'VE-W'], // Isla de Aves
]);

/** By Natural Earth's own spelling of ISO 3166-2, where that is at fault. */
const MENDED_CODES = new Map([
  ['FR-GF', 'FR-973'],
  ['FR-GP', 'FR-971'],
  ['FR-MQ', 'FR-972'],
  ['FR-RE', 'FR-974'],
  ['FR-YT', 'FR-976'],
  ['FR-75', 'FR-75'], // Paris as a department; ISO 3166-2 lists it as the collectivity FR-75C
  ['GN-K', 'GN-KA'], // the prefecture, not the region
  ['GR-A1', 'GR-I'],
  ['IQ-TS', 'IQ-KI'],
  ['IT-AO', 'IT-23'],
  ['LR-X1~', 'LR-GP'],
  ['LR-X2~', 'LR-RG'],
  ['MK-78', 'MK-313'],
  ['PH-MNL', 'PH-00'],
  ['SD-DE', 'SD-DC'],
  ['ZA-GT', 'ZA-GP'],
  ['ZA-NL', 'ZA-KZN'],
]);

/** The region's id: ISO 3166-2 where the region is one of today's, else Natural Earth's `adm1_code`. `null` = find it by name. */
export function codedRegionId(properties) {
  const { adm1_code, iso_3166_2: code, iso_a2 } = properties;
  const mended = MENDED.get(adm1_code) ?? presentRegionOf(properties) ?? MENDED_CODES.get(code);
  if (mended !== undefined) return mended;
  if (REFORMED.has(iso_a2)) return ownId(adm1_code);
  if (RENUMBERED.has(iso_a2)) return null;
  if (LISTED_CODES.has(code) && (code.startsWith(`${iso_a2}-`) || code.startsWith('UA-'))) return code;
  return null;
}

/** The code of a country's region by its name, if one region alone has that name, else Natural Earth's own. */
export function namedRegionId(properties, taken) {
  const names = [properties.name, properties.name_en, properties.name_local, properties.gn_name]
    .filter(Boolean)
    .map(bareName);
  const matches = candidates(properties.iso_a2).filter(([, name]) => names.includes(bareName(name)));
  const free = matches.filter(([code]) => !taken.has(code));
  return free.length === 1 ? free[0][0] : ownId(properties.adm1_code);
}

/** Countries whose ISO 3166-2 lists several levels: the codes of the level that Natural Earth has. */
const LEVELS = new Map([
  ['CZ', /^CZ-\d\d$/],
  ['EE', /maa$/],
]);

function candidates(territory) {
  const level = LEVELS.get(territory);
  return [...LISTED_CODES].filter(
    ([code, name]) =>
      code.startsWith(`${territory}-`) && (level === undefined || level.test(code) || level.test(name)),
  );
}

function ownId(code) {
  return code.replace(/\+00\?$/, '').replace(/\W+/g, '-');
}
