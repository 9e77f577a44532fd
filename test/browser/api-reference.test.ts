import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useSiteBrowser } from './harness.ts';
import { addressOn } from './on-page.ts';
import { violationsOn } from './violations.ts';

const own = useSiteBrowser();

const LARGEST = '/api/Map/Map';
const MEMBER = '#MapwrightMap.setZoom';

test('the address of each member leads to it, unfolded', async () => {
  const { page } = await own.open(LARGEST);
  const ids = await page.locator('.api-member :is(h3, h4)').evaluateAll(all => all.map(({ id }) => id));
  expect(ids.length).toBeGreaterThan(300);
  const lost = await page.evaluate(async ids => {
    const missing: string[] = [];
    for (const id of ids) {
      location.hash = id;
      await new Promise(resolve => addEventListener('hashchange', resolve, { once: true }));
      await new Promise(resolve => requestAnimationFrame(resolve));
      const heading = document.getElementById(id);
      const { top = -1 } = heading?.getBoundingClientRect() ?? {};
      const isFolded = heading?.closest('details:not([open])') !== null;
      if (isFolded || !heading?.checkVisibility() || top < 0 || top > innerHeight) missing.push(id);
    }
    return missing;
  }, ids);
  expect(lost).toEqual([]);
});

test('a link from another page opens the member', async () => {
  const { page } = await own.open('/api/symbols');
  await page.getByLabel('Filter symbols').fill('MapwrightMap.setZoom');
  await page.getByRole('link', { name: 'setZoom()', exact: true }).first().click();
  await page.waitForURL(`**${LARGEST}${MEMBER}`);
  await expectUnfolded(page);
});

test('without a script, the address of a member shows all of it', async () => {
  const { page } = await own.open(LARGEST + MEMBER, { javaScriptEnabled: false });
  await expectUnfolded(page);
});

test('the filter is used by keyboard and announces what it finds', async () => {
  const { page } = await own.open(LARGEST);
  const field = page.getByLabel('Filter members');
  await field.focus();
  await page.keyboard.type('setzoom');
  await page.waitForFunction(() => document.querySelector('.api-filter [role=status]')?.textContent);
  expect(await page.locator('.api-filter [role=status]').textContent()).toMatch(/^[1-9] members?$/);
  expect(await page.locator('.api-member').filter({ visible: true }).count()).toBeLessThan(10);
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press('Enter');
  expect(await addressOn(page)).toMatch(/#MapwrightMap\.setZoom/);
  await field.fill('nothing like it');
  await page.getByText('No member found').waitFor();
  await page.evaluate(() => {
    location.hash = 'MapwrightMap.getRegion';
  });
  await page.locator('[id="MapwrightMap.getRegion"]').waitFor({ state: 'visible' });
  expect(await field.inputValue()).toBe('');
});

test('the filter shows what was in its field before its script came', async () => {
  const { page } = await own.open(LARGEST, {
    before: page =>
      page.addInitScript(() => {
        const fill = () =>
          Object.assign(document.querySelector('.api-filter input') ?? {}, { value: 'setzoom' });
        document.addEventListener('readystatechange', fill, { once: true });
      }),
  });
  await page.getByText(/^[1-9] members?$/).waitFor();
});

test('one button unfolds and folds everything', async () => {
  const { page } = await own.open('/api/Region/Region');
  const button = page.getByRole('button', { name: 'Unfold all' });
  const open = page.locator('.api-member > details[open]');
  await button.click();
  expect(await open.count()).toBe(await page.locator('.api-member > details').count());
  expect(await violationsOn(page)).toEqual([]);
  await button.click();
  expect(await open.count()).toBe(0);
});

test('on paper everything is unfolded', async () => {
  for (const path of [LARGEST, '/api/symbols']) {
    const { page } = await own.open(path);
    await page.emulateMedia({ media: 'print' });
    const hidden = page.locator(':is(.api-more, .api-line, .symbol ul)').filter({ visible: false });
    expect(await hidden.count(), path).toBe(0);
    expect(await page.locator(':is(.api-more, .symbol ul)').count(), path).toBeGreaterThan(100);
  }
});

test('the longest pages of the reference are short at first', async () => {
  const { page } = await own.open(LARGEST, { viewport: { width: 390, height: 844 } });
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  expect(await height()).toBeLessThan(8000);
  await own.visit(page, '/api/symbols');
  expect(await height()).toBeLessThan(20_000);
});

/** The member, its signature and its text are seen. */
async function expectUnfolded(page: Page): Promise<void> {
  const member = page.locator('.api-member').filter({ has: page.locator(`[id="${MEMBER.slice(1)}"]`) });
  await member.locator('.api-signature').waitFor({ state: 'visible' });
  await page.waitForFunction(id => {
    const { top = -1 } = document.getElementById(id)?.getBoundingClientRect() ?? {};
    return top >= 0 && top < innerHeight;
  }, MEMBER.slice(1));
}
