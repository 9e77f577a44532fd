import type { Gallery, LoadedMap } from '../map.ts';
import { placeCodeOf } from './place-code.ts';

/** Codes of the countries or states that a map's place borders on; none for maps of other kinds. */
export function neighbourCodesOf(map: LoadedMap, { borders, facts }: Gallery): readonly string[] {
  const code = placeCodeOf(map);
  if (code === null) return [];
  return facts.places[code]?.neighbours ?? borders[code] ?? [];
}
