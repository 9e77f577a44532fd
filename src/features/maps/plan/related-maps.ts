import { compareText, fillWord, type Words } from '@mapwright/site/plan';
import type { LoadedMap } from '../map.ts';
import { continentLabels } from './map-words.ts';
import type { MapsContext } from './maps-context.ts';
import { neighbourCodesOf } from './neighbour-codes.ts';

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
  places: ReadonlyMap<string, LoadedMap>,
  { gallery, words }: MapsContext,
): (map: LoadedMap) => readonly RelatedMaps[] {
  const { maps } = gallery;
  const continents = continentLabels(words);
  const byTitle = (a: LoadedMap, b: LoadedMap) => compareText(a.title, b.title);
  return map => {
    const others = maps.filter(other => other !== map);
    const isState = map.kind === 'us-state';
    const codes =
      map.kind === 'variant' ? (gallery.borders[map.country ?? ''] ?? []) : neighbourCodesOf(map, gallery);
    const neighbours = codes.flatMap(code => places.get(code) ?? []).sort(byTitle);
    const country = isState ? places.get(map.country ?? '') : undefined;
    const around = others.filter(other =>
      other.kind === 'continent'
        ? other.continent === map.continent
        : other.kind === 'world' || other === country,
    );
    const ofCountry = isState
      ? { title: words.maps.otherStates, maps: near(map, otherStates(others, neighbours)) }
      : { title: words.maps.sameCountry, maps: ofSameCountry(map, others) };
    const bordering = { title: words.maps.neighbours, maps: neighbours };
    const groups: RelatedMaps[] = [
      ...(isState ? [bordering, ofCountry] : [ofCountry, bordering]),
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

function otherStates(others: readonly LoadedMap[], neighbours: readonly LoadedMap[]): readonly LoadedMap[] {
  return others.filter(other => other.kind === 'us-state' && !neighbours.includes(other));
}

/** Other maps of a country: its page does not lead to each of its states. */
function ofSameCountry({ country, kind }: LoadedMap, others: readonly LoadedMap[]): readonly LoadedMap[] {
  if (country === null) return [];
  return others.filter(
    other => other.country === country && (other.kind !== 'us-state' || kind !== 'country'),
  );
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
