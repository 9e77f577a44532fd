import { searchWords } from '@mapwright/site/words';
import { makeElement } from '../make-element.ts';
import type { Answer } from '../run-searches.ts';
import { countIn } from './count-words.ts';

/** An area that a visitor can limit the search to; `null` = everywhere. */
export interface AreaChoice {
  readonly id: string | null;
  readonly label: string;
  /** `12`, or `10+`. */
  readonly count: string;
}

/** The areas in which something was found, after the choice of everywhere. With one area there is nothing to choose. */
export function areaChoices({ found, areas, scope }: Answer): readonly AreaChoice[] {
  const some = areas
    .map(({ id, label }) => ({
      id,
      label: id === '' ? searchWords.pages : label,
      count: found.counts.get(id) ?? 0,
    }))
    .filter(({ id, count }) => count > 0 || id === scope.area);
  const total = some.reduce((sum, { count }) => sum + count, 0);
  if (some.length < 2 && scope.area === undefined) return [];
  const all = [{ id: null, label: searchWords.everywhere, count: total }, ...some];
  return all.map(choice => ({ ...choice, count: countIn(choice.count, found) }));
}

/** The text of a choice. */
export function choiceNodes({ label, count }: AreaChoice): readonly (Node | string)[] {
  return [`${label} `, makeElement('span', { class: 'count' }, count)];
}
