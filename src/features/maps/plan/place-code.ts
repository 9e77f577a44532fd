import type { LoadedMap } from '../map.ts';

/** ISO code of the place that a map shows: 3166-1 for a country, 3166-2 for a state of the USA; `null` for any other part of the world. */
export function placeCodeOf({ kind, country, slug }: LoadedMap): string | null {
  if (kind === 'country') return country;
  return kind === 'us-state' ? `US-${postalCodeOf(slug)}` : null;
}

/** The postal code of a state, which its slug ends with. */
export function postalCodeOf(slug: string): string {
  return slug.replace(/^usa-/, '').toUpperCase();
}

/** The maps of countries and states by the codes of their places. */
export function mapsByPlace(maps: readonly LoadedMap[]): ReadonlyMap<string, LoadedMap> {
  return new Map(
    maps.flatMap(map => {
      const code = placeCodeOf(map);
      return code === null ? [] : [[code, map] as const];
    }),
  );
}
