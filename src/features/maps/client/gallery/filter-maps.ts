import { findTexts, foldText } from '@mapwright/site/search';
import type { GalleryState } from './gallery-state.ts';

/** The texts and values by which the gallery finds a map; `text` has gone through `toSearchText`. */
export interface SearchedMap {
  readonly text: string;
  /** What its regions are called: `counties`. */
  readonly regionsName: string;
  /** Names and codes of its regions, like `text`. */
  readonly regions: string;
  /** Codes that lead straight to it, folded. */
  readonly codes: readonly string[];
  readonly kind: string;
  readonly continent: string;
}

export interface FilteredMaps {
  /** Indexes of the shown maps, in order. */
  readonly shown: ReadonlySet<number>;
  /** Those of them whose code is the query: they come first. */
  readonly exact: ReadonlySet<number>;
  /** Whether maps were found by names of their own: the names of regions would find no others. */
  readonly isByName: boolean;
  /** How many maps each choice of a filter would show if the other filters stayed the same; `''` = all. */
  readonly counts: Readonly<Record<'kind' | 'continent', ReadonlyMap<string, number>>>;
}

/** The maps that match, and how many each choice of the filters would show. */
export function filterMaps(maps: readonly SearchedMap[], state: GalleryState): FilteredMaps {
  const { found, isByName } = findMaps(maps, state.query);
  const code = foldText(state.query.trim());
  const shown = new Set<number>();
  const counts = { kind: new Map<string, number>(), continent: new Map<string, number>() };
  for (const index of found) {
    const map = maps[index];
    if (!map) continue;
    const isKind = state.kind === '' || state.kind === map.kind;
    const isContinent = state.continent === '' || state.continent === map.continent;
    if (isKind && isContinent) shown.add(index);
    if (isContinent) count(counts.kind, map.kind);
    if (isKind) count(counts.continent, map.continent);
  }
  const exact = new Set([...shown].filter(index => maps[index]?.codes.includes(code)));
  return { shown, exact, isByName, counts };
}

/** Finds maps by their own names, with what their regions are called (“texas counties”), then by their regions; last with a typing error. */
function findMaps(
  maps: readonly SearchedMap[],
  query: string,
): { readonly found: ReadonlySet<number>; readonly isByName: boolean } {
  const texts = [
    maps.map(({ text }) => text),
    maps.map(({ text, regionsName }) => `${text} ${regionsName}`),
    maps.map(({ text, regionsName, regions }) => `${text} ${regionsName}${regions}`),
  ];
  for (const isForgiving of [false, true]) {
    for (const [level, searched] of texts.entries()) {
      const found = findTexts(searched, query, isForgiving);
      if (found.size > 0) return { found, isByName: !isForgiving && level < 2 };
    }
  }
  return { found: new Set(), isByName: false };
}

function count(counts: Map<string, number>, value: string): void {
  counts.set(value, (counts.get(value) ?? 0) + 1);
}
