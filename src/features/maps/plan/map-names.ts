import type { Gallery, LoadedMap } from '../map.ts';
import { placeCodeOf, postalCodeOf } from './place-code.ts';

/** Other names by which people know a map. */
export interface MapNames {
  /** Codes that lead straight to it: ISO 3166-1 with two and three letters, or that of a state of the USA. */
  readonly codes: readonly string[];
  /** What people call it in other languages. */
  readonly names: readonly string[];
}

/** The other names of the country or the state that a map shows. A variant has the names of its country, but no code. */
export function mapNamesOf(map: LoadedMap, { names }: Gallery): MapNames {
  if (map.kind === 'us-state') return { codes: [postalCodeOf(map.slug)], names: [] };
  const known = names[map.country ?? ''] ?? [];
  const code = placeCodeOf(map);
  return { codes: code === null ? [] : [code, ...known.slice(0, 1)], names: known.slice(1) };
}
