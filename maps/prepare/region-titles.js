import { readSubdivisionNames } from './read-sources.js';
import { territoryTitle } from './territory-titles.js';

const NAMES = readSubdivisionNames();

/** Where CLDR gives a foreign term, a typing error, the name that the code had before, or one that few people know. */
const TITLES = new Map([
  ['AE-AJ', 'Ajman'],
  ['AF-GHO', 'Ghor'],
  ['AIA-99', 'Outlying cays'],
  ['BIH-4803', 'Brčko District'],
  ['BIH-4806', 'Sarajevo-Romanija'],
  ['BY-HO', 'Gomel'],
  ['BY-HR', 'Grodno'],
  ['BY-MA', 'Mogilev'],
  ['CL-LI', "O'Higgins"],
  ['CO-DC', 'Bogotá'],
  ['CYN', 'Northern Cyprus'],
  ['CZ-10', 'Prague'],
  ['CZ-20', 'Central Bohemian Region'],
  ['CZ-31', 'South Bohemian Region'],
  ['CZ-32', 'Plzeň Region'],
  ['CZ-41', 'Karlovy Vary Region'],
  ['CZ-42', 'Ústí nad Labem Region'],
  ['CZ-51', 'Liberec Region'],
  ['CZ-52', 'Hradec Králové Region'],
  ['CZ-53', 'Pardubice Region'],
  ['CZ-63', 'Vysočina Region'],
  ['CZ-64', 'South Moravian Region'],
  ['CZ-71', 'Olomouc Region'],
  ['CZ-72', 'Zlín Region'],
  ['CZ-80', 'Moravian-Silesian Region'],
  ['DK-81', 'North Denmark'],
  ['ES-PM', 'Balearic Islands'],
  ['ESB-5132', 'Dhekelia (United Kingdom)'],
  ['FR-75', 'Paris'],
  ['FR-973', 'French Guiana'],
  ['GAZ', 'Gaza Strip'],
  ['GB-BCP', 'Bournemouth, Christchurch and Poole'],
  ['GB-PTE', 'Peterborough'],
  ['GN-KA', 'Kankan'], // the prefecture
  ['GRL-2743', 'Qaasuitsup'],
  ['IN-CG', 'Chhattisgarh'],
  ['IN-DH', 'Dadra and Nagar Haveli and Daman and Diu'],
  ['IN-TS', 'Telangana'],
  ['IN-UK', 'Uttarakhand'],
  ['IQ-DA', 'Duhok'],
  ['IQ-QA', 'Al-Qadisiyyah'],
  ['JP-01', 'Hokkaido'],
  ['JP-26', 'Kyoto'],
  ['JP-27', 'Osaka'],
  ['JP-28', 'Hyogo'],
  ['JP-39', 'Kochi'],
  ['JP-44', 'Oita'],
  ['KI-G', 'Gilbert Islands'],
  ['KI-L', 'Line Islands'],
  ['KI-P', 'Phoenix Islands'],
  ['KZ-19', 'Almaty Region'],
  ['KZ-31', 'Zhambyl'],
  ['KZ-43', 'Kyzylorda'],
  ['KZ-71', 'Astana'],
  ['LV-111', 'Augšdaugava'],
  ['LV-112', 'South Kurzeme'],
  ['LV-113', 'Valmiera'],
  ['MK-307', 'Kičevo'],
  ['MX-CMX', 'Mexico City'],
  ['NI-AN', 'North Caribbean Coast'],
  ['NI-AS', 'South Caribbean Coast'],
  ['NO-31', 'Østfold'],
  ['NO-32', 'Akershus'],
  ['NO-33', 'Buskerud'],
  ['NO-39', 'Vestfold'],
  ['NO-40', 'Telemark'],
  ['NO-55', 'Troms'],
  ['NO-56', 'Finnmark'],
  ['NPL-1134', 'Kosi Zone'],
  ['NZ-MBH', 'Marlborough'],
  ['OM-BJ', 'South Al Batinah'],
  ['OM-BS', 'North Al Batinah'],
  ['OM-SJ', 'South Ash Sharqiyah'],
  ['OM-SS', 'North Ash Sharqiyah'],
  ['PARACEL', 'Paracel Islands'],
  ['PH-COM', 'Davao de Oro'],
  ['PHL-2576', 'Maguindanao'],
  ['PL-20', 'Podlaskie'],
  ['PL-26', 'Świętokrzyskie'],
  ['RS-00', 'Belgrade'],
  ['RU-BU', 'Buryatia'],
  ['RU-CE', 'Chechnya'],
  ['RU-CU', 'Chuvashia'],
  ['RU-KB', 'Kabardino-Balkaria'],
  ['RU-KC', 'Karachay-Cherkessia'],
  ['RU-KHM', 'Khanty-Mansi Autonomous Okrug'],
  ['RU-MOS', 'Moscow Oblast'],
  ['RU-UD', 'Udmurtia'],
  ['RU-YAN', 'Yamalo-Nenets Autonomous Okrug'],
  ['SA-09', 'Jazan'],
  ['SD-KN', 'North Kordofan'],
  ['SD-KS', 'South Kordofan'],
  ['SI-044', 'Kanal ob Soči'],
  ['SI-116', 'Sveti Jurij ob Ščavnici'],
  ['SOL', 'Somaliland'],
  ['SPRATLY', 'Spratly Islands'],
  ['SY-RA', 'Raqqa'],
  ['TJ-RA', 'Districts of Republican Subordination'],
  ['UA-05', 'Vinnytsia Oblast'],
  ['UA-07', 'Volyn Oblast'],
  ['UA-09', 'Luhansk Oblast'],
  ['UA-12', 'Dnipropetrovsk Oblast'],
  ['UA-14', 'Donetsk Oblast'],
  ['UA-18', 'Zhytomyr Oblast'],
  ['UA-21', 'Zakarpattia Oblast'],
  ['UA-23', 'Zaporizhzhia Oblast'],
  ['UA-26', 'Ivano-Frankivsk Oblast'],
  ['UA-32', 'Kyiv Oblast'],
  ['UA-35', 'Kirovohrad Oblast'],
  ['UA-40', 'Sevastopol'],
  ['UA-43', 'Crimea'],
  ['UA-46', 'Lviv Oblast'],
  ['UA-48', 'Mykolaiv Oblast'],
  ['UA-51', 'Odesa Oblast'],
  ['UA-53', 'Poltava Oblast'],
  ['UA-56', 'Rivne Oblast'],
  ['UA-59', 'Sumy Oblast'],
  ['UA-61', 'Ternopil Oblast'],
  ['UA-63', 'Kharkiv Oblast'],
  ['UA-65', 'Kherson Oblast'],
  ['UA-68', 'Khmelnytskyi Oblast'],
  ['UA-71', 'Cherkasy Oblast'],
  ['UA-74', 'Chernihiv Oblast'],
  ['UA-77', 'Chernivtsi Oblast'],
  ['UG-118', 'Bukomansimbi'],
  ['UG-220', 'Bukwo'],
  ['VN-26', 'Huế'],
  ['WSB-5133', 'Akrotiri (United Kingdom)'],
  ['YE-DA', 'Dhale'],
  ['YE-HD', 'Hadhramaut'],
  ['YE-SA', "Sana'a City"],
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

/** CLDR's name of a code; `undefined` where it has none, or still that of another region. */
export function listedTitle(id) {
  if (RENUMBERED.has(id.slice(0, 2))) return undefined;
  return NAMES.get(id)
    ?.replace(/\s*[¹²³†‡]+$/, '')
    .replace(/, Somalia$/, '');
}

function sourceTitle({ iso_a2, name, name_en }) {
  return MISTRANSLATED.has(iso_a2) ? name : (name_en ?? name);
}
