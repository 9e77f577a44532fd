/**
 * The limits between the classes whose values differ least from their average (Jenks): each limit is the smallest value of its class.
 * Exact, by dynamic programming over the sorted values.
 */
export function naturalBreaks(sorted: readonly number[], count: number): readonly number[] {
  const values = [...sorted];
  const classes = Math.min(count, new Set(values).size);
  if (classes < 2) return [];
  const deviation = deviations(values);
  // Least deviation of the first values in a number of classes, and where the last class begins.
  let least = values.map((_, end) => deviation(0, end));
  const starts: number[][] = [values.map(() => 0)];
  for (let number = 1; number < classes; number += 1) {
    const next: number[] = [];
    const start: number[] = [];
    for (let end = 0; end < values.length; end += 1) {
      // The last class never begins earlier than it does for fewer values.
      const earliest = Math.max(number, start.at(-1) ?? 0);
      const best = bestStart([earliest, end], from => (least[from - 1] ?? 0) + deviation(from, end));
      next.push(best.total);
      start.push(best.from);
    }
    least = next;
    starts.push(start);
  }
  const breaks: number[] = [];
  let end = values.length - 1;
  for (let number = classes - 1; number > 0; number -= 1) {
    const from = starts[number]?.[end] ?? 0;
    breaks.unshift(values[from] ?? 0);
    end = from - 1;
  }
  return [...new Set(breaks)].filter(limit => limit > (values[0] ?? 0));
}

/** Where the last class begins with the least deviation in total, and that total. Without a place to begin, it is infinite. */
function bestStart(
  [earliest, latest]: readonly [number, number],
  totalFrom: (from: number) => number,
): { readonly from: number; readonly total: number } {
  let best = { from: latest, total: Number.POSITIVE_INFINITY };
  for (let from = earliest; from <= latest; from += 1) {
    const total = totalFrom(from);
    if (total < best.total) best = { from, total };
  }
  return best;
}

/** The sum of the squared deviations of a run of values, from sums over all that come before. */
function deviations(values: readonly number[]): (from: number, to: number) => number {
  const middle = values[Math.floor(values.length / 2)] ?? 0;
  const sums = [0];
  const squares = [0];
  for (const value of values) {
    // Around a middle value, large numbers lose no digits.
    const moved = value - middle;
    sums.push((sums.at(-1) ?? 0) + moved);
    squares.push((squares.at(-1) ?? 0) + moved * moved);
  }
  return (from, to) => {
    const sum = (sums[to + 1] ?? 0) - (sums[from] ?? 0);
    return (squares[to + 1] ?? 0) - (squares[from] ?? 0) - (sum * sum) / (to - from + 1);
  };
}
