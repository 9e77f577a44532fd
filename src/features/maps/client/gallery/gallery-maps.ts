import { foldText, toSearchText } from '@mapwright/site/search';
import type { SearchedMap } from './filter-maps.ts';
import type { SearchNames } from './search-names.ts';
import { slugOfAddress } from './slug-of-address.ts';

/** A group of the gallery: its maps are given by their places in the list of all. */
export interface Group {
  readonly element: HTMLElement;
  readonly count: Element | null;
  readonly items: readonly { readonly element: HTMLElement; readonly index: number }[];
}

/** The page as it came: its groups, and what the search compares of each map. */
export interface Gallery {
  readonly groups: readonly Group[];
  readonly maps: SearchedMap[];
  /** What comes before the groups. */
  readonly before: Element | null;
}

/** Reads the groups of the page and their maps. */
export function readGallery(root: HTMLElement): Gallery {
  const maps: SearchedMap[] = [];
  const groups = [...root.querySelectorAll<HTMLElement>('section[data-kind]')].map(element => ({
    element,
    count: element.querySelector('h2 .count'),
    items: [...element.querySelectorAll<HTMLElement>('li')].map(item => ({
      element: item,
      index: maps.push(readMap(item, element)) - 1,
    })),
  }));
  return { groups, maps, before: groups[0]?.element.previousElementSibling ?? null };
}

function readMap(item: HTMLElement, group: HTMLElement): SearchedMap {
  const link = item.querySelector('a');
  const words = [link?.textContent, slugOfAddress(link?.pathname ?? ''), item.dataset.words];
  return {
    text: toSearchText(words.join(' ')),
    regionsName: toSearchText(item.lastChild?.textContent?.replace(/^[\d.,\s]+/, '') ?? ''),
    regions: '',
    codes: [],
    kind: item.dataset.kind ?? group.dataset.kind ?? '',
    continent: item.dataset.continent ?? group.dataset.continent ?? '',
  };
}

/** Adds what people also call a map. */
export function withNames(map: SearchedMap, { codes, names }: SearchNames[string]): SearchedMap {
  const text = `${map.text}${toSearchText([...codes, ...names].join(' '))}`;
  return { ...map, text, codes: codes.map(foldText) };
}

/** Adds what its regions are called. */
export function withRegions(map: SearchedMap, words: string): SearchedMap {
  return { ...map, regions: toSearchText(words) };
}
