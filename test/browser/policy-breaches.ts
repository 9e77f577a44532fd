import type { Page } from 'playwright-core';
import { withoutPrefetching } from './on-page.ts';

/** Notes every breach of the policy. That no page breaches it as it is shown is part of `every-route.test.ts`: each would be a complaint. */
export async function notingBreaches(page: Page): Promise<void> {
  await withoutPrefetching(page);
  await page.addInitScript(() => {
    const breaches: string[] = [];
    Object.assign(window, { breaches });
    document.addEventListener('securitypolicyviolation', event =>
      breaches.push(`${event.effectiveDirective} ${event.blockedURI} ${event.sample} ${event.lineNumber}`),
    );
  });
}

/** What has breached the policy on a page since it was opened. */
export function breachesOn(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => (window as unknown as { breaches: string[] }).breaches);
}
