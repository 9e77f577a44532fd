/** What the queue of prefetches depends on. */
export interface PrefetchOptions {
  /** Loads a path and says how many bytes came. */
  readonly fetch: (path: string) => Promise<number>;
  readonly isKnown: (path: string) => boolean;
  readonly isSlow: () => boolean;
}

export interface PrefetchQueue {
  readonly add: (path: string) => void;
  /** A new page is shown: what was not begun is dropped, and the budget is whole again. */
  readonly reset: () => void;
}

const MOST_UNDER_WAY = 8;
/** Bytes a page view. */
const BUDGET = 512 * 1024;
/** What a page is taken to weigh before one has come. */
const FIRST_GUESS = 32 * 1024;

/** Loads pages ahead of need, in order, eight at a time, within a budget, never on a slow line. */
export function createPrefetchQueue({ fetch, isKnown, isSlow }: PrefetchOptions): PrefetchQueue {
  let waiting: string[] = [];
  let underWay = 0;
  let spent = 0;
  let heaviest = FIRST_GUESS;
  let view = 0;

  function hasRoom(): boolean {
    return underWay < MOST_UNDER_WAY && spent + (underWay + 1) * heaviest <= BUDGET;
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
    heaviest = Math.max(heaviest, bytes);
    if (startedIn === view) spent += bytes;
    next();
  }

  return {
    add: path => {
      if (waiting.includes(path) || isKnown(path) || isSlow()) return;
      waiting.push(path);
      next();
    },
    reset: () => {
      waiting = [];
      spent = 0;
      view++;
    },
  };
}
