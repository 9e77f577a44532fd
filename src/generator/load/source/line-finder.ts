/** A place in a text: line and column from 1, the column in UTF-16 units. */
export interface Point {
  readonly line: number;
  readonly column: number;
}

/** Returns a function that finds the line and column of an offset in a text, fast for any number of lines. */
export function createLineFinder(text: string): (offset: number) => Point {
  const starts = [0];
  for (const { index, 0: end } of text.matchAll(/\r\n|\r|\n/g)) starts.push(index + end.length);
  return offset => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
  };
}
