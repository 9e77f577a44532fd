import { expect, test } from 'vitest';
import { useSiteBrowser } from './harness.ts';

const site = useSiteBrowser();

// Lighthouse warns from 1,400 elements on: each costs time in every change of the page's styles.
test.each(['/', '/maps'])('%s has fewer than 1,400 elements', async path => {
  const { page } = await site.open(path, { javaScriptEnabled: false });
  expect(await page.locator('body, body *').count()).toBeLessThan(1400);
});
