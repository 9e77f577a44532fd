import { hydrateRoot } from 'react-dom/client';
import type { HydrationData } from '../templates/contract/page.ts';
import { createChoices } from './choices.ts';
import { createServices } from './create-services.ts';
import { createStore, slice } from './create-store.ts';
import type { EarlyServices } from './early/start-early-services.ts';
import { type ConnectionInformation, isSlowConnection } from './navigation/connection.ts';
import { createBackHold } from './navigation/hold-back.ts';
import { findLayout } from './navigation/layout-modules.ts';
import { type Place, toAddress, type View } from './navigation/place.ts';
import { withSidebar } from './navigation/read-page.ts';
import { type NavigationStart, startNavigation } from './navigation/start-navigation.ts';
import { Site } from './site.tsx';

export interface ShellStart
  extends Pick<NavigationStart, 'storages' | 'holdFailures' | 'countFailure'>,
    Pick<View, 'frozen'> {
  readonly root: HTMLElement;
  /** Of the page that the server has rendered, without its sidebar. */
  readonly data: HydrationData;
  /** What the first script has started. */
  readonly services: EarlyServices;
}

/**
 * Hydrates the page that the server has rendered, and from then on moves between pages without loading documents. Resolves when every
 * control of the shell takes clicks.
 */
export async function startShell({ root, frozen, services: early, ...start }: ShellStart): Promise<void> {
  const { storages, holdFailures } = start;
  const data = withSidebar(start.data, document);
  const Layout = findLayout(data.layout.type);
  const place = createStore<Place>({ view: { data, frozen, Layout }, address: toAddress(location) });
  const backHold = createBackHold({
    isHeld: history.state?.isHeld === true,
    pushCopy: () => history.pushState({ ...history.state, isHeld: true }, '', location.href),
    back: () => history.back(),
    afterEvent: callback => setTimeout(callback),
  });
  const isSlow = (): boolean =>
    isSlowConnection(navigator as { readonly connection?: ConnectionInformation });
  const services = createServices({
    early,
    shell: data.shell,
    choices: createChoices(data.shell, storages.local, Date.now()),
    place,
    storage: storages.local,
    backHold,
    isSlow,
    fetch: url => holdFailures(fetch(url, { headers: { accept: 'application/json' }, cache: 'no-cache' })),
  });
  const hydrated = new Promise<void>(resolve => {
    const site = <Site view={slice(place, 'view')} services={services} onHydrated={resolve} />;
    hydrateRoot(root, site);
  });
  startNavigation({ ...start, ...early, data, place, backHold, isSlow });
  await hydrated;
}
