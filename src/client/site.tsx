import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { App } from '../templates/app.tsx';
import { FrozenHtml } from '../templates/frozen.tsx';
import { BrowserContext, type BrowserServices, type Readable } from '../templates/shell/browser.ts';
import type { View } from './navigation/place.ts';

interface SiteProps {
  readonly view: Readable<View>;
  readonly services: BrowserServices;
  /** Called once, when every control takes clicks and keys. */
  readonly onHydrated: () => void;
}

/** The whole tree in the browser: the page in the store, with the services that its shell uses. */
export function Site({ view, services, onHydrated }: SiteProps): ReactNode {
  const { data, frozen, Layout } = useSyncExternalStore(view.subscribe, view.get, view.get);
  // After the effects of all components below.
  useEffect(onHydrated, [onHydrated]);
  return (
    <BrowserContext value={services}>
      <FrozenHtml value={frozen}>
        <App page={data}>
          <Layout layout={data.layout as never} path={data.path} />
        </App>
      </FrozenHtml>
    </BrowserContext>
  );
}
