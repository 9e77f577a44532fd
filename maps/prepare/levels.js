/** England's ceremonial counties that consist of several authorities. A borough north of the Tees counts for Durham as a whole. */
const CEREMONIAL = {
  Bedfordshire: 'BDF CBF LUT',
  Berkshire: 'BRC RDG SLG WBK WNM WOK',
  Buckinghamshire: 'BKM MIK',
  Cambridgeshire: 'CAM PTE',
  Cheshire: 'CHE CHW HAL WRT',
  Cornwall: 'CON IOS',
  Derbyshire: 'DBY DER',
  Devon: 'DEV PLY TOB',
  Dorset: 'DOR BCP',
  Durham: 'DAL DUR HPL STT',
  'East Riding of Yorkshire': 'ERY KHL',
  'East Sussex': 'BNH ESX',
  Essex: 'ESS SOS THR',
  Gloucestershire: 'GLS SGC',
  'Greater London':
    'BDG BEN BEX BNE BRY CMD CRY EAL ENF GRE HAV HCK HIL HMF HNS HRW HRY ISL KEC KTT LBH LEW MRT NWM RDB RIC STN SWK TWH WFT WND WSM',
  'Greater Manchester': 'BOL BUR MAN OLD RCH SKP SLF TAM TRF WGN',
  Hampshire: 'HAM POR STH',
  Kent: 'KEN MDW',
  Lancashire: 'BBD BPL LAN',
  Leicestershire: 'LCE LEC',
  Lincolnshire: 'LIN NEL NLN',
  Merseyside: 'KWL LIV SFT SHN WRL',
  'North Yorkshire': 'MDB NYK RCC YOR',
  Nottinghamshire: 'NGM NTT',
  Shropshire: 'SHR TFW',
  Somerset: 'BAS NSM SOM',
  'South Yorkshire': 'BNS DNC ROT SHF',
  Staffordshire: 'STE STS',
  'Tyne and Wear': 'GAT NET NTY SND STY',
  'West Midlands': 'BIR COV DUD SAW SOL WLL WLV',
  'West Yorkshire': 'BRD CLD KIR LDS WKF',
  Wiltshire: 'SWD WIL',
  Clwyd: 'CWY DEN FLN WRX',
  Dyfed: 'CGN CMN PEM',
  Gwent: 'BGW CAY MON NWP TOF',
  Gwynedd: 'AGY GWN',
  'Mid Glamorgan': 'BGE MTY RCT',
  'South Glamorgan': 'CRF VGL',
  'West Glamorgan': 'NTL SWA',
};
const COUNTY_OF = new Map(
  Object.entries(CEREMONIAL).flatMap(([county, codes]) =>
    codes.split(' ').map(code => [`GB-${code}`, county]),
  ),
);

const NATIONS = { England: 'GB-ENG', Scotland: 'GB-SCT', Wales: 'GB-WLS', 'Northern Ireland': 'GB-NIR' };

const FRENCH_REGIONS = {
  'FR-ARA': 'Auvergne-Rhône-Alpes',
  'FR-BFC': 'Bourgogne-Franche-Comté',
  'FR-BRE': 'Brittany',
  'FR-COR': ['FR-20R', 'Corsica'],
  'FR-CVL': 'Centre-Val de Loire',
  'FR-GES': 'Grand Est',
  'FR-HDF': 'Hauts-de-France',
  'FR-IDF': 'Île-de-France',
  'FR-NAQ': 'Nouvelle-Aquitaine',
  'FR-NOR': 'Normandy',
  'FR-OCC': 'Occitanie',
  'FR-PAC': "Provence-Alpes-Côte d'Azur",
  'FR-PDL': 'Pays de la Loire',
};

const SPANISH_COMMUNITIES = {
  AN: ['ES-AN', 'Andalusia'],
  AR: ['ES-AR', 'Aragon'],
  AS: ['ES-AS', 'Asturias'],
  CB: ['ES-CB', 'Cantabria'],
  CE: ['ES-CE', 'Ceuta'],
  CL: ['ES-CL', 'Castile and León'],
  CM: ['ES-CM', 'Castile-La Mancha'],
  CN: ['ES-CN', 'Canary Islands'],
  CT: ['ES-CT', 'Catalonia'],
  EX: ['ES-EX', 'Extremadura'],
  GA: ['ES-GA', 'Galicia'],
  LO: ['ES-RI', 'La Rioja'],
  MD: ['ES-MD', 'Madrid'],
  ML: ['ES-ML', 'Melilla'],
  MU: ['ES-MC', 'Murcia'],
  NA: ['ES-NC', 'Navarre'],
  PM: ['ES-IB', 'Balearic Islands'],
  PV: ['ES-PV', 'Basque Country'],
  VC: ['ES-VC', 'Valencia'],
};

const ITALIAN_REGIONS = {
  'IT-21': 'Piedmont',
  'IT-23': 'Aosta Valley',
  'IT-25': 'Lombardy',
  'IT-32': 'Trentino-South Tyrol',
  'IT-34': 'Veneto',
  'IT-36': 'Friuli-Venezia Giulia',
  'IT-42': 'Liguria',
  'IT-45': 'Emilia-Romagna',
  'IT-52': 'Tuscany',
  'IT-55': 'Umbria',
  'IT-57': 'Marche',
  'IT-62': 'Lazio',
  'IT-65': 'Abruzzo',
  'IT-67': 'Molise',
  'IT-72': 'Campania',
  'IT-75': 'Apulia',
  'IT-77': 'Basilicata',
  'IT-78': 'Calabria',
  'IT-82': 'Sicily',
  'IT-88': 'Sardinia',
};

const PORTUGUESE_REGIONS = {
  'PT-20': 'Azores',
  'PT-30': 'Madeira',
  Alentejo: 'Alentejo',
  Algarve: 'Algarve',
  Centro: 'Centro',
  Lisbon: 'Lisbon',
  Norte: 'Norte',
  'Norte, Centro': 'Centro',
};

/** Kosovo's districts of the Serbian order, by the districts that Natural Earth files Kosovo's municipalities under. */
const KOSOVO_DISTRICTS = {
  Gnjilane: ['RS-29', 'Kosovo-Pomoravlje'],
  'Kosovska Mitrovica': ['RS-28', 'Kosovska Mitrovica'],
  Peć: ['RS-26', 'Peć'],
  Pristina: ['RS-25', 'Kosovo'],
  Prizren: ['RS-27', 'Prizren'],
  Uroševac: ['RS-25', 'Kosovo'],
  Đakovica: ['RS-26', 'Peć'],
};
/** Municipalities of the north and west that the Serbian order counts elsewhere. */
const KOSOVO_MUNICIPALITIES = new Map([
  ['KOS-5891', ['RS-27', 'Prizren']],
  ['KOS-5906', ['RS-29', 'Kosovo-Pomoravlje']],
]);

const BOSNIAN_DISTRICT = 'BIH-4803';
/** A canton of the Federation that Natural Earth counts as Serb. */
const POSAVINA = 'BIH-3153';

/** Further levels of a territory's topology: object's name → a region's new id and title by its part, or `null` to leave it out. */
export const LEVELS = {
  FR: {
    departments: ({ id, title }) => (/^FR-97/.test(id) ? null : [id, title]),
    'regions-2016': ({ properties }) => named(FRENCH_REGIONS, properties.region_cod),
  },
  GB: {
    'ceremonial-counties': ({ id, title }) => ceremonialCounty(id, title),
    countries: ({ properties }) => nation(properties.geonunit),
  },
  ES: { communities: ({ properties }) => SPANISH_COMMUNITIES[properties.region_cod.slice(3)] },
  IT: { 'administrative-regions': ({ properties }) => named(ITALIAN_REGIONS, properties.region_cod) },
  PT: { 'nuts-2': ({ id, properties }) => portugueseRegion(PORTUGUESE_REGIONS[properties.region ?? id]) },
  LS: { country: () => ['LS', 'Lesotho'] },
  SZ: { country: () => ['SZ', 'Eswatini'] },
  CL: { 'with-pacific-islands': ({ id, title, island }) => island ?? [id, title] },
  BA: { entities: ({ properties }) => bosnianEntity(properties) },
};

/** A municipality of Kosovo as a part of a district of the Serbian order. */
export function districtInSerbia({ adm1_code, region }) {
  return KOSOVO_MUNICIPALITIES.get(adm1_code) ?? KOSOVO_DISTRICTS[region];
}

function named(titles, code) {
  const title = titles[code];
  if (title === undefined) return null;
  return Array.isArray(title) ? title : [code, title];
}

function ceremonialCounty(id, title) {
  const county = COUNTY_OF.get(id);
  return county === undefined ? [id, title] : [`GB-${county.toLowerCase().replaceAll(' ', '-')}`, county];
}

function nation(name) {
  return [NATIONS[name], name];
}

function portugueseRegion(title) {
  const ids = { Azores: 'PT-20', Madeira: 'PT-30' };
  return [ids[title] ?? `PT-${title.toLowerCase()}`, title];
}

function bosnianEntity({ adm1_code, region }) {
  if (adm1_code === BOSNIAN_DISTRICT) return ['BA-BRC', 'Brčko District'];
  return adm1_code === POSAVINA || region.startsWith('Federacija')
    ? ['BA-BIH', 'Federation of Bosnia and Herzegovina']
    : ['BA-SRP', 'Republika Srpska'];
}
