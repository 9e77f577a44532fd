import { compareText, fillWord } from '@mapwright/site/plan';
import type { ListedFactData, MapContent } from '../contract.ts';
import type { LoadedMap } from '../map.ts';
import { areaFactsOf } from './area-facts.ts';
import { codeFactsOf } from './country-facts.ts';
import { factOf } from './fact-of.ts';
import { linkToMap } from './map-paths.ts';
import { continentLabels, countRegions } from './map-words.ts';
import type { MapsContext } from './maps-context.ts';
import { neighbourCodesOf } from './neighbour-codes.ts';
import { mostPeopleFactOf, placeFactsOf } from './place-facts.ts';

/** Maps that the facts of a map link to. */
export interface LinkedMaps {
  /** Of countries and states, by code. */
  readonly places: ReadonlyMap<string, LoadedMap>;
  /** The map of the continent, if there is one. */
  readonly continent?: LoadedMap;
}

/** What a map shows, as facts: the country or state with its capital, population, languages, area, neighbours, codes and names. */
export function subjectOf(map: LoadedMap, linked: LinkedMaps, context: MapsContext): MapContent['subject'] {
  const { maps } = context.words;
  const hasTitle = map.kind !== 'world' && map.kind !== 'variant';
  return {
    title: hasTitle ? fillWord(maps.factsAbout, { title: map.title }) : maps.factsAboutRegions,
    facts: [
      factOf(maps.regions, [countRegions(map, context.counter)]),
      ...placeFactsOf(map, context),
      ...areaFactsOf(map, context),
      ...mostPeopleFactOf(map, context),
      ...bordersFactOf(map, linked, context),
      ...widerFactsOf(map, linked, context),
      ...codeFactsOf(map, context),
    ],
  };
}

function bordersFactOf(
  map: LoadedMap,
  { places }: LinkedMaps,
  context: MapsContext,
): readonly ListedFactData[] {
  const codes = neighbourCodesOf(map, context.gallery);
  if (codes.length === 0) return [];
  const names = new Intl.DisplayNames([context.config.language, 'en'], { type: 'region' });
  const values = codes.flatMap(code => {
    const neighbour = places.get(code);
    if (neighbour !== undefined) return [linkToMap(neighbour, context)];
    return /^[A-Z]{2}$/.test(code) ? [{ label: names.of(code) ?? code }] : [];
  });
  return [
    { label: context.words.maps.bordersOn, values: values.sort((a, b) => compareText(a.label, b.label)) },
  ];
}

/** The country of a state or of a variant, and the continent. */
function widerFactsOf(
  map: LoadedMap,
  { places, continent }: LinkedMaps,
  context: MapsContext,
): readonly ListedFactData[] {
  const { words } = context;
  const country = places.get(map.country ?? '');
  return [
    ...(country === undefined || country === map
      ? []
      : [{ label: words.maps.country, values: [linkToMap(country, context)] }]),
    ...(map.continent === null || continent === map
      ? []
      : [
          {
            label: words.maps.continent,
            values: [
              continent === undefined
                ? { label: continentLabels(words)[map.continent] }
                : linkToMap(continent, context),
            ],
          },
        ]),
  ];
}
