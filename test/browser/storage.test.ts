import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useSiteBrowser } from './harness.ts';
import { followTextLink, scrollDownTo, scrollTop, shownPage, withoutPrefetching } from './on-page.ts';
import { failFetches } from './requests.ts';

const site = useSiteBrowser('shell');

const WARNING = /warning: The browser refuses to store anything/;

test('a browser that refuses storage is warned of once, and everything works but for remembering', async () => {
  const warnings: string[] = [];
  const { page } = await site.open('/long', {
    colorScheme: 'light',
    before: async page => {
      page.on('console', message => message.type() === 'warning' && warnings.push(message.text()));
      await refuseStorage(page);
    },
    expects: [WARNING],
  });
  const theme = () => page.evaluate(() => document.documentElement.dataset.theme);
  await page.locator('.color-mode').click();
  await page.locator('.color-mode').click();
  expect(await theme()).toBe('dark');
  await page.getByRole('complementary', { name: 'Announcement' }).getByRole('button').click();
  await scrollDownTo(page, 900);
  await page.evaluate(() => document.querySelector<HTMLElement>('main a[href="/docs/first"]')?.click());
  await shownPage(page, 'First');
  await page.getByRole('tab', { name: 'macOS' }).first().click();
  expect(await page.getByText('Again on macOS.').isVisible()).toBe(true);
  await page.goBack();
  await shownPage(page, 'Long');
  expect(await scrollTop(page)).toBe(900);
  expect(await theme()).toBe('dark');
  expect(await page.getByRole('complementary', { name: 'Announcement' }).count()).toBe(0);
  expect(warnings).toHaveLength(1);
});

test('a browser that refuses to write alone is warned of once too', async () => {
  const warnings: string[] = [];
  const { page } = await site.open('/', {
    before: async page => {
      page.on('console', message => message.type() === 'warning' && warnings.push(message.text()));
      await page.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('Full', 'QuotaExceededError');
        };
      });
    },
    expects: [WARNING],
  });
  await page.locator('.color-mode').click();
  await followTextLink(page, 'to the long page');
  await shownPage(page, 'Long');
  await page.locator('.color-mode').click();
  expect(warnings).toHaveLength(1);
});

test('a page that fails to load is loaded as a document, for nothing can be counted', async () => {
  const { page } = await site.open('/', {
    before: async page => {
      await refuseStorage(page);
      await withoutPrefetching(page);
    },
    expects: [WARNING, /ERR_FAILED/],
  });
  await failFetches(page, '**/docs/first');
  await followTextLink(page, 'to the first doc');
  await page.waitForURL('**/docs/first');
  await shownPage(page, 'First');
  await page.locator('a.brand').click();
  await shownPage(page, 'Home');
  await followTextLink(page, 'to the first doc');
  await shownPage(page, 'First');
});

async function refuseStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const area of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, area, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
  });
}
