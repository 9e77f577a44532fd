/** Finds the candidate that a writer may have meant. */
export type NearestName = (name: string, candidates: Iterable<string>) => string | undefined;

/** Makes a finder that stops after this many comparisons in total. So on a site full of wrong names only the first ones get suggestions. */
export function createNearestName(comparisons: number): NearestName {
  let left = comparisons;
  return (name, candidates) =>
    nearestName(
      name,
      takeWhile(candidates, () => left-- > 0),
    );
}

/** The candidate nearest to `name` by edit distance, if one is near enough that the writer may have meant it. Of equal ones, the first. */
export function nearestName(name: string, candidates: Iterable<string>): string | undefined {
  if (name.length > LONGEST_NAME) return undefined;
  const limit = Math.max(1, Math.floor(name.length / 3));
  let best: string | undefined;
  let bestDistance = limit + 1;
  const wanted = name.toLowerCase();
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - name.length) >= bestDistance) continue;
    const distance = editDistance(wanted, candidate.toLowerCase(), bestDistance);
    if (distance < bestDistance) [best, bestDistance] = [candidate, distance];
  }
  return best;
}

/** Whether two names differ in one slip: a letter that is missing, wrong or too much, two that are swapped, or capitals. */
export function isOneSlip(name: string, other: string): boolean {
  if (Math.min(name.length, other.length) < SHORTEST_NAME) return false;
  return editDistance(name.toLowerCase(), other.toLowerCase(), 2) < 2;
}

/** One letter makes another word of a shorter name. */
const SHORTEST_NAME = 5;

/** A longer name is really a text. */
const LONGEST_NAME = 100;

function* takeWhile(candidates: Iterable<string>, isGood: () => boolean): Iterable<string> {
  for (const candidate of candidates) {
    if (!isGood()) return;
    yield candidate;
  }
}

/** Optimal string alignment distance: insertions, deletions, substitutions and swaps of neighbours. Only distances below `enough` are exact. */
function editDistance(a: string, b: string, enough: number): number {
  const start = commonStart(a, b);
  const end = commonEnd(a, b, start);
  return distanceBetween(a.slice(start, a.length - end), b.slice(start, b.length - end), enough);
}

/** How many letters at the beginning are the same. They cost nothing, and most of two paths is the same. */
function commonStart(a: string, b: string): number {
  const most = Math.min(a.length, b.length);
  let count = 0;
  while (count < most && a[count] === b[count]) count++;
  return count;
}

/** How many letters at the end are the same, after those at the beginning. */
function commonEnd(a: string, b: string, start: number): number {
  const most = Math.min(a.length, b.length) - start;
  let count = 0;
  while (count < most && a[a.length - 1 - count] === b[b.length - 1 - count]) count++;
  return count;
}

function distanceBetween(a: string, b: string, enough: number): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (isSame ? 0 : 1));
      // Before the first letter there is none, so neither of these is the same there.
      if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) cost = Math.min(cost, (beforeLast[j - 2] ?? 0) + 1);
      row.push(cost);
      least = Math.min(least, cost);
    }
    // A swap can refer to the row before the last, and adds one to its value.
    if (least >= enough && Math.min(...last) + 1 >= enough) return enough;
    [beforeLast, last] = [last, row];
  }
  return last[b.length] ?? 0;
}
