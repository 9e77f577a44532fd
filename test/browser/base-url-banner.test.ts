import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useSiteBrowser } from './harness.ts';

const site = useSiteBrowser('shell');
const below = useSiteBrowser('versions');

const banner = (page: Page) => page.locator('.base-url-banner');

const SCRIPT = '**/assets/*.js';
const STYLE = '**/assets/*.css';

const without =
  (...addresses: readonly string[]) =>
  async (page: Page) => {
    for (const address of addresses) await page.route(address, route => route.abort());
  };

const failing = { isHydrated: false, expects: [/ERR_FAILED/] } as const;

test('the home page whose script does not come says on top what is the matter', async () => {
  const { page } = await site.open('/', { ...failing, before: without(SCRIPT, STYLE) });
  expect(await banner(page).isVisible()).toBe(true);
  expect(await banner(page).textContent()).toMatch(/did not load properly.*base URL \/\./);
  expect(await page.evaluate(() => document.body.firstElementChild?.className)).toBe('base-url-banner');
});

test('the banner names the configured base URL and suggests the one that seems right', async () => {
  const home = `${new URL(below.url).origin}/elsewhere/`;
  const { page } = await below.open('/', {
    ...failing,
    before: async page => {
      await without(SCRIPT, STYLE)(page);
      await page.route(home, async route =>
        route.fulfill({ response: await route.fetch({ url: `${below.url}/` }) }),
      );
      // The page is opened at its own address first.
      await page.route(`${below.url}/`, route => route.fallback());
    },
  });
  await page.goto(home);
  expect(await banner(page).locator('p').allTextContents()).toEqual([
    'This site did not load properly.',
    'It was built for the base URL /handbook/.',
    'It seems to lie at /elsewhere/: try this as its base URL.',
  ]);
});

test('the style sheet hides the banner where it comes', async () => {
  const { page } = await site.open('/', { ...failing, before: without(SCRIPT) });
  expect(await banner(page).count()).toBe(1);
  expect(await banner(page).isVisible()).toBe(false);
});

test('a page whose script has started has no banner', async () => {
  const { page } = await site.open('/');
  expect(await banner(page).count()).toBe(0);
});

test('no other page has a banner', async () => {
  const { page } = await site.open('/about', { ...failing, before: without(SCRIPT, STYLE) });
  expect(await banner(page).count()).toBe(0);
});
