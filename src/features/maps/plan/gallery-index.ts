import type { LinkData, Words } from '@mapwright/site/plan';
import type { MapListContent } from '../contract.ts';
import { CONTINENTS, type LoadedMap, MAP_KINDS } from '../map.ts';
import { mapCardOf } from './map-card.ts';
import { continentLabels, kindLabels } from './map-words.ts';
import type { MapsContext } from './maps-context.ts';

/** The contents of the gallery's first page. */
export function galleryContentOf(
  credits: LinkData | undefined,
  context: MapsContext,
): Omit<MapListContent, 'names' | 'regionNames'> {
  const { title, description } = context.options;
  const { maps } = context.gallery;
  const kinds = kindLabels(context.words);
  const continents = continentLabels(context.words);
  return {
    title,
    description,
    kinds: MAP_KINDS.map(value => ({
      value,
      label: kinds[value],
      count: maps.filter(({ kind }) => kind === value).length,
    })),
    continents: CONTINENTS.map(value => ({
      value,
      label: continents[value],
      count: maps.filter(({ continent }) => continent === value).length,
    })),
    groups: groupsOf(maps, context.words).map(group => ({
      id: group.id,
      title: group.title,
      maps: group.maps.map(map => ({
        ...mapCardOf(map, context),
        kind: map.kind,
        continent: map.continent ?? '',
      })),
    })),
    ...(credits && { credits }),
  };
}

/** The groups of the gallery: the world and its continents, countries by continent, US states, variants. */
function groupsOf(maps: readonly LoadedMap[], words: Words) {
  const continents = continentLabels(words);
  const groups = [
    {
      id: 'world',
      title: words.maps.worldAndContinents,
      maps: maps.filter(({ kind }) => kind === 'world' || kind === 'continent'),
    },
    ...CONTINENTS.map(continent => ({
      id: continent,
      title: continents[continent],
      maps: maps.filter(map => map.kind === 'country' && map.continent === continent),
    })),
    { id: 'us-states', title: words.maps.usStates, maps: maps.filter(({ kind }) => kind === 'us-state') },
    { id: 'variants', title: words.maps.variants, maps: maps.filter(({ kind }) => kind === 'variant') },
  ];
  return groups.filter(group => group.maps.length > 0);
}
