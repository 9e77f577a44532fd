import { compareText } from './compare-text.ts';

/** The parts of a name for comparison: text at even positions, digits at odd ones. */
export type NaturalKey = readonly string[];

/** Splits a name once for many comparisons. */
export function toNaturalKey(name: string): NaturalKey {
  return name.split(/(\d+)/);
}

/** Compares names by code units, but numbers within them by value: `step-2` before `step-10`. The same in every locale. */
export function compareNaturally(a: NaturalKey, b: NaturalKey): number {
  for (let index = 0; index < Math.min(a.length, b.length); index++) {
    const [aPart = '', bPart = ''] = [a[index], b[index]];
    const order = index % 2 === 1 ? Number(aPart) - Number(bPart) : compareText(aPart, bPart);
    if (order !== 0) return order;
  }
  return a.length - b.length || compareText(a.join(''), b.join(''));
}
