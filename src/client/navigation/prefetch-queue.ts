/** What the queue of prefetches depends on. */
export interface PrefetchOptions {
  /** Loads a path and returns the number of bytes received. */
  readonly fetch: (path: string) => Promise<number>;
  readonly isKnown: (path: string) => boolean;
  readonly isSlow: () => boolean;
}

export interface PrefetchQueue {
  readonly add: (path: string) => void;
  /** Called when a new page is shown: drops what has not started, and restores the budget. */
  readonly reset: () => void;
}

const MOST_UNDER_WAY = 8;
/** Bytes for each page view: some five pages, compressed. Whoever points at a link loads its page in any case. */
const BUDGET = 50 * 1024;
/** The assumed weight of a page before the first one of a view has loaded. */
const FIRST_GUESS = 12 * 1024;

/** Loads pages ahead of need, in order, eight at a time, within a budget, and never on a slow connection. */
export function createPrefetchQueue({ fetch, isKnown, isSlow }: PrefetchOptions): PrefetchQueue {
  let waiting: string[] = [];
  let underWay = 0;
  let spent = 0;
  let heaviest: number | undefined;
  let view = 0;

  function hasRoom(): boolean {
    return underWay < MOST_UNDER_WAY && spent + (underWay + 1) * (heaviest ?? FIRST_GUESS) <= BUDGET;
  }

  function next(): void {
    while (waiting.length > 0 && hasRoom()) {
      const path = waiting.shift();
      if (path !== undefined && !isKnown(path) && !isSlow()) void begin(path, view);
    }
  }

  async function begin(path: string, startedIn: number): Promise<void> {
    underWay++;
    const bytes = await fetch(path).catch(() => 0);
    underWay--;
    if (startedIn === view) {
      spent += bytes;
      if (bytes > 0) heaviest = Math.max(heaviest ?? 0, bytes);
    }
    next();
  }

  return {
    add: path => {
      if (waiting.includes(path)) return;
      waiting.push(path);
      next();
    },
    reset: () => {
      waiting = [];
      spent = 0;
      heaviest = undefined;
      view++;
    },
  };
}
