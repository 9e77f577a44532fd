import { findTexts, toSearchText } from '@mapwright/site/search';

/** A region with all that people call it. */
export interface NamedRegion {
  readonly id: string;
  readonly title: string;
  readonly otherNames: readonly string[];
}

/** Finds regions by what a table calls them. */
export interface RegionMatcher {
  /** By ID, name or another name; case and accents do not matter. `undefined` if none or several are called so. */
  find(text: string): string | undefined;
  /** The name of a region that is probably meant. */
  suggest(text: string): string | undefined;
}

export function createRegionMatcher(regions: readonly NamedRegion[]): RegionMatcher {
  // A code wins over a name, and a name over another name.
  const tiers = [
    keysOf(regions, ({ id }) => codesOf(id)),
    keysOf(regions, ({ title }) => [title]),
    keysOf(regions, ({ otherNames }) => otherNames),
  ];
  const texts = regions.map(({ title, otherNames }) => toSearchText([title, ...otherNames].join(' ')));
  return {
    find(text) {
      const key = keyOf(text);
      if (key === '') return undefined;
      for (const tier of tiers) {
        const id = tier.get(key);
        if (id !== undefined) return id ?? undefined;
      }
      return undefined;
    },
    suggest(text) {
      if (keyOf(text).length < 3) return undefined;
      const [first] = findTexts(texts, text);
      return first === undefined ? undefined : regions[first]?.title;
    },
  };
}

/** Regions by key; `null` where several have the same one. */
function keysOf(
  regions: readonly NamedRegion[],
  namesOf: (region: NamedRegion) => readonly string[],
): ReadonlyMap<string, string | null> {
  const keys = new Map<string, string | null>();
  for (const region of regions)
    for (const key of new Set(namesOf(region).map(keyOf))) {
      const known = keys.get(key);
      keys.set(key, known === undefined || known === region.id ? region.id : null);
    }
  return keys;
}

/** A code is also found without its dash, and by the part after it (`BY` for `DE-BY`); a spreadsheet writes `06037` as `6037`. */
function codesOf(id: string): readonly string[] {
  const local = /^[A-Z]{2,3}-(.+)$/i.exec(id)?.[1];
  const bare = /^0+(\d+)$/.exec(id)?.[1];
  return [id, id.replace('-', ''), ...(local ? [local] : []), ...(bare ? [bare] : [])];
}

function keyOf(text: string): string {
  return toSearchText(text.replace(/&/g, ' and ')).trim();
}
