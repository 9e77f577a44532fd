import type { SearchedMap } from './filter-maps.ts';
import { type Gallery, withNames, withRegions } from './gallery-maps.ts';
import { loadNames, type SearchNames, type SearchRegions } from './search-names.ts';
import { slugOfAddress } from './slug-of-address.ts';

/** What the search of the gallery learns besides what the page says, each once. */
export interface Learning {
  /** Loads the other names of maps: somebody searches. */
  names(): void;
  /** Loads the names of regions, once the other names are known: no map has the name that is looked for. */
  regions(): void;
}

/** Loads names from the addresses in the attributes of the gallery, and adds them to its maps. */
export function createLearning(
  addresses: DOMStringMap,
  gallery: () => Gallery,
  onLearned: () => void,
): Learning {
  let lacksNames = true;
  let lacksOnlyRegions = false;

  function learn<Known>(
    loaded: Readonly<Record<string, Known | undefined>>,
    withKnown: (map: SearchedMap, known: Known) => SearchedMap,
  ): void {
    const { groups, maps } = gallery();
    for (const { element, index } of groups.flatMap(({ items }) => items)) {
      const map = maps[index];
      const known = loaded[slugOfAddress(element.querySelector('a')?.pathname ?? '')];
      if (map && known !== undefined) maps[index] = withKnown(map, known);
    }
    onLearned();
  }

  return {
    names() {
      if (!lacksNames) return;
      lacksNames = false;
      void loadNames<SearchNames>(addresses.names ?? '').then(loaded => {
        lacksOnlyRegions = true;
        learn(loaded, withNames);
      });
    },
    regions() {
      if (!lacksOnlyRegions) return;
      lacksOnlyRegions = false;
      void loadNames<SearchRegions>(addresses.regions ?? '').then(loaded => learn(loaded, withRegions));
    },
  };
}
