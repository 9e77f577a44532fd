import { type Counter, fillWord, type Words } from '@mapwright/site/plan';
import type { MapRegion } from '../contract.ts';
import type { Continent, LoadedMap, MapKind } from '../map.ts';

/** The names of the kinds of maps for visitors, in the order of the filters. */
export function kindLabels({ maps }: Words): Readonly<Record<MapKind, string>> {
  const { world, continents: continent, countries: country, usStates, variants: variant } = maps;
  return { world, continent, country, 'us-state': usStates, variant };
}

export function continentLabels({ maps }: Words): Readonly<Record<Continent, string>> {
  const { africa, antarctica, asia, europe, northAmerica, oceania, southAmerica } = maps;
  return {
    africa,
    antarctica,
    asia,
    europe,
    'north-america': northAmerica,
    oceania,
    'south-america': southAmerica,
  };
}

type NamedRegions = Pick<LoadedMap, 'regionsName' | 'besides'>;

/** What the regions of a map are called, in English like the catalogue: `counties`, `states and Mexico City`. */
export function regionsNameOf({ regionsName, besides }: NamedRegions): string {
  return listOf([regionsName, ...besides]);
}

/** Counts the regions of a map by what they are: `16 states`, `1 county`, `31 states and Mexico City`. */
export function countRegions(
  { regions, regionsName, besides }: NamedRegions & Pick<LoadedMap, 'regions'>,
  { number }: Counter,
): string {
  const count = regions.length - besides.length;
  return listOf([`${number(count)} ${count === 1 ? singularOf(regionsName) : regionsName}`, ...besides]);
}

function listOf(parts: readonly string[]): string {
  return new Intl.ListFormat('en-GB').format(parts);
}

function singularOf(plural: string): string {
  if (plural.endsWith('ies')) return `${plural.slice(0, -3)}y`;
  return plural.replace(/(?<=sh|ch|x)es$|s$/, '');
}

/** The name of the code that all or most ids of the regions use, as far as the codes are in force. */
export function idSchemeOf(
  regions: readonly Pick<MapRegion, 'id' | 'codeStatus'>[],
  { maps }: Words,
): string {
  const isOf = (form: RegExp) => (region: Pick<MapRegion, 'id' | 'codeStatus'>) =>
    region.codeStatus === 'current' && form.test(region.id);
  const scheme = SCHEMES.find(({ form }) => regions.some(isOf(form)));
  if (scheme === undefined) return maps.stableId;
  const isWhole = regions.every(isOf(scheme.form));
  const code = maps[scheme.name];
  return isWhole ? code : fillWord(maps.codeWhereKnown, { code });
}

const SCHEMES = [
  { form: /^[A-Z]{2}-[A-Z0-9]{1,3}$/, name: 'isoRegionCode' },
  { form: /^[A-Z]{2}$/, name: 'isoCountryCode' },
  { form: /^\d{5}$/, name: 'fipsCode' },
] as const;
