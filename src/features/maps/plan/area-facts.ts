import { fillWord } from '@mapwright/site/plan';
import type { FactData } from '../contract.ts';
import type { LoadedMap } from '../map.ts';
import type { MapsContext } from './maps-context.ts';

/** The area that a map shows, and its largest and smallest region. Continents show whole countries, so their sum is no fact. */
export function areaFactsOf(
  { areas: { total, largest, smallest }, kind }: LoadedMap,
  context: MapsContext,
): readonly FactData[] {
  const { maps } = context.words;
  if (total < LEAST) return [];
  const hasTotal = kind !== 'world' && kind !== 'continent';
  return [
    ...(hasTotal ? [{ label: maps.area, value: areaText(total, context) }] : []),
    ...(largest === null ? [] : [{ label: maps.largest, value: largest }]),
    ...(smallest === null ? [] : [{ label: maps.smallest, value: smallest }]),
  ];
}

/** Square kilometres. The outlines of smaller areas are too coarse to measure. */
const LEAST = 1000;

/** The outlines are simplified, so two digits are as many as they can tell. */
function areaText(area: number, { counter, words }: Pick<MapsContext, 'counter' | 'words'>): string {
  return fillWord(words.maps.squareKilometres, { area: counter.number(Number(area.toPrecision(2))) });
}
