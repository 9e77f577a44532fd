/** Passes items on. While it is closed, it holds them back, as long as they are not too many. */
export interface Gate<Item> {
  readonly pass: (items: readonly Item[]) => void;
  readonly close: () => void;
  /** Passes on what was held back, too. */
  readonly open: () => void;
}

/** Items that may be held back: memory must not grow with the site. */
const MOST_HELD = 20_000;

/** An open gate, which passes items to `give`. */
export function createGate<Item>(give: (items: readonly Item[]) => void): Gate<Item> {
  const held: Item[] = [];
  let isClosed = false;
  return {
    pass: items => {
      if (isClosed && held.length + items.length <= MOST_HELD) held.push(...items);
      else give(items);
    },
    close: () => {
      isClosed = true;
    },
    open: () => {
      isClosed = false;
      if (held.length > 0) give(held.splice(0));
    },
  };
}
