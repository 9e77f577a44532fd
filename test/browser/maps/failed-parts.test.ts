import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useSiteBrowser } from '../harness.ts';
import { announcement } from '../on-page.ts';
import { failFetches } from '../requests.ts';
import { downloadOf } from './downloaded-files.ts';
import { alive, FIELDLAND, regionsOn, soon, WIDE } from './live-map.ts';

const site = useSiteBrowser('maps');
const own = useSiteBrowser();

const TRY_AGAIN = 'Check your connection, then try again.';

interface WithoutScript {
  readonly page: Page;
  /** Resolves when the script was wanted and did not come. */
  readonly failed: Promise<unknown>;
  /** From now on the script comes. */
  readonly mend: () => void;
}

async function openWithout(script: RegExp, path = FIELDLAND, from = site): Promise<WithoutScript> {
  let isFailing = true;
  let fail = (): void => undefined;
  const failed = new Promise<void>(resolve => {
    fail = resolve;
  });
  const { page } = await from.open(path, {
    ...WIDE,
    before: async page => {
      page.on('pageerror', fail);
      await failFetches(page, script, () => isFailing);
    },
    expects: [/ERR_FAILED/, /uncaught/],
  });
  const mend = () => {
    isFailing = false;
  };
  return { page, failed, mend };
}

test.each([
  ['of the page', /\/map-page-[^/]*\.js/, FIELDLAND, site],
  ['for high detail', /\/high-detail-[^/]*\.js/, '/maps/world', own],
])('a map whose script %s did not come comes alive when it is touched', async (...given) => {
  const [, script, path, from] = given;
  const { page, failed, mend } = await openWithout(script, path, from);
  await failed;
  mend();
  await page.locator('.map-page .interactive-map > img').click();
  await alive(page);
  expect(await regionsOn(page).count()).toBe(1);
});

test('a map comes alive in a browser that reports no sizes of elements, and follows the window', async () => {
  const { page } = await site.open(FIELDLAND, {
    ...WIDE,
    before: page => page.addInitScript(() => Reflect.deleteProperty(window, 'ResizeObserver')),
  });
  await alive(page);
  const width = () =>
    page
      .locator('.map-page .map-stage')
      .evaluate((stage: HTMLElement) => stage.style.getPropertyValue('--stage-width'));
  await soon(width).toMatch(/px$/);
  const before = await width();
  await page.setViewportSize({ width: 600, height: 900 });
  await soon(width).not.toBe(before);
});

test('a gallery whose script did not come searches once its field has the focus', async () => {
  const { page, failed, mend } = await openWithout(/\/gallery-[^/]*\.js/, '/maps');
  await failed;
  mend();
  await page.getByRole('searchbox').fill('zebra');
  await soon(() => page.locator('.map-cards > li:visible').count()).toBe(1);
});

test.each([
  ['colours a map', /\/start-coloring-[^/]*\.js/, 'Colour by figures', '.map-panels'],
  ['shows a frame', /\/frame-builder-[^/]*\.js/, 'Preview and options', '.frame-preview'],
])('a button that %s says that its script did not come, and can be pressed again', async (...given) => {
  const [, script, name, shown] = given;
  const { page, mend } = await openWithout(script);
  await alive(page);
  const button = page.getByRole('button', { name, exact: true });
  await button.click();
  await page.locator('main').getByText(TRY_AGAIN).waitFor();
  expect(await announcement(page)).toBe(TRY_AGAIN);
  mend();
  await button.click();
  await page.locator(shown).waitFor();
  expect(await page.locator('main').getByText(TRY_AGAIN).count()).toBe(0);
});

test('a PNG whose labels’ script did not come is no matter of its width, and is forgotten when it has come', async () => {
  let isFailing = true;
  const { page } = await site.open(FIELDLAND, {
    ...WIDE,
    before: page => failFetches(page, /\/label-picture-[^/]*\.js/, () => isFailing),
    expects: [/ERR_FAILED/],
  });
  await alive(page);
  await page.getByLabel('Labels').selectOption('titles');
  await page.getByRole('button', { name: 'PNG', exact: true }).click();
  await page.locator('.map-failure').waitFor();
  expect(await page.locator('.map-failure').allInnerTexts()).toEqual(['The picture could not be made']);
  isFailing = false;
  await downloadOf(page, page.getByRole('button', { name: 'PNG', exact: true }));
  expect(await page.locator('.map-failure').count()).toBe(0);
});
