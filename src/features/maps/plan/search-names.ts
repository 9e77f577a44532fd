import { createHash } from 'node:crypto';
import type { SiteFile } from '@mapwright/site/plan';
import type { Gallery, LoadedMap } from '../map.ts';
import { postalCodeOf } from './place-code.ts';

/** Other names by which the gallery's search finds a map. */
interface SearchNames {
  /** Codes that lead straight to it: ISO 3166-1 with two and three letters, or that of a state of the USA. */
  readonly codes: readonly string[];
  /** What people call it in other languages. */
  readonly names: readonly string[];
  /** The names of its regions, with their codes. */
  readonly regions: readonly string[];
}

/** The file with the other names of all maps. Browsers fetch it when a visitor begins to search. */
export function searchNamesFile({ maps, names }: Gallery): SiteFile {
  const text = JSON.stringify(Object.fromEntries(maps.map(map => [map.slug, namesOf(map, names)])));
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
  return {
    output: `assets/maps/names.${hash.slice(0, 8)}.json`,
    key: hash,
    make: async () => ({ content: { type: 'text', text } }),
  };
}

function namesOf(map: LoadedMap, names: Gallery['names']): SearchNames {
  const { kind, country, slug } = map;
  if (kind === 'us-state') return { codes: [postalCodeOf(slug)], names: [], regions: [] };
  const [code, ...others] = country === null ? [] : (names[country] ?? []);
  const codes = kind === 'country' && country !== null ? [country, code ?? country] : [];
  return { codes, names: others, regions: regionsOf(map) };
}

/** More regions are counties of the USA, whose names are in many states. */
const MOST_REGIONS = 400;

/** Regions by which people look for a map: Bavaria leads to Germany. On maps of several countries they are the countries. */
function regionsOf({ kind, regions }: LoadedMap): readonly string[] {
  if (kind === 'world' || kind === 'continent' || regions.length > MOST_REGIONS) return [];
  return regions.flatMap(({ id, title, otherNames }) => [id, title, ...otherNames]);
}
