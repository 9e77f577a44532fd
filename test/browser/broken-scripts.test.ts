import { expect, test } from 'vitest';
import { useSiteBrowser } from './harness.ts';
import { shownPage } from './on-page.ts';

const site = useSiteBrowser('broken-scripts');

test('main scripts that throw are reported, and the others and the page work', async () => {
  const { page } = await site.open('/', {
    expects: [/The module is broken/, /The start is broken/, /The page is broken/],
  });
  expect(await page.locator('.works').textContent()).toBe('It works');
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.getByRole('navigation', { name: 'Main', exact: true }).getByRole('link').last().click();
  await shownPage(page, 'Second');
  expect(await page.locator('.works').textContent()).toBe('It works');
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});
