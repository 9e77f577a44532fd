import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { projectRoot } from '../machine.ts';
import { type DevServer, startDev } from '../sites/dev-server.ts';
import { hydrated, useSiteBrowser } from './harness.ts';
import { liveFigure } from './maps/live-figure.ts';
import { alive, WIDE } from './maps/live-map.ts';
import { followTextLink, shownPage, withoutPrefetching } from './on-page.ts';
import { withoutPolicy } from './requests.ts';

const site = useSiteBrowser();
const maps = useSiteBrowser('maps');
const shell = useSiteBrowser('shell');

/** Notes every breach of the policy. That no page breaches it as it is shown is part of `every-route.test.ts`: each would be a complaint. */
async function before(page: Page): Promise<void> {
  await withoutPrefetching(page);
  await page.addInitScript(() => {
    const breaches: string[] = [];
    Object.assign(window, { breaches });
    document.addEventListener('securitypolicyviolation', event =>
      breaches.push(`${event.effectiveDirective} ${event.blockedURI} ${event.sample} ${event.lineNumber}`),
    );
  });
}

function breachesOn(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => (window as unknown as { breaches: string[] }).breaches);
}

describe('the policy', () => {
  test('lets text become HTML through the script’s own policy alone', async () => {
    const { page } = await site.open('/', { before, expects: [/TrustedHTML/, /TrustedTypePolicy/] });
    const attempt = (name: string) =>
      page.evaluate(name => {
        const { trustedTypes } = window as unknown as {
          trustedTypes: { createPolicy(name: string, rules: object): unknown };
        };
        try {
          return typeof trustedTypes.createPolicy(name, { createHTML: (html: string) => html });
        } catch (error) {
          return (error as Error).name;
        }
      }, name);
    expect(await attempt('default')).toBe('TypeError');
    expect(await attempt('site')).toBe('TypeError');
    const isRefused = await page.evaluate(() => {
      try {
        document.createElement('p').innerHTML = '<b>text</b>';
        return false;
      } catch (error) {
        return error instanceof TypeError;
      }
    });
    expect(isRefused).toBe(true);
  });

  test('is met by a map that comes alive, is coloured and is downloaded', async () => {
    const { page } = await site.open('/maps/germany', { before, ...WIDE });
    await alive(page);
    for (const name of ['PNG', 'SVG with labels']) {
      const button = page.getByRole('button', { name, exact: true });
      const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
      expect(await download.failure()).toBeNull();
    }
    expect(await breachesOn(page)).toEqual([]);
  });

  test('is met by a map in a text', async () => {
    const { page } = await maps.open('/controls', { before, ...WIDE });
    await liveFigure(page, 'The plots');
    expect(await breachesOn(page)).toEqual([]);
  });

  test('is met by an announcement that is rendered anew', async () => {
    const { page } = await shell.open('/', { before });
    await followTextLink(page, 'to the about page');
    await shownPage(page, 'About');
    expect(await page.locator('.announcement a').isVisible()).toBe(true);
    expect(await breachesOn(page)).toEqual([]);
  });

  test('is no condition: without Trusted Types all works', async () => {
    const { page } = await shell.open('/', {
      before: async page => {
        await withoutPrefetching(page);
        await withoutPolicy(page);
        await page.addInitScript(() => Reflect.deleteProperty(window, 'trustedTypes'));
      },
    });
    await followTextLink(page, 'to the about page');
    await shownPage(page, 'About');
  });
});

describe('a page of `dev`', () => {
  let dev: DevServer | undefined;
  beforeAll(async () => {
    dev = await startDev(`${projectRoot}/test/browser/fixtures/shell`);
  });
  afterAll(() => dev?.stop());

  test('meets the policy, with its own script', async () => {
    const { page } = await shell.open(`${dev?.url}/`, { before });
    expect(
      await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content'),
    ).toContain('require-trusted-types-for');
    await followTextLink(page, 'to the about page');
    await shownPage(page, 'About');
    await page.reload();
    await hydrated(page);
    expect(await breachesOn(page)).toEqual([]);
  });
});
