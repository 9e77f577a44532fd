import { expect, test } from 'vitest';
import { useSiteBrowser } from './harness.ts';
import { boxOf } from './on-page.ts';

const own = useSiteBrowser();

test.each(['/', '/features', '/industries/retail'])(
  'the title of %s is that of the page, not of a section in it',
  async path => {
    const { page } = await own.open(path, { javaScriptEnabled: false });
    expect(await page.locator('h1').count()).toBe(1);
    expect(await page.locator(':is(section, article, aside, nav) h1').count()).toBe(0);
  },
);

test('programs that ask for /favicon.ico get an icon', async () => {
  const { page } = await own.open('/', { javaScriptEnabled: false });
  const answer = await page.request.get(`${own.url}/favicon.ico`);
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toMatch(/^image\//);
  // An icon begins with 0, then its kind: 1.
  expect([...(await answer.body()).subarray(0, 4)]).toEqual([0, 0, 1, 0]);
});

test.each([
  ['/industries/developers-agencies', '.map-card'],
  ['/industries/service-providers', '.map-card'],
  ['/industries/retail', '.map-figure-side'],
  ['/solutions/real-estate', '.map-card'],
])('on %s, the map and what is beside it begin and end at the same height', async (path, beside) => {
  const { page } = await own.open(path, { viewport: { width: 1280, height: 900 } });
  const figure = page.locator('.map-figure').first();
  await figure.locator('.map-stage').waitFor();
  const map = await boxOf(figure.locator('.interactive-map'));
  const side = await boxOf(figure.locator(beside));
  expect(side.x).toBeGreaterThan(map.x + map.width);
  expect(Math.abs(side.y - map.y)).toBeLessThanOrEqual(1);
  expect(Math.abs(side.y + side.height - map.y - map.height)).toBeLessThanOrEqual(1);
});

test('without JavaScript, a map has the room of the card, which needs it', async () => {
  const { page } = await own.open('/industries/real-estate', {
    viewport: { width: 1280, height: 900 },
    javaScriptEnabled: false,
  });
  const figure = page.locator('.hero .map-figure');
  const map = await boxOf(figure.locator('.interactive-map'));
  expect(map.width).toBe((await boxOf(figure)).width);
});

test('at the top of a page, the text is in the middle of the map, and stays when the figure grows', async () => {
  const { page } = await own.open('/features', { viewport: { width: 1280, height: 900 } });
  const figure = page.locator('.hero .map-figure');
  await figure.locator('.map-stage').waitFor();
  const map = await boxOf(figure.locator('.interactive-map'));
  const title = await boxOf(page.locator('h1'));
  const buttons = await boxOf(page.locator('.hero-text > p:has(.button)'));
  const middle = (title.y + buttons.y + buttons.height) / 2;
  expect(Math.abs(middle - map.y - map.height / 2)).toBeLessThan(60);
  await figure.locator('summary').click();
  expect(await boxOf(page.locator('h1'))).toEqual(title);
});
