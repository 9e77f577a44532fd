import { compareText, fillWord, type Words } from '@mapwright/site/plan';
import type { Gallery, LoadedMap } from '../map.ts';
import { continentLabels } from './map-words.ts';

export interface RelatedMaps {
  readonly title: string;
  readonly maps: readonly LoadedMap[];
}

/** The most maps in a group whose size the map itself does not limit. */
const MOST = 12;
/** A page that leads to fewer maps gets so many more. */
const FEWEST = 3;

/** Finds maps that a visitor may look for next: of the same country, of neighbours, of the parts of a continent, of the wider area. */
export function createRelatedMaps(
  { maps, borders }: Gallery,
  words: Words,
): (map: LoadedMap) => readonly RelatedMaps[] {
  const countries = new Map(
    maps.flatMap(map => (map.kind === 'country' && map.country ? [[map.country, map]] : [])),
  );
  const continents = continentLabels(words);
  const byTitle = (a: LoadedMap, b: LoadedMap) => compareText(a.title, b.title);
  return map => {
    const others = maps.filter(other => other !== map);
    const variants = others.filter(other => map.country !== null && other.country === map.country);
    const own = variants.filter(({ kind }) => kind !== 'us-state' || map.kind !== 'country');
    const neighbours = (borders[map.country ?? ''] ?? []).flatMap(code => countries.get(code) ?? []);
    const around = others.filter(({ kind, continent }) =>
      kind === 'continent' ? continent === map.continent : kind === 'world',
    );
    const groups: RelatedMaps[] = [
      {
        title: map.kind === 'us-state' ? words.maps.otherStates : words.maps.sameCountry,
        maps: map.kind === 'us-state' ? near(map, own) : own,
      },
      { title: words.maps.neighbours, maps: map.kind === 'us-state' ? [] : [...neighbours].sort(byTitle) },
      {
        title:
          map.continent === null
            ? words.maps.continents
            : fillWord(words.maps.countriesOf, { continent: continents[map.continent] }),
        maps: contained(map, others).sort(byTitle),
      },
      { title: words.maps.widerView, maps: around },
    ];
    return withEnough(map, groups, { others, words });
  };
}

/** Adds more maps of the continent, or the continents, if the others are few, as on the pages of islands. */
function withEnough(
  map: LoadedMap,
  groups: readonly RelatedMaps[],
  { others, words }: { readonly others: readonly LoadedMap[]; readonly words: Words },
): readonly RelatedMaps[] {
  const found = groups.flatMap(group => group.maps);
  const more = others.filter(other => !found.includes(other));
  const { kind, continent } = map;
  const added =
    kind === 'country' && continent !== null
      ? {
          title: fillWord(words.maps.countriesOf, { continent: continentLabels(words)[continent] }),
          maps: near(
            map,
            more.filter(other => other.kind === 'country' && other.continent === continent),
          ).slice(0, FEWEST),
        }
      : { title: words.maps.continents, maps: more.filter(other => other.kind === 'continent') };
  const all = found.length < FEWEST ? [added, ...groups] : groups;
  return all.filter(group => group.maps.length > 0);
}

/** The next maps by slug, starting again after the last. */
function near(map: LoadedMap, others: readonly LoadedMap[]): LoadedMap[] {
  const next = others.findIndex(({ slug }) => compareText(slug, map.slug) > 0);
  const start = next < 0 ? 0 : next;
  return [...others.slice(start), ...others.slice(0, start)].slice(0, MOST);
}

/** The maps of the countries of a continent, or of the continents of the world. */
function contained(map: LoadedMap, others: readonly LoadedMap[]): LoadedMap[] {
  if (map.kind === 'world') return others.filter(({ kind }) => kind === 'continent');
  if (map.kind !== 'continent') return [];
  return others.filter(({ kind, continent }) => kind === 'country' && continent === map.continent);
}
