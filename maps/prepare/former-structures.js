/** New region → the former ones that it is made of, by Natural Earth's codes: those reforms that joined whole regions. */
const NORWAY_2024 = {
  'NO-31': ['NOR-924'],
  'NO-32': ['NOR-917'],
  'NO-33': ['NOR-918'],
  'NO-34': ['NOR-919', 'NOR-920'],
  'NO-39': ['NOR-923'],
  'NO-40': ['NOR-922'],
  'NO-42': ['NOR-912', 'NOR-916'],
  'NO-46': ['NOR-913', 'NOR-915'],
  'NO-50': ['NOR-925', 'NOR-911'],
  'NO-55': ['NOR-900'],
  'NO-56': ['NOR-1062'],
};

/** The same by the numbers of Latvia's former municipalities. Aglona was divided; it goes where its seat went. */
const LATVIA_2021 = {
  'LV-002': [2, 38, 46, 65, 72, 92],
  'LV-011': [11, 20],
  'LV-015': [15, 14, 82, 108],
  'LV-016': [16, 34, 83, 105],
  'LV-022': [22, 8, 39, 55, 70, 75, 104],
  'LV-026': [26, 10, 98],
  'LV-041': [69],
  'LV-042': [4, 49, 86, 107],
  'LV-047': [47, 24],
  'LV-050': [50, 6, 93],
  'LV-052': [52, 13],
  'LV-054': [54, 5, 85],
  'LV-058': [58, 23, 44, 110],
  'LV-059': [59, 21, 30, 57],
  'LV-062': [62, 12],
  'LV-067': [67, 35, 51, 53],
  'LV-073': [73, 1, 78, 103],
  'LV-077': [109],
  'LV-080': [80, 31, 95],
  'LV-088': [88, 18],
  'LV-089': [89, 90],
  'LV-091': [91, 37, 48, 61],
  'LV-094': [94, 9, 76],
  'LV-097': [97, 27, 63, 79],
  'LV-099': [99, 29, 40, 43],
  'LV-111': [36],
  'LV-112': [3, 28, 32, 66, 71, 74, 81, 100],
  'LV-113': [19, 17, 45, 60, 64, 84, 96],
};

/** Latvia's state cities share their codes with the municipalities around them in Natural Earth. */
const AROUND_LATVIAN_CITIES = {
  'LV-JEL': 'LV-041',
  'LV-DGV': 'LV-111',
  'LV-REZ': 'LV-077',
  'LV-VEN': 'LV-106',
};
/** Two of them have since been joined with what surrounds them. */
const FORMER_LATVIAN_CITIES = { 'LV-JKB': 'LV-042', 'LV-VMR': 'LV-113' };

/** Northern Ireland's districts of 2015 (borders differ in places), and the council that joined two of England in 2019. */
const UNITED_KINGDOM = {
  'GB-ABC': ['GB-ARM', 'GB-BNB', 'GB-CGV'],
  'GB-AND': ['GB-NDN', 'GB-ARD'],
  'GB-ANN': ['GB-ANT', 'GB-NTA'],
  'GB-CCG': ['GB-CLR', 'GB-BLY', 'GB-LMV', 'GB-MYL'],
  'GB-DRS': ['GB-DRY', 'GB-STB'],
  'GB-FMO': ['GB-FER', 'GB-OMH'],
  'GB-LBC': ['GB-LSB', 'GB-CSR'],
  'GB-MEA': ['GB-BLA', 'GB-CKF', 'GB-LRN'],
  'GB-MUL': ['GB-MFT', 'GB-CKT', 'GB-DGN'],
  'GB-NMD': ['GB-NYM', 'GB-DOW'],
  'GB-BCP': ['GB-BMH', 'GB-POL'],
};

const NEW_REGIONS = new Map([
  ...inverted(NORWAY_2024),
  ...inverted(LATVIA_2021).map(([number, id]) => [`LV-${String(number).padStart(3, '0')}`, id]),
  ...inverted(UNITED_KINGDOM),
]);

/** Today's region that a former one has been joined into; `undefined` = it has not. */
export function presentRegionOf({ adm1_code, iso_3166_2, type }) {
  if (iso_3166_2 in FORMER_LATVIAN_CITIES) return FORMER_LATVIAN_CITIES[iso_3166_2];
  if (iso_3166_2 in AROUND_LATVIAN_CITIES && type !== 'Republikas Pilsētas')
    return AROUND_LATVIAN_CITIES[iso_3166_2];
  return NEW_REGIONS.get(adm1_code) ?? NEW_REGIONS.get(iso_3166_2);
}

function inverted(parts) {
  return Object.entries(parts).flatMap(([whole, members]) => members.map(member => [member, whole]));
}
