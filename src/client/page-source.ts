/** The answer to a page's request. */
export interface PageText {
  /** The path that answered, after redirects. */
  readonly path: string;
  readonly status: number;
  /** Absent when the answer is no HTML, or comes from another origin. */
  readonly html?: string;
  /** What came over the network, as far as the server tells, else the length of the text. */
  readonly bytes: number;
}

/** Asks the server for a page as it is now; rejects when the network or the server fails. */
export type RequestPage = (path: string, isUrgent: boolean) => Promise<PageText>;

export interface PageSource {
  /** A page's text as it is now; only where the server cannot be asked, as it was when it was asked for last. */
  readonly load: (path: string) => Promise<PageText>;
  /** Asks for a page that may be needed. */
  readonly prefetch: (path: string) => Promise<PageText>;
  /** Asks for a page that is about to be needed: a load that soon follows takes this answer. */
  readonly preload: (path: string) => Promise<PageText>;
  readonly has: (path: string) => boolean;
  /** Forgets all pages. */
  readonly forget: () => void;
}

const MOST = 40;
/** How long the answer to a preload counts as new, in milliseconds: from the pointer on a link to the click. */
const NEW = 2000;

interface Remembered {
  readonly text: Promise<PageText>;
  /** When the answer came: infinite until then. */
  time: number;
  /** How long it counts as new from then on. A load takes it, and the next one asks again. */
  newFor: number;
}

/**
 * Asks for pages. Each navigation asks, so that what was published meanwhile is seen at once; a page that has not changed comes
 * out of the browser's cache. The latest forty are remembered for when the server cannot be asked. Failures never are.
 */
export function createPageSource(request: RequestPage, now: () => number): PageSource {
  const pages = new Map<string, Remembered>();

  function ask(path: string, isUrgent: boolean, newFor = 0): Promise<PageText> {
    const before = pages.get(path);
    const page: Remembered = { text: request(path, isUrgent), time: Number.POSITIVE_INFINITY, newFor };
    pages.delete(path);
    pages.set(path, page);
    const [oldest] = pages.keys();
    if (pages.size > MOST && oldest !== undefined) pages.delete(oldest);
    const restore = (known?: Remembered): void => {
      if (pages.get(path) !== page) return;
      if (known) pages.set(path, known);
      else pages.delete(path);
    };
    page.text.then(
      ({ status }) => {
        page.time = now();
        if (status >= 400) restore();
      },
      () => restore(before),
    );
    return page.text;
  }

  function newest(path: string): Promise<PageText> | undefined {
    const page = pages.get(path);
    return page && now() < page.time + page.newFor ? page.text : undefined;
  }

  return {
    load: path => {
      const known = pages.get(path);
      const text = newest(path)?.catch(() => ask(path, true)) ?? ask(path, true);
      if (known) known.newFor = 0;
      return known ? text.catch(() => known.text) : text;
    },
    prefetch: path => newest(path) ?? ask(path, false),
    preload: path => newest(path) ?? ask(path, false, NEW),
    has: path => pages.has(path),
    forget: () => pages.clear(),
  };
}
