import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useSiteBrowser } from './harness.ts';

const own = useSiteBrowser();
const PHONE = { viewport: { width: 390, height: 800 } } as const;
const SMALL_PHONE = { viewport: { width: 320, height: 800 } } as const;

test.each<
  [what: string, path: string, window: typeof PHONE | typeof SMALL_PHONE, find: (page: Page) => Locator]
>([
  ['tabs', '/docs/guides/how-to-insert-map', PHONE, page => page.locator('.tab-list')],
  ['the kinds of maps', '/maps', PHONE, page => page.locator('.chips').first()],
  ['the kinds of changes', '/changelog', SMALL_PHONE, page => page.locator('.release-filters > ul')],
  ['the areas of a search', '/about', PHONE, page => page.locator('.search-box .search-areas')],
])('a row of %s that scrolls sideways fades at the end that hides some', async (_, path, window, find) => {
  const { page } = await own.open(path, window);
  if (path === '/about') {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Search' }).fill('marker');
  }
  const row = find(page).filter({ visible: true });
  await row.waitFor();
  const fade = () => row.evaluate(element => getComputedStyle(element).maskPosition);
  await expect.poll(fade).toMatch(/^100%/);
  await row.evaluate(element => element.scrollTo({ left: element.scrollWidth, behavior: 'instant' }));
  await expect.poll(fade).toMatch(/^0(%|px)/);
});

test('a tab that gets the focus is outside the fade', async () => {
  const { page } = await own.open('/docs/guides/how-to-insert-map', PHONE);
  const list = page.locator('.tab-list').first();
  await list.getByRole('tab').first().focus();
  await page.keyboard.press('ArrowRight');
  const { end, room } = await list.evaluate(element => ({
    end: document.activeElement?.getBoundingClientRect().right ?? Number.NaN,
    room: element.getBoundingClientRect().right,
  }));
  expect(end).toBeLessThan(room - 24);
});
