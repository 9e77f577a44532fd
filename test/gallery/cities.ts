/** A place whose region is known: its degrees, and the regions that hold it, by map. */
export interface City {
  readonly name: string;
  readonly longitude: number;
  readonly latitude: number;
  /** Map → region. */
  readonly regions: Readonly<Record<string, string>>;
}

/** Places of all continents, well inside of their regions: on islands, on both sides of the antimeridian, in insets. */
export const CITIES: readonly City[] = [
  // Europe
  city('Berlin', 13.405, 52.52, { germany: 'DE-BE', europe: 'DE', world: 'DE' }),
  city('Hamburg', 10.0, 53.55, { germany: 'DE-HH' }),
  city('Munich', 11.575, 48.137, { germany: 'DE-BY' }),
  city('Lyon', 4.835, 45.758, { 'france-departments': 'FR-69', 'france-new': 'FR-ARA' }),
  city('Paris', 2.35, 48.857, {
    'france-departments': 'FR-75',
    'france-new': 'FR-IDF',
    europe: 'FR',
    world: 'FR',
  }),
  city('Ajaccio', 8.78, 41.95, { 'france-departments': 'FR-2A', 'france-new': 'FR-20R' }),
  city('Madrid', -3.703, 40.417, { 'spain-provinces': 'ES-M', spain: 'ES-MD', europe: 'ES' }),
  city('Teide', -16.64, 28.27, { 'spain-provinces': 'ES-TF', spain: 'ES-CN' }),
  city('Evora', -7.91, 38.57, { portugal: 'PT-07', 'portugal-regions': 'PT-alentejo' }),
  city('Pico da Vara, Azores', -25.21, 37.81, { portugal: 'PT-20', 'portugal-regions': 'PT-20' }),
  city('Pico Ruivo, Madeira', -16.94, 32.75, { portugal: 'PT-30', 'portugal-regions': 'PT-30' }),
  city('Edzell', -2.66, 56.81, { 'united-kingdom-counties': 'GB-ANS' }),
  city('Truro', -5.05, 50.26, { 'united-kingdom-counties': 'GB-cornwall' }),
  city('Milan', 9.19, 45.464, { italy: 'IT-25', 'italy-provinces': 'IT-MI' }),
  city('Etna', 14.99, 37.75, { italy: 'IT-82', 'italy-provinces': 'IT-CT' }),
  city('Warsaw', 21.01, 52.23, { poland: 'PL-14' }),
  city('Prague', 14.42, 50.088, { czechia: 'CZ-10' }),
  city('Sofia', 23.32, 42.7, { bulgaria: 'BG-22', europe: 'BG' }),
  city('Simferopol', 34.1, 44.95, { ukraine: 'UA-43' }),
  city('Kharkiv', 36.23, 49.99, { ukraine: 'UA-63', europe: 'UA' }),
  city('Akureyri', -18.1, 65.6, { iceland: 'IS-6', europe: 'IS', world: 'IS' }),
  city('Trondheim', 10.4, 63.36, { norway: 'NO-50' }),
  city('Niš', 21.9, 43.32, { serbia: 'RS-20', 'serbia-without-kosovo': 'RS-20' }),
  city('Prizren', 20.74, 42.21, { serbia: 'RS-27', kosovo: 'KOS-5908', world: 'XK' }),
  city('Banja Luka', 17.19, 44.77, { 'bosnia-herzegovina-1': 'BIH-4802', 'bosnia-herzegovina-2': 'BA-SRP' }),
  city('Larnaca', 33.6, 34.93, { cyprus: 'CY-03' }),
  // Asia
  city('Moscow', 37.62, 55.75, { russia: 'RU-MOW', europe: 'RU', world: 'RU' }),
  // Vladivostok itself stands on a cape that a picture of all Russia does not draw.
  city('Ussuriysk, before Vladivostok', 131.95, 43.8, { russia: 'RU-PRI', world: 'RU' }),
  city('Anadyr', 177.4, 64.72, { russia: 'RU-CHU' }),
  city('Bilibino', 166.44, 68.05, { russia: 'RU-CHU', world: 'RU', 'world-equal-earth': 'RU' }),
  city('Uelen’s hills', -170.5, 66.1, { russia: 'RU-CHU' }),
  city('Ankara', 32.85, 39.93, { turkey: 'TR-06', asia: 'TR', world: 'TR' }),
  city('Tehran', 51.42, 35.69, { iran: 'IR-23', asia: 'IR' }),
  city('Bengaluru', 77.59, 12.97, { india: 'IN-KA', asia: 'IN', world: 'IN' }),
  city('Port Blair’s island', 92.72, 12.4, { india: 'IN-AN' }),
  city('Chengdu', 104.07, 30.66, { china: 'CN-SC', asia: 'CN', world: 'CN' }),
  city('Sapporo', 141.35, 43.05, { japan: 'JP-01', asia: 'JP', world: 'JP' }),
  city('Naha’s island', 128.1, 26.65, { japan: 'JP-47' }),
  city('Chiang Mai', 98.99, 18.79, { thailand: 'TH-50' }),
  city('Hanoi', 105.8, 21.0, { vietnam: 'VN-HN', 'vietnam-with-islands': 'VN-HN' }),
  city('Bandung', 107.61, -6.91, { indonesia: 'ID-JB', world: 'ID' }),
  city('Kandy', 80.64, 7.29, { 'sri-lanka': 'LK-21', asia: 'LK' }),
  city('Davao', 125.45, 7.1, { philippines: 'PH-DAS' }),
  city('Astana', 71.43, 51.15, { asia: 'KZ', world: 'KZ' }),
  // Africa
  city('Hargeisa', 44.06, 9.56, { somalia: 'SOL', africa: 'SO', world: 'SO' }),
  city('Cairo', 31.25, 30.03, { egypt: 'EG-C', africa: 'EG', world: 'EG' }),
  city('Kano', 8.52, 12.0, { nigeria: 'NG-KN', africa: 'NG', world: 'NG' }),
  city('Johannesburg', 28.04, -26.2, { 'south-africa': 'ZA-GP', 'south-africa-2': 'ZA-GP', africa: 'ZA' }),
  city('Bloemfontein', 26.2, -29.12, { 'south-africa': 'ZA-FS', 'south-africa-2': 'ZA-FS' }),
  city('Thaba-Tseka', 28.6, -29.52, { 'south-africa-2': 'LS', africa: 'LS' }),
  city('Antananarivo', 47.52, -18.91, { africa: 'MG', world: 'MG' }),
  city('Lubango', 13.49, -14.92, { angola: 'AO-HUI' }),
  city('Bulawayo', 28.58, -20.15, { zimbabwe: 'ZW-BU', africa: 'ZW' }),
  // The Americas
  city('São Paulo', -46.63, -23.55, { brazil: 'BR-SP', 'south-america': 'BR', world: 'BR' }),
  city('Manaus', -60.0, -3.05, { brazil: 'BR-AM' }),
  city('Bogotá', -74.1, 4.65, { colombia: 'CO-DC', 'south-america': 'CO' }),
  city('Mendoza', -68.84, -32.89, { argentina: 'AR-M', 'south-america': 'AR' }),
  city('Rano Aroi, Easter Island', -109.37, -27.1, { 'chile-2': 'CL-VS' }),
  city('Santiago', -70.66, -33.45, { chile: 'CL-RM', 'chile-2': 'CL-RM', 'south-america': 'CL' }),
  city('Isabela, Galápagos', -91.1, -0.5, { ecuador: 'EC-W' }),
  city('Monterrey', -100.31, 25.67, { mexico: 'MX-NLE', 'north-america': 'MX', world: 'MX' }),
  city('Winnipeg', -97.14, 49.9, { canada: 'CA-MB', 'usa-canada': 'CA-MB', 'north-america': 'CA' }),
  city('Camagüey', -77.92, 21.38, { 'north-america': 'CU', world: 'CU' }),
  city('Nuuk’s inland', -45, 70, { 'north-america': 'GL', world: 'GL' }),
  city('Los Angeles', -118.24, 34.2, { 'usa-ca': '06037', 'usa-all-counties': '06037', usa: 'US-CA' }),
  city('Chicago', -87.75, 41.83, { 'usa-il': '17031', 'usa-all-counties': '17031', 'usa-full': 'US-IL' }),
  city('Honolulu', -158.0, 21.45, { 'usa-hi': '15003', 'usa-all-counties': '15003', usa: 'US-HI' }),
  city('Fairbanks', -147.72, 64.84, { 'usa-ak': '02090', 'usa-all-counties': '02090', usa: 'US-AK' }),
  city('Attu', 172.95, 52.9, { 'usa-ak': '02016' }),
  city('Denver', -104.95, 39.74, {
    'usa-co': '08031',
    'usa-labels-boxes': 'US-CO',
    'usa-canada': 'US-CO',
    world: 'US',
  }),
  city('Washington', -77.02, 38.91, { 'usa-wdc': '11001', 'usa-labels-full': 'US-DC' }),
  city('Ponce’s hills', -66.6, 18.2, { 'usa-full': 'US-PR' }),
  city('Guam', 144.78, 13.45, { 'usa-full': 'US-GU' }),
  // Oceania and Antarctica
  city('Blue Mountains', 150.3, -33.6, { australia: 'AU-NSW', oceania: 'AU', world: 'AU' }),
  city('Sydney', 150.95, -33.85, { australia: 'AU-NSW' }),
  city('Alice Springs', 133.88, -23.7, { australia: 'AU-NT' }),
  city('Launceston', 147.1, -41.55, { australia: 'AU-TAS', oceania: 'AU' }),
  city('Auckland’s hills', 174.55, -36.9, { 'new-zealand': 'NZ-AUK' }),
  city('Chatham Island', -176.5, -43.95, { 'new-zealand': 'NZ-CIT' }),
  city('Queenstown', 168.8, -45.0, { 'new-zealand': 'NZ-OTA', oceania: 'NZ', world: 'NZ' }),
  city('Suva’s inland', 178.4, -18.0, { fiji: 'FJ-C' }),
  city('Nadi’s inland', 177.6, -17.75, { fiji: 'FJ-W' }),
  city('Taveuni', -179.98, -16.85, { fiji: 'FJ-N' }),
  city('Mount Hagen', 144.22, -5.86, { 'papua-new-guinea': 'PG-WHM', oceania: 'PG', world: 'PG' }),
  city('Kiritimati', -157.4, 1.85, { kiribati: 'KI-L' }),
  city('Vostok Station', 106.84, -78.46, { antarctica: 'AQ' }),
];

function city(name: string, longitude: number, latitude: number, regions: City['regions']): City {
  return { name, longitude, latitude, regions };
}
