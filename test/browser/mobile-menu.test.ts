import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hydrated, useSiteBrowser } from './harness.ts';
import { addressOn, clickInPlace, scrollDownTo, scrollTop, shownPage } from './on-page.ts';

const site = useSiteBrowser('shell');

const NARROW = { viewport: { width: 390, height: 800 } } as const;

const button = (page: Page) => page.locator('.menu-button');
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const primary = (page: Page) => page.locator('#pageMenu').getByRole('navigation', { name: 'Main menu' });
const secondary = (page: Page) => page.locator('#pageMenu').getByRole('navigation', { name: 'docs pages' });
const isOnButton = (page: Page) => button(page).evaluate(element => element === document.activeElement);

/** Resolves when the menu that was closed has taken back its entry in the history. */
async function entryTakenBack(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => history.state?.isHeld)).toBeUndefined();
}

async function openMenu(path: string): Promise<Page> {
  const { page } = await site.open(path, NARROW);
  await button(page).click();
  await menu(page).waitFor();
  return page;
}

describe('its menus', () => {
  test('are the navbar’s items alone on a page without a sidebar', async () => {
    const page = await openMenu('/');
    expect(await primary(page).isVisible()).toBe(true);
    expect(await primary(page).getByText('Places').isVisible()).toBe(true);
    expect(await page.getByRole('button', { name: 'Back to main menu' }).count()).toBe(0);
    expect(await page.locator('#pageMenu [inert]').count()).toBe(0);
  });

  test('are on a doc the section’s sidebar first, with the way back to the main menu', async () => {
    const page = await openMenu('/docs/first');
    expect(await secondary(page).isVisible()).toBe(true);
    expect(await secondary(page).getByRole('link', { name: 'First' }).getAttribute('aria-current')).toBe(
      'page',
    );
    expect(await primary(page).count()).toBe(0);
    expect(await page.locator('#pageMenu [inert] nav').getAttribute('aria-label')).toBe('Main menu');
    await page.getByRole('button', { name: 'Back to main menu' }).click();
    expect(await primary(page).isVisible()).toBe(true);
    expect(await secondary(page).count()).toBe(0);
    expect(await page.locator('#pageMenu [inert] nav').getAttribute('aria-label')).toBe('docs pages');
    expect(
      await page.evaluate(() => document.querySelector('#pageMenu')?.contains(document.activeElement)),
    ).toBe(true);
  });

  test('begin with the sidebar again when the menu is opened again', async () => {
    const page = await openMenu('/docs/first');
    await page.getByRole('button', { name: 'Back to main menu' }).click();
    await page.keyboard.press('Escape');
    await entryTakenBack(page);
    await button(page).click();
    await secondary(page).waitFor();
  });

  test('fetch closed branches when they are opened', async () => {
    const page = await openMenu('/docs/first');
    await secondary(page).getByRole('button', { name: 'Tools' }).click();
    await secondary(page).getByRole('link', { name: 'Hammer' }).click();
    await shownPage(page, 'Hammer');
    expect(await menu(page).count()).toBe(0);
  });
});

describe('it closes', () => {
  const ways: readonly (readonly [string, (page: Page) => Promise<unknown>])[] = [
    ['on Escape', page => page.keyboard.press('Escape')],
    ['on ×', page => menu(page).getByRole('button', { name: 'Close' }).click()],
    ['on a press of the backdrop', page => page.mouse.click(10, 400)],
    ['on the browser’s Back', page => page.goBack()],
  ];
  test.each(ways)('%s, stays on the page, gives the focus back and leaves no entry', async (_, close) => {
    const { page } = await site.open('/', NARROW);
    await page.locator('footer').getByRole('link', { name: 'The long page' }).click();
    await shownPage(page, 'Long');
    const length = await page.evaluate(() => history.length);
    for (let round = 0; round < 2; round++) {
      await button(page).click();
      await menu(page).waitFor();
      await close(page);
      await expect.poll(() => menu(page).count()).toBe(0);
      await expect.poll(() => isOnButton(page)).toBe(true);
      await entryTakenBack(page);
    }
    expect(await addressOn(page)).toBe('/long');
    expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(length + 1);
    await page.goBack();
    await shownPage(page, 'Home');
  });

  test('on Back as soon as it is open, before it has been painted', async () => {
    const { page } = await site.open('/', NARROW);
    await page.locator('footer').getByRole('link', { name: 'The long page' }).click();
    await shownPage(page, 'Long');
    await button(page).evaluate((element: HTMLElement) => {
      element.click();
      setTimeout(() => history.back());
    });
    await entryTakenBack(page);
    await expect.poll(() => menu(page).count()).toBe(0);
    expect(await addressOn(page)).toBe('/long');
  });

  test('on a click of an item, whose page takes the place of the menu in the history', async () => {
    const { page } = await site.open('/', NARROW);
    const length = await page.evaluate(() => history.length);
    await button(page).click();
    await primary(page).getByRole('link', { name: 'About' }).click();
    await shownPage(page, 'About');
    expect(await menu(page).count()).toBe(0);
    expect(await page.evaluate(() => history.length)).toBe(length + 1);
    await page.goBack();
    await shownPage(page, 'Home');
    expect(await menu(page).count()).toBe(0);
  });

  test('on a click of the item of the page that is shown', async () => {
    const page = await openMenu('/about');
    await primary(page).getByRole('link', { name: 'About' }).click();
    await expect.poll(() => menu(page).count()).toBe(0);
    expect(await addressOn(page)).toBe('/about');
  });

  test('on such a click too without an entry that Back seems to do nothing in', async () => {
    const page = await openMenu('/');
    await primary(page).getByRole('link', { name: 'About' }).click();
    await shownPage(page, 'About');
    await button(page).click();
    await primary(page).getByRole('link', { name: 'About' }).click();
    await expect.poll(() => menu(page).count()).toBe(0);
    await entryTakenBack(page);
    await page.goBack();
    await shownPage(page, 'Home');
  });

  test('when the window becomes as wide as a desktop', async () => {
    const page = await openMenu('/');
    await page.setViewportSize({ width: 996, height: 800 });
    expect(await menu(page).count()).toBe(1);
    await page.setViewportSize({ width: 997, height: 800 });
    await expect.poll(() => menu(page).count()).toBe(0);
    expect(await addressOn(page)).toBe('/');
  });

  test('but not on a press inside it', async () => {
    const page = await openMenu('/');
    await menu(page).getByText('Places').click();
    expect(await menu(page).count()).toBe(1);
    expect(await primary(page).getByRole('link', { name: 'Long page' }).isVisible()).toBe(true);
  });
});

test('a reload while it is open leaves no entry that Back seems to do nothing in', async () => {
  const { page } = await site.open('/', NARROW);
  await page.locator('footer').getByRole('link', { name: 'The long page' }).click();
  await shownPage(page, 'Long');
  await scrollDownTo(page, 500);
  await scrollDownTo(page, 400);
  await clickInPlace(button(page));
  await menu(page).waitFor();
  await page.reload();
  await hydrated(page);
  await entryTakenBack(page);
  await expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe('manual');
  expect(await addressOn(page)).toBe('/long');
  await expect.poll(() => scrollTop(page)).toBe(400);
  await page.goBack();
  await shownPage(page, 'Home');
});

test('the page behind it does not scroll, and is where it was afterwards', async () => {
  const { page } = await site.open('/long', NARROW);
  await scrollDownTo(page, 500);
  await scrollDownTo(page, 400);
  await clickInPlace(button(page));
  await menu(page).waitFor();
  await page.mouse.move(30, 400);
  await page.mouse.wheel(0, 600);
  await page.mouse.move(300, 400);
  await page.mouse.wheel(0, 600);
  await page.evaluate(
    () => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  expect(await scrollTop(page)).toBe(400);
  await page.keyboard.press('Escape');
  await expect.poll(() => menu(page).count()).toBe(0);
  expect(await scrollTop(page)).toBe(400);
});

test('the focus stays in it, forwards and backwards', async () => {
  const page = await openMenu('/docs/first');
  const isInside = () =>
    page.evaluate(
      () =>
        document.activeElement === document.body ||
        document.querySelector('#pageMenu')?.contains(document.activeElement),
    );
  expect(await isInside()).toBe(true);
  for (const key of ['Tab', 'Shift+Tab'])
    for (let press = 0; press < 14; press++) {
      await page.keyboard.press(key);
      expect(await isInside(), `${key} ${press}`).toBe(true);
    }
});

test('it opens by keyboard', async () => {
  const { page } = await site.open('/', NARROW);
  await button(page).focus();
  await page.keyboard.press('Enter');
  await menu(page).waitFor();
  expect(
    await page.evaluate(() => document.querySelector('#pageMenu')?.contains(document.activeElement)),
  ).toBe(true);
});
