import { fillWord } from '@mapwright/site/contract';
import { counter } from '@mapwright/site/counter';
import { locatorWords } from '@mapwright/site/words';
import type { FoundStores } from './find-stores.ts';
import { distanceText } from './store-items.ts';

/** From where a visitor searches. */
export interface Origin {
  readonly name: string;
  readonly isState: boolean;
}

/** What a search has found, as a sentence. */
export function resultText(
  { near, fitting }: FoundStores,
  origin: Origin | undefined,
  radius: number | undefined,
): string {
  const [nearest] = fitting;
  if (nearest === undefined) return locatorWords.noneFits;
  const places = counter.count(locatorWords.place, near.length);
  if (origin === undefined) return places;
  const { name, isState } = origin;
  if (near.length > 0)
    return fillWord(isState ? locatorWords.inState : locatorWords.nearPlace, { places, name });
  const distance = distanceText(nearest.distance ?? 0);
  return isState
    ? fillWord(locatorWords.noneIn, { name, distance })
    : fillWord(locatorWords.noneNear, { name, distance, radius: distanceText(radius ?? 0) });
}
