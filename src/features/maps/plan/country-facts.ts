import type { FactData } from '../contract.ts';
import type { Gallery, LoadedMap } from '../map.ts';
import type { MapsContext } from './maps-context.ts';

/** The codes of a country, and its names in its own and in other languages. Other maps have none of their own. */
export function countryFactsOf(
  { kind, country }: LoadedMap,
  { gallery, words: { maps } }: Pick<MapsContext, 'words'> & { readonly gallery: Pick<Gallery, 'names'> },
): readonly FactData[] {
  if (kind !== 'country' || country === null) return [];
  const known = gallery.names[country] ?? [];
  const isCode = (name: string) => /^[A-Z]{3}$/.test(name);
  const codes = [country, ...known.slice(0, 1).filter(isCode)];
  const names = known.filter((name, index) => index > 0 || !isCode(name));
  return [
    { label: maps.countryCodes, value: codes.join(', ') },
    ...(names.length === 0 ? [] : [{ label: maps.alsoCalled, value: names.join(', ') }]),
  ];
}
