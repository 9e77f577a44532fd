import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { useSiteBrowser } from './harness.ts';
import { KINDS } from './kinds.ts';
import { addressOn } from './on-page.ts';

const own = useSiteBrowser();
const site = useSiteBrowser('shell');

const off = { javaScriptEnabled: false } as const;
const narrow = { ...off, viewport: { width: 390, height: 800 } } as const;

const READABLE = Object.values(KINDS).filter(path => path !== KINDS['the not-found page']);

test('every kind of page reads, and its links lead on', async () => {
  const { page } = await own.open('/', off);
  for (const path of READABLE) {
    await page.goto(path);
    expect(await page.locator('h1').count(), path).toBe(1);
    expect(await page.locator('main').isVisible(), path).toBe(true);
    expect(await page.locator('.spinner, .failure, .base-url-banner').count(), path).toBe(0);
    expect(await deadControls(page), path).toEqual([]);
    const link = page.locator('nav.navbar-items > ul > li > a[href^="/"]').first();
    const href = await link.getAttribute('href');
    await link.click();
    await page.waitForURL(`**${href}`);
    expect(await page.locator('h1').isVisible(), path).toBe(true);
  }
});

test('an unknown path shows the not-found page', async () => {
  const { page } = await own.open('/nowhere/at/all', { ...off, expects: [/404/] });
  expect(await page.locator('h1').isVisible()).toBe(true);
});

test('a dropdown of the navbar opens, and its links lead on', async () => {
  const { page } = await site.open('/', off);
  const dropdown = page.locator('.navbar .dropdown').first();
  const link = dropdown.getByRole('link', { name: 'Long page' });
  expect(await link.isVisible()).toBe(false);
  await dropdown.locator('summary').click();
  await link.click();
  await page.waitForURL('**/long');
});

test('of the dropdowns one is open at a time', async () => {
  const { page } = await site.open('/', off);
  const dropdowns = page.locator('.navbar .dropdown');
  await dropdowns.nth(0).locator('summary').click();
  await dropdowns.nth(1).locator('summary').click();
  expect(
    await dropdowns.evaluateAll(all => all.map(one => one instanceof HTMLDetailsElement && one.open)),
  ).toEqual([false, true]);
});

test('the mobile menu opens and closes, and its links lead on', async () => {
  const { page } = await site.open('/', narrow);
  const menu = page.locator('#pageMenu');
  expect(await menu.isVisible()).toBe(false);
  await page.locator('.menu-button').click();
  expect(await menu.isVisible()).toBe(true);
  await menu.getByRole('button', { name: 'Close' }).click();
  expect(await menu.isVisible()).toBe(false);
  await page.locator('.menu-button').click();
  await menu.getByText('Places').click();
  await menu.getByRole('link', { name: 'Long page' }).click();
  await page.waitForURL('**/long');
});

describe('on a doc', () => {
  test('the open branch of the sidebar reads, and its links lead on', async () => {
    const { page } = await site.open('/docs/guide/one', off);
    const sidebar = page.getByRole('navigation', { name: 'docs pages' });
    expect(await sidebar.getByRole('link').allTextContents()).toEqual([
      'Introduction',
      'First',
      'Second',
      'Guide',
      'Guide one',
      'Guide two',
      'Nail',
    ]);
    await sidebar.getByRole('link', { name: 'Guide two' }).click();
    await page.waitForURL('**/docs/guide/two');
  });

  test('every panel of the tabs reads under its label', async () => {
    const { page } = await site.open('/docs/first', off);
    for (const text of ['On Linux.', 'On macOS.', 'Again on Linux.', 'Again on macOS.', 'Apart.'])
      expect(await page.getByText(text, { exact: true }).isVisible(), text).toBe(true);
    expect(await page.locator('.tab-label').first().isVisible()).toBe(true);
    expect(await page.getByRole('tab').count()).toBe(0);
  });

  test('details open', async () => {
    const { page } = await site.open('/docs/first', off);
    await page.getByText('More about it').click();
    expect(await page.getByText('What is folded away.').isVisible()).toBe(true);
  });

  test('the table of contents leads to the headings, wide and narrow', async () => {
    const wide = await site.open('/docs/second', { ...off, viewport: { width: 1280, height: 800 } });
    await wide.page.locator('.toc').getByRole('link', { name: 'Middle', exact: true }).click();
    await expect.poll(() => addressOn(wide.page)).toBe('/docs/second#middle');
    const { page } = await site.open('/docs/second', narrow);
    await page.locator('.toc summary').click();
    await page.locator('.toc').getByRole('link', { name: 'Middle', exact: true }).click();
    await expect.poll(() => addressOn(page)).toBe('/docs/second#middle');
  });

  test('the skip link, the pager and the footnotes lead on', async () => {
    const { page } = await site.open('/docs/first', off);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => addressOn(page)).toBe('/docs/first#pageMain');
    await page.locator('main a[href="#footnote-1"]').click();
    await expect.poll(() => addressOn(page)).toBe('/docs/first#footnote-1');
    await page.locator('.pager a').last().click();
    await page.waitForURL('**/docs/second');
  });
});

test('the announcement reads and has no button to close it', async () => {
  const { page } = await site.open('/', off);
  const bar = page.getByRole('complementary', { name: 'Announcement' });
  expect(await bar.isVisible()).toBe(true);
  expect(await bar.getByRole('button').count()).toBe(0);
});

/** Buttons that can be seen and do nothing by themselves. */
function deadControls(page: Page): Promise<readonly string[]> {
  return page.locator('button').evaluateAll(buttons =>
    buttons
      .filter(button => button.checkVisibility() && !button.hasAttribute('popovertarget'))
      .filter(button => !(button instanceof HTMLButtonElement && button.form))
      .map(button => button.outerHTML),
  );
}
