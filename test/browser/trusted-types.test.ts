import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { projectRoot } from '../machine.ts';
import { type DevServer, startDev } from '../sites/dev-server.ts';
import { hydrated, useSiteBrowser } from './harness.ts';
import { followTextLink, shownPage, withoutPrefetching } from './on-page.ts';
import { notingBreaches as before, breachesOn } from './policy-breaches.ts';
import { withoutPolicy } from './requests.ts';

const site = useSiteBrowser();
const shell = useSiteBrowser('shell');

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
