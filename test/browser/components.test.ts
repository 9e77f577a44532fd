import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useSiteBrowser } from './harness.ts';
import { announcement } from './on-page.ts';

/** A site whose theme and whose feature have components with hooks. */
const site = useSiteBrowser('components');

const idsOn = (page: Page) => page.locator('[id]').evaluateAll(elements => elements.map(({ id }) => id));

test('components of live parts have state, and ids that nothing else on the page has', async () => {
  const { page } = await site.open('/docs');
  await page.getByLabel('How many brakes?').fill('2');
  expect(await page.locator('strong').allInnerTexts()).toEqual(['Right!']);
  await expect.poll(() => announcement(page)).toBe('Right!');
  expect(await page.getByLabel('How many spokes?').inputValue()).toBe('');
  const ids = await idsOn(page);
  expect(ids).toEqual([...new Set(ids)]);
});

test('an id of a component in the bar is the same in what the server wrote and in what comes later', async () => {
  const { page } = await site.open('/docs');
  const button = page.getByRole('button', { name: 'When are you open?' });
  await button.click();
  const id = await button.getAttribute('aria-controls');
  expect(await page.locator(`[id="${id}"]`).innerText()).toBe('On Thursdays from six.');
  expect(await idsOn(page)).toContain(id);
});
