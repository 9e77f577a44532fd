import { groupDigits } from '../../model/group-digits.ts';
import type { Continent, MapKind, MapRegion } from '../../model/map.ts';

/** What visitors call the kinds of maps, in the order of the filters. */
export const KIND_LABELS: Readonly<Record<MapKind, string>> = {
  world: 'World',
  continent: 'Continents',
  country: 'Countries',
  'us-state': 'US states',
  variant: 'Variants',
};

export const CONTINENT_LABELS: Readonly<Record<Continent, string>> = {
  africa: 'Africa',
  antarctica: 'Antarctica',
  asia: 'Asia',
  europe: 'Europe',
  'north-america': 'North America',
  oceania: 'Oceania',
  'south-america': 'South America',
};

/** `16 states`, `1 county`. `plural` is the name of more than one. */
export function countOf(count: number, plural: string): string {
  return `${groupDigits(count)} ${count === 1 ? singularOf(plural) : plural}`;
}

function singularOf(plural: string): string {
  if (plural.endsWith('ies')) return `${plural.slice(0, -3)}y`;
  return plural.replace(/(?<=sh|ch|x)es$|s$/, '');
}

/** Which code the ids of regions are, or most of them. */
export function idSchemeOf(regions: readonly MapRegion[]): string {
  const scheme = SCHEMES.find(({ form }) => regions.some(({ id }) => form.test(id)));
  if (scheme === undefined) return 'stable id';
  const isWhole = regions.every(({ id }) => scheme.form.test(id));
  return isWhole ? scheme.name : `${scheme.name} where there is one`;
}

const SCHEMES = [
  { form: /^[A-Z]{2}-[A-Z0-9]{1,3}$/, name: 'ISO 3166-2 code' },
  { form: /^[A-Z]{2}$/, name: 'ISO 3166-1 code' },
  { form: /^\d{5}$/, name: 'FIPS code' },
];
