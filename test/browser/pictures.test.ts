import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { type OpenOptions, useSiteBrowser } from './harness.ts';
import { addressOn, shownPage, textLink } from './on-page.ts';
import { violationsOn } from './violations.ts';

const site = useSiteBrowser('shell');

const WIDE: OpenOptions = { viewport: { width: 1280, height: 800 } };
const NARROW: OpenOptions = { viewport: { width: 390, height: 800 } };

const LINK = 'Enlarge the picture: A hill';
const dialog = (page: Page) => page.getByRole('dialog');

/** Opens the page, once a click enlarges its first picture. */
async function openPhotos(options: OpenOptions): Promise<Page> {
  const { page } = await site.open('/photos', options);
  await page.locator('.enlarge[aria-haspopup]').first().waitFor();
  return page;
}

/** The file that a picture shows: its width by name, and its format. */
function shownFile(page: Page, selector: string): Promise<string | undefined> {
  return page.locator(selector).evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    return /-(\d+\.[^/]*)$/.exec(image.currentSrc)?.[1]?.replace(/\.\w{8}\./, '.');
  });
}

describe('a photo', () => {
  test.each([
    ['narrow', NARROW, 1, '480.avif'],
    ['narrow and sharp', NARROW, 3, '1080.avif'],
    ['wide', WIDE, 1, '768.avif'],
    ['wide and sharp', WIDE, 2, '1440.avif'],
  ] as const)(
    'on a display that is %s is the smallest file that is sharp',
    async (_, options, density, file) => {
      const { page } = await site.open('/photos', { ...options, deviceScaleFactor: density });
      expect(await shownFile(page, '.enlarge img >> nth=0')).toBe(file);
    },
  );

  test('moves nothing while it loads', async () => {
    const { page } = await site.open('/photos', NARROW);
    const boxes = () =>
      page.locator('.enlarge img').evaluateAll(images => images.map(image => image.clientHeight));
    const before = await boxes();
    await page.locator('.enlarge img').last().scrollIntoViewIfNeeded();
    await shownFile(page, '.enlarge img >> nth=1');
    expect(await boxes()).toEqual(before);
    expect(before.every(height => height > 200)).toBe(true);
  });

  test('is urgent if it is the first, and waits for its reader if it is not', async () => {
    const { page } = await site.open('/photos', WIDE);
    const isUrgent = await page
      .locator('.enlarge img')
      .evaluateAll(images => images.map(image => (image as HTMLImageElement).fetchPriority === 'high'));
    expect(isUrgent).toEqual([true, false]);
    expect(await page.locator('.enlarge img').last().getAttribute('loading')).toBe('lazy');
  });
});

describe('a picture that is enlarged', () => {
  test('is a dialog with its name; Escape closes it and the focus returns', async () => {
    const page = await openPhotos(WIDE);
    const link = page.getByRole('link', { name: LINK });
    await link.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'A hill' }).waitFor();
    expect(await page.locator('.enlarged button').evaluate(button => button === document.activeElement)).toBe(
      true,
    );
    expect(await addressOn(page)).toBe('/photos');
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    expect(await link.evaluate(link => link === document.activeElement)).toBe(true);
  });

  test('fills the window with a file for its size, and closes with the button or a click', async () => {
    const page = await openPhotos(WIDE);
    const picture = page.locator('.enlarged img');
    for (const close of [
      () => dialog(page).getByRole('button', { name: 'Close' }).click(),
      () => picture.click(),
    ]) {
      await page.getByRole('link', { name: LINK }).click();
      expect(await shownFile(page, '.enlarged img')).toBe('1440.avif');
      const { width = 0, height = 0 } = (await picture.boundingBox()) ?? {};
      expect(width).toBeGreaterThan(1000);
      expect(width / height).toBeCloseTo(1.6, 2);
      await close();
      await dialog(page).waitFor({ state: 'detached' });
    }
  });

  test('has no violation in either mode, narrow and wide', async () => {
    const page = await openPhotos(NARROW);
    expect(await violationsOn(page), 'closed').toEqual([]);
    await page.getByRole('link', { name: LINK }).click();
    await dialog(page).waitFor();
    for (const { viewport } of [NARROW, WIDE]) {
      if (viewport) await page.setViewportSize(viewport);
      expect(await violationsOn(page), `${viewport?.width} px`).toEqual([]);
    }
  });

  test('appears at once for those who want no motion', async () => {
    for (const [reducedMotion, name] of [
      ['reduce', 'none'],
      ['no-preference', 'picture-appears'],
    ] as const) {
      const page = await openPhotos({ ...WIDE, reducedMotion });
      await page.getByRole('link', { name: LINK }).click();
      await dialog(page).waitFor();
      expect(await dialog(page).evaluate(open => getComputedStyle(open).animationName)).toBe(name);
    }
  });

  test('goes when the visitor leaves the page', async () => {
    const page = await openPhotos(WIDE);
    await textLink(page, 'to the about page').click();
    await shownPage(page, 'About');
    await page.goBack();
    await shownPage(page, 'Photos');
    await page.locator('.enlarge[aria-haspopup]').first().waitFor();
    await page.getByRole('link', { name: LINK }).click();
    await dialog(page).waitFor();
    await page.goForward();
    await shownPage(page, 'About');
    expect(await dialog(page).count()).toBe(0);
  });
});

test('without a script, the link leads to the original', async () => {
  const { page } = await site.open('/photos', { ...WIDE, javaScriptEnabled: false });
  expect(await page.locator('.enlarge').first().getAttribute('href')).toMatch(/\/hill\.\w{8}\.jpg$/);
  expect(await page.locator('.enlarge picture source').count()).toBe(4);
});

test('on paper, the link says no address', async () => {
  const { page } = await site.open('/photos', WIDE);
  await page.emulateMedia({ media: 'print' });
  expect(
    await page
      .locator('.enlarge')
      .first()
      .evaluate(link => getComputedStyle(link, '::after').content),
  ).toBe('none');
});
