import type { HydrationData } from '../../templates/contract/page.ts';
import type { HoldFailures } from '../early/hold-failures.ts';
import type { SafeStorages } from '../storage.ts';
import type { TrustHtml } from '../trusted-html.ts';
import { createEntryNames, createNavigationWindow, readEntry } from './browser-window.ts';
import { createPages, type Pages } from './create-pages.ts';
import { createScreen, type ScreenOptions } from './create-screen.ts';
import type { BackHold } from './hold-back.ts';
import { installNavigation } from './install-navigation.ts';
import { loadStylesheets } from './load-stylesheets.ts';
import { createNavigation, type Navigation, type NavigationOptions } from './navigation.ts';
import { isSamePath, normalizePath } from './normalize-path.ts';
import { toAddress } from './place.ts';
import { watchIntent, watchVisibleLinks } from './prefetch.ts';
import { createPrefetchQueue } from './prefetch-queue.ts';
import { createProgress } from './progress-bar.ts';
import { createProgressView } from './progress-view.ts';
import { REFRESH_EVENT, RELOAD_EVENT } from './refresh-event.ts';
import { createRequestPage } from './request-page.ts';
import { createScrollPositions } from './scroll-positions.ts';

export interface NavigationStart extends Pick<ScreenOptions, 'place' | 'announce'> {
  /** The page that the server has rendered. */
  readonly data: HydrationData;
  readonly storages: SafeStorages;
  readonly backHold: BackHold;
  /** Whether to load nothing ahead of need. */
  readonly isSlow: () => boolean;
  readonly trustHtml: TrustHtml;
  readonly holdFailures: HoldFailures;
  readonly countFailure: NavigationOptions<never>['noteFailure'];
}

/** Starts client navigation in this window: links, history, prefetching, and the correction of the first address. */
export function startNavigation({ data, place, storages, backHold, ...options }: NavigationStart): void {
  const { baseUrl } = data.shell;
  const newEntry = createEntryNames(Date.now());
  const entry = readEntry(history.state) ?? newEntry();
  const correct = correctAddress(data);
  history.replaceState({ entry }, '', correct.address);
  place.set({ ...place.get(), address: toAddress(correct.address) });

  const pages = createPages({
    shell: data.shell,
    request: createRequestPage(fetch.bind(window), location.origin),
    parse: html => new DOMParser().parseFromString(options.trustHtml(html), 'text/html'),
    origin: location.origin,
    now: Date.now,
    loadStylesheets: hrefs => loadStylesheets(document, hrefs),
  });
  const onNewPage = prefetchLinks(pages, baseUrl, options.isSlow);
  const navigation = createNavigation({
    window: createNavigationWindow(window, backHold),
    screen: createScreen({ document, place, onNewPage, ...options }),
    progress: createProgress(createProgressView(document), window, Math.random),
    positions: createScrollPositions(storages.session),
    load: path => options.holdFailures(pages.load(path)),
    noteFailure: options.countFailure,
    newEntry,
    baseUrl,
    entry,
  });
  installNavigation(window, baseUrl, { navigation, backHold });
  listenForRefresh(pages, navigation);
  if (correct.leadsElsewhere) void navigation.navigate(correct.leadsElsewhere, 'replace');
}

interface Correction {
  readonly address: URL;
  /** Where the page may be, if the host sent the not-found page for another spelling of its path. */
  readonly leadsElsewhere?: URL;
}

function correctAddress({ layout, path, shell }: HydrationData): Correction {
  const address = new URL(location.href);
  const clean = normalizePath(address.pathname, shell.baseUrl);
  if (clean === address.pathname || isSamePath(address.pathname, path)) return { address };
  const corrected = new URL(address);
  corrected.pathname = clean;
  return layout.type === 'not-found' ? { address, leadsElsewhere: corrected } : { address: corrected };
}

/** Prefetches visible links and links that the visitor is about to follow. Returns the function to call for each new page. */
function prefetchLinks(pages: Pages, baseUrl: string, isSlow: () => boolean): () => void {
  const queue = createPrefetchQueue({ fetch: pages.prefetch, isKnown: pages.has, isSlow });
  const watching = {
    surroundings: () => ({ address: new URL(location.href), baseUrl }),
    isSlow,
    prefetch: queue.add,
    preload: (path: string) => void pages.preload(path).catch(() => undefined),
  };
  watchIntent(document, watching);
  if (document.readyState === 'complete') watchVisibleLinks(window, watching);
  else addEventListener('load', () => watchVisibleLinks(window, watching), { once: true });
  return queue.reset;
}

function listenForRefresh(pages: Pages, navigation: Navigation): void {
  document.addEventListener(REFRESH_EVENT, ({ detail: { paths, onRefreshed } }) => {
    const isShown = paths === 'all' || paths.some(path => isSamePath(path, location.pathname));
    pages.forget();
    // The page on its way may be old, and the one that is shown goes.
    if (!navigation.restart() && isShown) void navigation.refresh().then(onRefreshed);
  });
  document.addEventListener(RELOAD_EVENT, event => {
    event.preventDefault();
    navigation.reload();
  });
}
