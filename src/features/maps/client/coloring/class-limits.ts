import { classBreaks } from '../map/choropleth.ts';
import type { DataLayer } from './map-state.ts';
import { naturalBreaks } from './natural-breaks.ts';

/** The limits between the classes of a map's figures, as round as they can be. */
export function classLimits({ values, method, classes, limits }: DataLayer): readonly number[] {
  const sorted = [...values.values()].sort((a, b) => a - b);
  switch (method) {
    case 'own':
      return classBreaks(sorted, { kind: 'manual', breaks: limits });
    case 'equal':
      return roundSteps(sorted, classBreaks(sorted, { kind: 'equal-interval', count: classes }));
    case 'quantile':
      return roundBetween(sorted, classBreaks(sorted, { kind: 'quantile', count: classes }));
    case 'natural':
      return roundBetween(sorted, naturalBreaks(sorted, classes));
  }
}

/** Moves limits to the roundest numbers that leave every value in its class. */
function roundBetween(sorted: readonly number[], limits: readonly number[]): readonly number[] {
  const rounded = limits.map(limit => {
    const above = sorted.find(value => value >= limit) ?? limit;
    const below = sorted.filter(value => value < above).at(-1) ?? above;
    return roundest(below, above);
  });
  return [...new Set(rounded)].filter(limit => limit > (sorted[0] ?? limit));
}

/** Equal steps need not divide the values as exactly: a hundredth of the range more or less does not show. */
function roundSteps(sorted: readonly number[], limits: readonly number[]): readonly number[] {
  const range = (sorted.at(-1) ?? 0) - (sorted[0] ?? 0);
  const reach = range / 100;
  return [...new Set(limits.map(limit => roundest(limit - reach, limit + reach)))];
}

/** The number with the fewest digits above `below`, and not above `above`. */
export function roundest(below: number, above: number): number {
  if (!(above > below)) return above;
  if (below < 0 && above >= 0) return 0;
  const highest = Math.ceil(Math.log10(Math.max(Math.abs(below), Math.abs(above))));
  for (let power = highest; power > highest - 15; power -= 1)
    for (const part of [10, 5, 2, 1]) {
      const step = (10 ** power * part) / 10;
      // From the far end, so that the limit stays near the class above.
      const candidate = Number((Math.floor(above / step) * step).toPrecision(12));
      if (candidate > below && candidate <= above) return candidate;
    }
  return above;
}
