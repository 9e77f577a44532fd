import { expect, test } from 'vitest';
import { useSiteBrowser } from '../harness.ts';
import { openEarly } from '../open-early.ts';
import { boxOn } from './search-box.ts';

const site = useSiteBrowser('search');

test.each(['Control+k', '/'])('%s before the shell is there opens the box when it is, once', async keys => {
  const { page, arrive } = await openEarly(site, '/about');
  await page.keyboard.press(keys);
  await arrive();
  await boxOn(page).waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => boxOn(page).count()).toBe(0);
});

test('what is typed into a field before the shell is there stays in it', async () => {
  const { page } = await openEarly(site, '/about');
  await page.evaluate(() => document.querySelector('main')?.prepend(document.createElement('input')));
  await page.locator('main input').pressSequentially('a/b');
  expect(await page.locator('main input').inputValue()).toBe('a/b');
});
