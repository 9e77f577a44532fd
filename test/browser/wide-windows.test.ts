import { expect, test } from 'vitest';
import { useSiteBrowser } from './harness.ts';

const own = useSiteBrowser();
const WIDE = { viewport: { width: 1920, height: 1080 }, javaScriptEnabled: false } as const;

test.each(['/docs/guides/map-editor/settings', '/api/Map/Map', '/docs/guides/map-editor/overview'])(
  'in a wide window, tables and figures of %s use the room, and text keeps its measure',
  async path => {
    const { page } = await own.open(path, WIDE);
    const widthsOf = (selector: string) =>
      page.locator(selector).evaluateAll(found => found.map(one => one.getBoundingClientRect().width));
    expect(Math.max(...(await widthsOf('main :is(.table-scroll, table, .screen)')))).toBeGreaterThan(900);
    expect(Math.max(...(await widthsOf('main :is(p:not([class]), .lead)')))).toBeLessThanOrEqual(720);
  },
);

test('in a wide window, lines beside wide cards keep their measure', async () => {
  const { page } = await own.open('/support', WIDE);
  const widths = await page
    .locator('main :is(p, li):not(.cards *, .contents-list *)')
    .evaluateAll(found => found.map(one => one.getBoundingClientRect().width));
  expect(Math.max(...widths)).toBeLessThanOrEqual(720);
});

test('in a wide window, the cards of a category reach the end of the page', async () => {
  const { page } = await own.open('/docs/category/tutorials', WIDE);
  const end = await page.locator('main .cards').evaluate(cards => cards.getBoundingClientRect().right);
  expect(end).toBeGreaterThan(1700);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1920);
});
