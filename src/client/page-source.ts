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

/** Asks for a page; rejects when the network or the server fails. `isFresh` goes past the browser's cache. */
export type RequestPage = (path: string, options: RequestOptions) => Promise<PageText>;

export interface RequestOptions {
  readonly isUrgent: boolean;
  readonly isFresh?: boolean;
}

export interface PageSource {
  /** A page's text, remembered or asked for. Asks a second time if what failed was begun ahead of need. */
  readonly load: (path: string) => Promise<PageText>;
  /** Asks for a page ahead of need. */
  readonly prefetch: (path: string) => Promise<PageText>;
  readonly has: (path: string) => boolean;
  /** Forgets a page, or all of them, and asks anew the next time, past the browser's cache. */
  readonly forget: (path?: string) => void;
}

const MOST = 40;
/** Five minutes: a tab that stays open sees new text in the end. */
const LIFETIME = 300_000;

interface Remembered {
  readonly text: Promise<PageText>;
  readonly isUrgent: boolean;
  readonly until: number;
}

/** Remembers the latest pages, forty at most, for five minutes. Failures are never remembered. */
export function createPageSource(request: RequestPage, now: () => number): PageSource {
  const pages = new Map<string, Remembered>();
  const stale = new Set<string>();

  function remembered(path: string): Remembered | undefined {
    const page = pages.get(path);
    return page && now() < page.until ? page : undefined;
  }

  function ask(path: string, isUrgent: boolean): Promise<PageText> {
    const text = request(path, { isUrgent, isFresh: stale.delete(path) });
    const page = { text, isUrgent, until: now() + LIFETIME };
    pages.delete(path);
    pages.set(path, page);
    const [oldest] = pages.keys();
    if (pages.size > MOST && oldest !== undefined) pages.delete(oldest);
    const forgetIt = (): void => {
      if (pages.get(path) === page) pages.delete(path);
    };
    text.then(answer => answer.status >= 400 && forgetIt(), forgetIt);
    return text;
  }

  return {
    load: path => {
      const page = remembered(path);
      if (!page) return ask(path, true);
      return page.isUrgent ? page.text : page.text.catch(() => ask(path, true));
    },
    prefetch: path => remembered(path)?.text ?? ask(path, false),
    has: path => remembered(path) !== undefined,
    forget: path => {
      for (const known of path === undefined ? [...pages.keys()] : [path]) {
        pages.delete(known);
        stale.add(known);
      }
    },
  };
}
