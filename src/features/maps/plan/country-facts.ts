import { fillWord } from '@mapwright/site/plan';
import type { ListedFactData } from '../contract.ts';
import type { LoadedMap } from '../map.ts';
import { factOf } from './fact-of.ts';
import type { MapsContext } from './maps-context.ts';
import { placeCodeOf, postalCodeOf } from './place-code.ts';

/** The codes of a country or of a state of the USA, and a country's names in its own and in other languages. */
export function codeFactsOf(
  map: LoadedMap,
  { gallery, words: { maps } }: MapsContext,
): readonly ListedFactData[] {
  const code = placeCodeOf(map);
  if (code === null) return [];
  if (map.kind === 'us-state') {
    const fips = /^\d{2}(?=\d{3}$)/.exec(map.regions[0]?.id ?? '');
    const codes = [
      code,
      postalCodeOf(map.slug),
      ...(fips ? [fillWord(maps.fipsOfState, { code: fips[0] })] : []),
    ];
    return [factOf(maps.stateCodes, codes)];
  }
  const known = gallery.names[code] ?? [];
  const isCode = (name: string) => /^[A-Z]{3}$/.test(name);
  const names = known.filter((name, index) => index > 0 || !isCode(name));
  return [
    factOf(maps.countryCodes, [code, ...known.slice(0, 1).filter(isCode)]),
    ...(names.length === 0 ? [] : [factOf(maps.alsoCalled, names)]),
  ];
}
