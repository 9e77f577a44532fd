import type { Page } from 'playwright-core';
import { hydrated, type OpenOptions, type SiteBrowser, type SitePage } from './harness.ts';
import { withoutPrefetching } from './on-page.ts';

/** A page whose first script has started, and whose shell does not come until `arrive` is called. */
export interface EarlyPage extends Pick<SitePage, 'page'> {
  /** Lets the shell come, and waits until it takes clicks. */
  readonly arrive: () => Promise<void>;
}

/** Opens a page whose shell waits. */
export async function openEarly(
  site: SiteBrowser,
  path: string,
  { before = withoutPrefetching, ...options }: OpenOptions = {},
): Promise<EarlyPage> {
  let release = (): void => undefined;
  const released = new Promise<void>(resolve => {
    release = resolve;
  });
  const { page } = await site.open(path, {
    ...options,
    isHydrated: false,
    before: async page => {
      await before(page);
      await page.route('**/assets/shell-*.js', async route => {
        await released;
        // A page that was left meanwhile needs no answer.
        await route.fallback().catch(() => undefined);
      });
    },
  });
  await started(page);
  const arrive = async (): Promise<void> => {
    release();
    await hydrated(page);
  };
  return { page, arrive };
}

/** Waits for the first script, which gives the document its live region. */
export function started(page: Page): Promise<void> {
  return page.locator('body > [role="status"]').waitFor({ state: 'attached' });
}
