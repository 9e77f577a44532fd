import { compareText, contentHash, type SiteFile } from '@mapwright/site/plan';
import type { Gallery, LoadedMap } from '../map.ts';
import { mapNamesOf } from './map-names.ts';

/** The file with the other names of all maps. Browsers fetch it when a visitor begins to search. */
export function searchNamesFile(gallery: Gallery): SiteFile {
  return jsonFile('names', Object.fromEntries(gallery.maps.map(map => [map.slug, mapNamesOf(map, gallery)])));
}

/** The file with the words in the names and codes of all regions. Browsers fetch it when no map has the name that a visitor looks for. */
export function searchRegionsFile({ maps }: Gallery): SiteFile {
  const regions = maps.map(map => [map.slug, wordsOfRegions(map)] as const);
  return jsonFile('regions', Object.fromEntries(regions.filter(([, words]) => words !== '')));
}

function jsonFile(name: string, content: Readonly<Record<string, unknown>>): SiteFile {
  const text = JSON.stringify(content);
  const hash = contentHash(text);
  return {
    output: `assets/maps/${name}.${hash.slice(0, 8)}.json`,
    key: hash,
    make: async () => ({ content: { type: 'text', text } }),
  };
}

/** More regions are counties of the USA, whose names are in many states. */
const MOST_REGIONS = 400;

/** The words by which people look for a region of a map: Bavaria leads to Germany. Regions that are countries have maps of their own. */
function wordsOfRegions({ kind, regions }: LoadedMap): string {
  if (kind === 'us-state' || regions.length > MOST_REGIONS) return '';
  const named = regions.filter(({ id }) => !/^[A-Z]{2}$/.test(id));
  const texts = named.flatMap(({ id, title, codeStatus, otherNames }) => [
    ...(codeStatus === 'own' ? [] : [id]),
    title,
    ...otherNames,
  ]);
  const words = texts.flatMap(text => text.toLowerCase().split(BETWEEN_WORDS));
  return [...new Set(words)].filter(Boolean).sort(compareText).join(' ');
}

/** Apostrophes are parts of words. */
const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}'’ʻ`´]+/u;
