import { fillWord } from '@mapwright/site/plan';
import type { ListedFactData } from '../contract.ts';
import type { LoadedMap } from '../map.ts';
import { factOf } from './fact-of.ts';
import type { MapsContext } from './maps-context.ts';

/** The area that a map shows, and its largest and smallest region. Maps of continents show whole countries, so they give no total. */
export function areaFactsOf(
  { areas: { total, largest, smallest }, kind, regions }: LoadedMap,
  context: MapsContext,
): readonly ListedFactData[] {
  const { maps } = context.words;
  if (total < LEAST) return [];
  const isOfCountries = (kind === 'world' || kind === 'continent') && regions.length > 1;
  return [
    ...(isOfCountries ? [] : [factOf(maps.area, [areaText(total, context)])]),
    ...(largest === null ? [] : [factOf(isOfCountries ? maps.largestCountry : maps.largest, [largest])]),
    ...(smallest === null ? [] : [factOf(isOfCountries ? maps.smallestCountry : maps.smallest, [smallest])]),
  ];
}

/** Square kilometres. The outlines of smaller areas are too coarse to measure. */
const LEAST = 1000;

/** The outlines are simplified, so two digits are as many as they can tell. */
function areaText(area: number, { counter, words }: MapsContext): string {
  return fillWord(words.maps.squareKilometres, { area: counter.number(Number(area.toPrecision(2))) });
}
