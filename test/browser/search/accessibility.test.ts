import { expect, test } from 'vitest';
import { useSiteBrowser } from '../harness.ts';
import { violationsOn } from '../violations.ts';
import { boxOn, openBox, optionsOn, soon } from './search-box.ts';

const site = useSiteBrowser('search');

test.each([
  ['a phone', 390],
  ['a desk', 1440],
])('on %s the box and the search page have no violation', async (_, width) => {
  const { page } = await site.open('/about', { viewport: { width, height: 800 } });
  await openBox(page);
  await soon(async () => (await optionsOn(page)).length).toBeGreaterThan(0);
  expect(await violationsOn(page), 'at first').toEqual([]);
  await page.keyboard.type('lantern');
  await soon(() => boxOn(page).locator('mark').count()).toBeGreaterThan(0);
  expect(await violationsOn(page), 'with results').toEqual([]);
  await page.keyboard.type('qqq');
  await boxOn(page).getByText('Nothing found').waitFor();
  expect(await violationsOn(page), 'without').toEqual([]);
  for (const query of ['lantern', 'qqqq']) {
    await site.visit(page, `/search?q=${query}`);
    await page.locator('#search-results:not([aria-busy])').waitFor({ state: 'attached' });
    expect(await violationsOn(page), `the page for ${query}`).toEqual([]);
  }
});

test('on a phone the box fills the screen, and what is pressed is large enough', async () => {
  const { page } = await site.open('/about', {
    viewport: { width: 390, height: 800 },
    hasTouch: true,
    isMobile: true,
  });
  await page.getByRole('link', { name: 'Search' }).tap();
  await boxOn(page).waitFor();
  expect(await boxOn(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 800 });
  await page.keyboard.type('lantern');
  await soon(() => boxOn(page).locator('mark').count()).toBeGreaterThan(0);
  const heights = await boxOn(page)
    .locator('a, button, input')
    .evaluateAll(all =>
      all.map(element => element.getBoundingClientRect().height).filter(height => height > 0),
    );
  expect(heights.length).toBeGreaterThan(3);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
});
