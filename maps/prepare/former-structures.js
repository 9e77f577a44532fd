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

/** Vietnam's provinces of July 2025, those that joined; each has the code of the one whose name it took. */
const VIETNAM_2025 = {
  'VN-02': ['VN-02', 'VN-06'],
  'VN-07': ['VN-07', 'VN-03'],
  'VN-18': ['VN-18', 'VN-67', 'VN-63'],
  'VN-25': ['VN-25', 'VN-24'],
  'VN-29': ['VN-29', 'VN-28'],
  'VN-30': ['VN-30', 'VN-31'],
  'VN-33': ['VN-33', 'VN-32'],
  'VN-34': ['VN-34', 'VN-36'],
  'VN-35': ['VN-35', 'VN-72', 'VN-40'],
  'VN-37': ['VN-37', 'VN-41'],
  'VN-39': ['VN-39', 'VN-58'],
  'VN-44': ['VN-44', 'VN-47'],
  'VN-45': ['VN-45', 'VN-46'],
  'VN-49': ['VN-49', 'VN-50', 'VN-51'],
  'VN-56': ['VN-56', 'VN-54'],
  'VN-59': ['VN-59', 'VN-55'],
  'VN-66': ['VN-66', 'VN-20'],
  'VN-68': ['VN-68', 'VN-70', 'VN-14'],
  'VN-69': ['VN-69', 'VN-53'],
  'VN-CT': ['VN-CT', 'VN-52', 'VN-73'],
  'VN-DN': ['VN-DN', 'VN-27'],
  'VN-HP': ['VN-HP', 'VN-61'],
  'VN-SG': ['VN-SG', 'VN-57', 'VN-43'],
};

/** The Ivorian districts of 2011 by older regions. Abidjan was taken out of Lagunes, Yamoussoukro out of Lacs: they are not told apart. */
const IVORY_COAST_2011 = {
  'CI-BS': ['CIV-3448'],
  'CI-CM': ['CIV-3460', 'CIV-3462'],
  'CI-DN': ['CIV-3437'],
  'CI-GD': ['CIV-3445', 'CIV-3447'],
  'CI-LC': ['CIV-3452', 'CIV-3461'],
  'CI-LG': ['CIV-3451', 'CIV-3458'],
  'CI-MG': ['CIV-3441', 'CIV-3459'],
  'CI-SM': ['CIV-3444', 'CIV-3446'],
  'CI-SV': ['CIV-3431'],
  'CI-VB': ['CIV-3450'],
  'CI-WR': ['CIV-3440', 'CIV-3443'],
  'CI-ZZ': ['CIV-3449'],
};

/** Regions that another has taken in: Pakistan's tribal areas in 2018, two quarters of Saint Lucia. */
const TAKEN_IN = {
  'LC-06': ['LCA-5079'],
  'LC-08': ['LCA-5084'],
  'PK-KP': ['PK-TA'],
};

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
  ...inverted(VIETNAM_2025),
  ...inverted(IVORY_COAST_2011),
  ...inverted(TAKEN_IN),
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
