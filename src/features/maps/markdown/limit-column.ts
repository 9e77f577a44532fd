import { splitUnit } from '../split-unit.ts';
import { isNumber } from './named-table.ts';

/** A column of numbers by which visitors leave out regions: a price, for example. */
export interface LimitColumn {
  /** Its place among the cells of a row. */
  readonly index: number;
  readonly name: string;
  /** The part of its name in brackets. Three capitals are a currency. */
  readonly unit: string;
  /** What visitors can choose: round numbers, ascending, below the largest of the column. */
  readonly steps: readonly number[];
}

/** How many parts the steps divide the numbers into, roughly. */
const PARTS = 5;

/** The column with this place and label; cells that are not numbers do not count. */
export function limitColumn(index: number, label: string, cells: readonly string[]): LimitColumn {
  return { index, ...splitUnit(label), steps: stepsBelow(cells.filter(isNumber).map(Number)) };
}

/** The multiples of a round number from the first that leaves something to the last that leaves something out. */
function stepsBelow(numbers: readonly number[]): readonly number[] {
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  if (!(most > least)) return [];
  const step = roundUp((most - least) / PARTS);
  const first = Math.ceil(rounded(least / step));
  const count = Math.ceil(rounded(most / step)) - first;
  return Array.from({ length: count }, (_, index) => rounded((first + index) * step));
}

/** Without what calculating adds: 0.14 / 0.01 is a little more than 14. */
function rounded(value: number): number {
  return Number(value.toPrecision(12));
}

/** The next number of the kind 1, 2, 2.5 or 5 times a power of ten. */
function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  return ([1, 2, 2.5, 5].find(factor => factor * power >= value) ?? 10) * power;
}
