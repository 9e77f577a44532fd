import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { App } from '../templates/app.tsx';
import { FrozenHtml } from '../templates/frozen.tsx';
import { BrowserContext, type BrowserServices, type Readable } from '../templates/shell/browser.ts';
import { useHydrated } from '../templates/shell/use-hydrated.ts';
import type { View } from './navigation/place.ts';

interface SiteProps {
  readonly view: Readable<View>;
  readonly services: BrowserServices;
  /** Called once, when every control takes clicks. */
  readonly onHydrated: () => void;
}

/** The whole tree in the browser: the page in the store, with the services that its shell uses. */
export function Site({ view, services, onHydrated }: SiteProps): ReactNode {
  const { data, frozen, Layout } = useSyncExternalStore(view.subscribe, view.get, view.get);
  return (
    <BrowserContext value={services}>
      <FrozenHtml value={frozen}>
        <App page={data}>
          <Layout layout={data.layout as never} path={data.path} />
        </App>
      </FrozenHtml>
      <HydrationWatch onHydrated={onHydrated} />
    </BrowserContext>
  );
}

/** Calls `onHydrated` once the tree before it is hydrated. It renders that tree no second time, which would replace what is frozen. */
function HydrationWatch({ onHydrated }: Pick<SiteProps, 'onHydrated'>): ReactNode {
  const isHydrated = useHydrated();
  useEffect(() => {
    if (isHydrated) onHydrated();
  }, [isHydrated, onHydrated]);
  return null;
}
