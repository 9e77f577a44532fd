/** Items that two sides take: one in order from the front, the other in shares from the end. Each item is taken once. */
export interface LoadQueue<Item> {
  readonly fromFront: () => Iterable<Item>;
  /** Up to `most` of the last items; none if all are taken. */
  readonly fromEnd: (most: number) => readonly Item[];
}

export function createLoadQueue<Item>(items: readonly Item[]): LoadQueue<Item> {
  let first = 0;
  let end = items.length;
  return {
    *fromFront() {
      for (let item = items[first]; first < end && item !== undefined; item = items[first]) {
        first += 1;
        yield item;
      }
    },
    fromEnd: most => {
      const start = Math.max(first, end - most);
      const taken = items.slice(start, end);
      end = start;
      return taken;
    },
  };
}
