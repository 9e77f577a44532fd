import { expect, test } from 'vitest';
import { useSiteBrowser } from '../harness.ts';
import { addressOn, shownPage } from '../on-page.ts';
import { boxOn, openBox, optionsOn, soon } from './search-box.ts';

const site = useSiteBrowser('versions');

test('the box finds the version of the page, and another one or all if one chooses', async () => {
  const { page } = await site.open('/docs/1.x/shared');
  await openBox(page);
  await page.keyboard.type('shared');
  await soon(() => optionsOn(page)).toEqual(['Shared doc of 1.x']);
  const version = boxOn(page).getByRole('combobox', { name: 'Version' });
  expect(await version.inputValue()).toBe('1.x');
  expect(await version.locator('option').allTextContents()).toEqual(['Next', '2.x', '1.x', 'All versions']);
  await version.selectOption('2.x');
  await soon(() => optionsOn(page)).toEqual(['Shared doc of 2.x']);
  await version.selectOption('all');
  await soon(async () => (await optionsOn(page)).length).toBe(3);
});

test('outside the docs, the box finds the newest version that is released', async () => {
  const { page } = await site.open('/');
  await openBox(page);
  await page.keyboard.type('shared');
  await soon(() => optionsOn(page)).toEqual(['Shared doc of 2.x']);
});

test('the search page takes the version from the box, and keeps it in its address', async () => {
  const { page } = await site.open('/docs/1.x/shared');
  await openBox(page);
  await page.keyboard.type('shared');
  await boxOn(page).getByRole('link', { name: 'Show 1 result' }).click();
  await shownPage(page, 'Search');
  expect(await addressOn(page)).toBe('/handbook/search?q=shared&version=1.x');
  const results = page.locator('#search-results a');
  await soon(() => results.locator('.search-title').allTextContents()).toEqual(['Shared doc of 1.x']);
  await page.getByRole('combobox', { name: 'Version' }).selectOption('2.x');
  await soon(() => results.locator('.search-title').allTextContents()).toEqual(['Shared doc of 2.x']);
  await soon(() => addressOn(page)).toBe('/handbook/search?q=shared&version=2.x');
});
