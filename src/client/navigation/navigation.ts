import { isSamePath, normalizePath } from './normalize-path.ts';
import type { Progress } from './progress-bar.ts';
import type { FailureCount } from './reload-guard.ts';
import type { ScrollPosition, ScrollPositions } from './scroll-positions.ts';

/** How the visitor reaches a page: by a new history entry, in place of the present one, along the history, or without moving. */
export type Arrival = 'push' | 'replace' | 'pop' | 'refresh';

/** The result for a path. Without a page, the browser must load the address itself. */
export interface Destination<Page> {
  readonly path: string;
  /** Set by an alias that leads to a place within a page, else empty. */
  readonly hash: string;
  readonly page?: Page;
}

/** Address, history and scroll position of the window. */
export interface NavigationWindow {
  readonly address: () => URL;
  readonly push: (url: URL, entry: string) => void;
  readonly replace: (url: URL, entry: string) => void;
  /** Loads a URL as the browser does. */
  readonly leave: (url: URL, arrival: Arrival) => void;
  readonly position: () => ScrollPosition;
  readonly scrollTo: (position: ScrollPosition) => void;
  /** Whether the hash has a target. */
  readonly scrollToHash: (hash: string) => boolean;
  /** The same, but only if the target was hidden when the browser looked for it. */
  readonly scrollToHiddenHash: (hash: string) => void;
}

/** What the visitor sees of a navigation. */
export interface NavigationScreen<Page> {
  /** Runs what replaces the old page: at once, or in the next frame if the pages cross-fade. Rejects if that throws. */
  readonly turn: (page: Page, arrival: Arrival, change: () => void) => Promise<void>;
  /** Replaces the old page at once. */
  readonly show: (page: Page, url: URL) => void;
  readonly showFailure: (error: unknown, retry: () => void, url: URL) => void;
  /** Called at the end of a navigation, after scrolling. `isNewPage` is false if only the query or the hash has changed. */
  readonly arrived: (arrival: Arrival, url: URL, isNewPage: boolean) => void;
}

export interface NavigationOptions<Page> {
  readonly window: NavigationWindow;
  readonly screen: NavigationScreen<Page>;
  readonly progress: Progress;
  readonly positions: ScrollPositions;
  readonly load: (path: string) => Promise<Destination<Page>>;
  readonly noteFailure: (url: string, error: unknown) => FailureCount;
  readonly newEntry: () => string;
  readonly baseUrl: string;
  /** Name of the history entry of the first page. */
  readonly entry: string;
}

export interface Navigation {
  readonly navigate: (url: URL, arrival: 'push' | 'replace') => Promise<void>;
  /** Called when the history has moved to an entry; `null` is an entry that this script did not make. */
  readonly moved: (entry: string | null) => Promise<void>;
  /** Loads the present page again without changing focus or scroll position. */
  readonly refresh: () => Promise<void>;
  /** Loads the page that is on its way again; returns false if there is none. */
  readonly restart: () => boolean;
  /** Loads the page that is on its way, or else the present one, as the browser does. */
  readonly reload: () => void;
  /** Remembers how far the present entry is scrolled. */
  readonly remember: () => void;
  /** Scrolls to where the visitor left the present entry; returns false if that is not known. */
  readonly restore: () => boolean;
}

/** Moves from page to page. The old page stays until the new one is ready, and only the newest navigation takes effect. */
export function createNavigation<Page>(options: NavigationOptions<Page>): Navigation {
  const { window, screen, progress, positions } = options;
  let newest = 0;
  /** The navigation that is under way. */
  let pending: { readonly url: URL; readonly arrival: Arrival; readonly entry: string } | null = null;
  let entry = options.entry;
  let shown: URL | null = window.address();

  const isShown = (url: URL): boolean =>
    shown !== null && isSamePath(normalizePath(url.pathname, options.baseUrl), shown.pathname);

  async function go(url: URL, arrival: Arrival, nextEntry: string): Promise<void> {
    const token = ++newest;
    if (arrival !== 'refresh' && isShown(url)) {
      arrive(addressAt(url, shown?.pathname ?? url.pathname), arrival, nextEntry);
      return;
    }
    if (arrival !== 'refresh') {
      progress.start();
      pending = { url, arrival, entry: nextEntry };
    }
    try {
      const { path, hash, page } = await options.load(url.pathname);
      if (token !== newest) return;
      const place = addressAt(url, path, hash);
      if (page === undefined) leave(place, arrival);
      else
        await screen.turn(page, arrival, () => {
          if (token === newest) arrive(place, arrival, nextEntry, () => screen.show(page, place));
        });
    } catch (error) {
      if (token === newest) fail(error, url, arrival, nextEntry);
    }
  }

  function arrive(url: URL, arrival: Arrival, nextEntry: string, show?: () => void): void {
    const before = shown;
    remember();
    if (arrival === 'push') window.push(url, nextEntry);
    else window.replace(url, nextEntry);
    entry = nextEntry;
    shown = url;
    show?.();
    end();
    const isNewPage = show !== undefined;
    const stays = !isNewPage && (url.hash !== '' || before?.search !== url.search);
    if (arrival !== 'refresh') scroll(url, arrival, stays);
    screen.arrived(arrival, url, isNewPage);
  }

  function scroll(url: URL, arrival: Arrival, stays: boolean): void {
    if (arrival === 'pop' && restore()) return;
    if (!(url.hash && window.scrollToHash(url.hash)) && !stays) window.scrollTo({ left: 0, top: 0 });
  }

  function restore(): boolean {
    const position = positions.get(entry);
    if (position) window.scrollTo(position);
    return position !== undefined;
  }

  function fail(error: unknown, url: URL, arrival: Arrival, nextEntry: string): void {
    if (options.noteFailure(url.href, error) !== 'again') {
      leave(url, arrival);
      return;
    }
    const retry = (): void => void go(url, 'replace', nextEntry);
    arrive(url, arrival, nextEntry, () => screen.showFailure(error, retry, url));
    shown = null;
  }

  function leave(url: URL, arrival: Arrival): void {
    end();
    remember();
    window.leave(url, arrival);
  }

  function end(): void {
    pending = null;
    progress.done();
  }

  function remember(): void {
    positions.set(entry, window.position());
  }

  async function moved(nextEntry: string | null): Promise<void> {
    const url = window.address();
    if (nextEntry !== null || !isShown(url)) return go(url, 'pop', nextEntry ?? options.newEntry());
    // The browser made this entry itself, for a hash of the same page, and has scrolled there.
    newest++;
    end();
    entry = options.newEntry();
    shown = url;
    window.replace(url, entry);
    window.scrollToHiddenHash(url.hash);
    screen.arrived('pop', url, false);
  }

  function reload(): void {
    const { url, arrival } = pending ?? { url: window.address(), arrival: 'refresh' };
    newest++;
    leave(url, arrival);
  }

  return {
    navigate: async (url, arrival) => {
      // A visitor who follows a link again has waited too long: the browser loads the page, and can be stopped.
      if (pending?.url.href === url.href) reload();
      // As in the browser, a link to the current address makes no new entry.
      else if (arrival === 'push' && url.href !== shown?.href) await go(url, 'push', options.newEntry());
      else await go(url, 'replace', entry);
    },
    moved,
    refresh: () => go(window.address(), 'refresh', entry),
    restart: () => {
      if (pending === null) return false;
      void go(pending.url, pending.arrival, pending.entry);
      return true;
    },
    reload,
    remember,
    restore,
  };
}

function addressAt(url: URL, path: string, hash = ''): URL {
  const place = new URL(url);
  place.pathname = path;
  if (!place.hash) place.hash = hash;
  return place;
}
