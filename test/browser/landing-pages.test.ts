import { expect, test } from 'vitest';
import { useSiteBrowser } from './harness.ts';

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
