/** The response to a request for a page. */
export interface PageText {
  /** The path of the response, after redirects. */
  readonly path: string;
  readonly status: number;
  /** Absent if the response is not HTML or comes from another origin. */
  readonly html?: string;
  /** The bytes that came over the network if the server reports them, else the length of the text. */
  readonly bytes: number;
}

/** Requests the current state of a page. Rejects when the network or the server fails. */
export type RequestPage = (path: string, isUrgent: boolean) => Promise<PageText>;

export interface PageSource {
  /** The current text of a page. If the server cannot be reached, the text of the last request. */
  readonly load: (path: string) => Promise<PageText>;
  /** Requests a page that the visitor may need. */
  readonly prefetch: (path: string) => Promise<PageText>;
  /** Requests a page that the visitor is about to open; a load that soon follows uses this response. */
  readonly preload: (path: string) => Promise<PageText>;
  readonly has: (path: string) => boolean;
  /** Forgets all pages. */
  readonly forget: () => void;
}

const MOST_PAGES = 40;
/** How long the response to a preload counts as new, in milliseconds: long enough to get from pointing at a link to clicking it. */
const NEW_FOR = 2000;

interface Remembered {
  readonly text: Promise<PageText>;
  /** When the response came; infinite until then. */
  time: number;
  /** How long it counts as new from then on. One load uses it, and the next requests the page again. */
  newFor: number;
}

/**
 * Requests pages. Each navigation sends a request, so that visitors see new versions at once; an unchanged page comes from the
 * browser's cache. The latest forty are remembered for when the server cannot be reached. Failures never are.
 */
export function createPageSource(request: RequestPage, now: () => number): PageSource {
  const pages = new Map<string, Remembered>();

  function ask(path: string, isUrgent: boolean, newFor = 0): Promise<PageText> {
    const before = pages.get(path);
    const page: Remembered = { text: request(path, isUrgent), time: Number.POSITIVE_INFINITY, newFor };
    pages.delete(path);
    pages.set(path, page);
    const [oldest] = pages.keys();
    if (pages.size > MOST_PAGES && oldest !== undefined) pages.delete(oldest);
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
    preload: path => newest(path) ?? ask(path, false, NEW_FOR),
    has: path => pages.has(path),
    forget: () => pages.clear(),
  };
}
