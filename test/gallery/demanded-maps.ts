/** Slugs that the gallery is asked for, by what they show. */
export const DEMANDED = {
  world: ['world'],
  continents: ['africa', 'antarctica', 'asia', 'europe', 'north-america', 'oceania', 'south-america'],
  countriesByName: ['andorra', 'angola', 'france', 'germany', 'serbia', 'usa', 'zimbabwe'],
  variants: [
    'bosnia-herzegovina-1',
    'bosnia-herzegovina-2',
    'chile-2',
    'france-departments',
    'france-new',
    'portugal-regions',
    'serbia-without-kosovo',
    'south-africa-2',
    'spain-provinces',
    'united-kingdom-counties',
    'usa-all-counties',
    'usa-canada',
    'usa-full',
    'usa-labels-boxes',
    'usa-labels-full',
    'vietnam-with-islands',
  ],
} as const;

/** Postal codes of the 50 states of the USA; the capital is `usa-wdc`. */
export const US_STATES =
  'al ak az ar ca co ct de fl ga hi id il in ia ks ky la me md ma mi mn ms mo mt ne nv nh nj nm ny nc nd oh ok or pa ri sc sd tn tx ut vt va wa wv wi wy'.split(
    ' ',
  );

/**
 * ISO 3166-1 codes of the members of the United Nations (193), its two observers, Kosovo and Taiwan, by continent. Those that lie on
 * two, or are counted to either, are under `either`.
 */
export const STATES_BY_CONTINENT = {
  africa: codes(
    'AO BF BI BJ BW CD CF CG CI CM CV DJ DZ ER ET GA GH GM GN GQ GW KE KM LR LS LY MA MG ML MR MU MW MZ NA NE NG RW SC SD SL SN SO',
    'SS ST SZ TD TG TN TZ UG ZA ZM ZW',
  ),
  asia: codes(
    'AE AF BD BH BN BT CN ID IL IN IQ IR JO JP KG KH KP KR KW LA LB LK MM MN MV MY NP OM PH PK PS QA SA SG SY TH TJ TM TW UZ VN YE',
  ),
  europe: codes(
    'AD AL AT BA BE BG BY CH CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS RU SE SI SK SM',
    'UA VA XK',
  ),
  'north-america': codes('AG BB BS BZ CA CR CU DM DO GD GT HN HT JM KN LC MX NI PA SV TT US VC'),
  oceania: codes('AU FJ FM KI MH NR NZ PG PW SB TO TV VU WS'),
  'south-america': codes('AR BO BR CL CO EC GY PE PY SR UY VE'),
  either: codes('AM AZ CY EG GE KZ TL TR'),
} as const;

/** States without a map of their own: no free source draws their outline with more than a dozen points. */
export const STATES_WITHOUT_MAP: readonly string[] = ['MC', 'VA'];

/** All of them. */
export const STATES_OF_THE_WORLD: readonly string[] = Object.values(STATES_BY_CONTINENT).flat();

function codes(...lines: readonly string[]): readonly string[] {
  return lines.flatMap(line => line.split(' '));
}
