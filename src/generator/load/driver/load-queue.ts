/** Items that two sides take: one in order from the front, the other in shares from the end. Each item is taken once, or put back. */
export interface LoadQueue<Item> {
  readonly fromFront: () => Iterable<Item>;
  /** Up to `most` of the last items; none if all are taken. */
  readonly fromEnd: (most: number) => readonly Item[];
  /** Leaves items to the side at the front, which takes them next. */
  readonly putBack: (some: readonly Item[]) => void;
}

/** A queue of these items, in their order. */
export function createLoadQueue<Item>(items: readonly Item[]): LoadQueue<Item> {
  let first = 0;
  let end = items.length;
  const returned: Item[] = [];
  const next = () => returned.shift() ?? (first < end ? items[first++] : undefined);
  return {
    *fromFront() {
      for (let item = next(); item !== undefined; item = next()) yield item;
    },
    fromEnd: most => {
      const start = Math.max(first, end - most);
      const taken = items.slice(start, end);
      end = start;
      return taken;
    },
    putBack: some => void returned.push(...some),
  };
}
