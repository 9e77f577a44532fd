import { type ReactNode, useSyncExternalStore } from 'react';
import { App } from '../templates/app.tsx';
import { FrozenHtml } from '../templates/frozen.tsx';
import { BrowserContext, type BrowserServices, type Readable } from '../templates/shell/browser.ts';
import type { View } from './place.ts';

interface SiteProps {
  readonly view: Readable<View>;
  readonly services: BrowserServices;
}

/** The whole tree in the browser: the page in the store, with the services that its shell uses. */
export function Site({ view, services }: SiteProps): ReactNode {
  const { data, frozen, Layout } = useSyncExternalStore(view.subscribe, view.get, view.get);
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
