import { fillWord } from '@mapwright/site/plan';
import type { ListedFactData } from '../contract.ts';
import type { LoadedMap } from '../map.ts';
import { factOf } from './fact-of.ts';
import { mapNamesOf } from './map-names.ts';
import type { MapsContext } from './maps-context.ts';
import { placeCodeOf } from './place-code.ts';

/** The codes of a country or of a state of the USA, and a country's names in its own and in other languages. */
export function codeFactsOf(
  map: LoadedMap,
  { gallery, words: { maps } }: MapsContext,
): readonly ListedFactData[] {
  const code = placeCodeOf(map);
  if (code === null) return [];
  const { codes, names } = mapNamesOf(map, gallery);
  if (map.kind === 'us-state') {
    const fips = /^\d{2}(?=\d{3}$)/.exec(map.regions[0]?.id ?? '');
    const fipsCodes = fips ? [fillWord(maps.fipsOfState, { code: fips[0] })] : [];
    return [factOf(maps.stateCodes, [code, ...codes, ...fipsCodes])];
  }
  return [factOf(maps.countryCodes, codes), ...(names.length === 0 ? [] : [factOf(maps.alsoCalled, names)])];
}
