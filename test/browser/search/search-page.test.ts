import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { useSiteBrowser } from '../harness.ts';
import { shiftScoreOf, watchShifts } from '../layout-shifts.ts';
import {
  addLink,
  addressOn,
  painted,
  scrollDownTo,
  scrollTop,
  shownPage,
  stopClock,
  withoutPrefetching,
} from '../on-page.ts';
import { openEarly } from '../open-early.ts';
import { failFetches, holdFetches } from '../requests.ts';
import { soon } from './search-box.ts';

const site = useSiteBrowser('search');
/** The project's own site: it has queries with many results. */
const own = useSiteBrowser();

const complete = (page: Page) =>
  page.locator('#search-results:not([aria-busy])').waitFor({ state: 'attached' });
const linksOn = (page: Page) =>
  page
    .locator('#search-results a[href]')
    .evaluateAll(links => links.map(link => new URL((link as HTMLAnchorElement).href).pathname));
const focusedText = (page: Page) => page.locator(':focus').textContent();

describe('the search page', () => {
  test('shows results for the query in its address', async () => {
    const { page } = await site.open('/search?q=wick');
    await complete(page);
    expect(await linksOn(page)).toEqual(['/base/docs/lanterns', '/base/docs/lanterns']);
    expect(await page.getByRole('searchbox').inputValue()).toBe('wick');
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex');
  });

  test('follows what is typed, and the way back and forward', async () => {
    const { page } = await site.open('/search');
    await page.getByRole('searchbox').fill('wick');
    await page.getByRole('searchbox').press('Enter');
    await soon(() => addressOn(page)).toBe('/base/search?q=wick');
    await page.getByRole('searchbox').fill('candles');
    await page.getByRole('searchbox').press('Enter');
    await soon(() => addressOn(page)).toBe('/base/search?q=candles');
    await soon(async () => (await linksOn(page))[0]).toBe('/base/docs/candles');
    await page.goBack();
    await soon(() => addressOn(page)).toBe('/base/search?q=wick');
    await soon(async () => (await linksOn(page))[0]).toBe('/base/docs/lanterns');
    expect(await page.getByRole('searchbox').inputValue()).toBe('wick');
    await page.goForward();
    await soon(async () => (await linksOn(page))[0]).toBe('/base/docs/candles');
  });

  test('stays the same document while a visitor types before the shell is there', async () => {
    const { page, arrive } = await openEarly(site, '/search');
    await complete(page);
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    await page.getByRole('searchbox').fill('wick');
    await soon(() => addressOn(page)).toBe('/base/search?q=wick');
    await arrive();
    await soon(async () => (await linksOn(page))[0]).toBe('/base/docs/lanterns');
    expect(await page.evaluate(() => Reflect.get(window, 'isSame'))).toBe(true);
    expect(await addressOn(page)).toBe('/base/search?q=wick');
  });

  test('lets a visitor go back who has just typed', async () => {
    const { page } = await site.open('/docs/lanterns', {
      before: async page => {
        await withoutPrefetching(page);
        await page.clock.install();
      },
    });
    await addLink(page, { href: '/base/search' });
    await page.getByRole('link', { name: 'added link' }).click();
    await page.getByRole('searchbox').fill('wick');
    await soon(() => linksOn(page)).not.toEqual([]);
    await page.getByRole('searchbox').press('Enter');
    await soon(() => addressOn(page)).toBe('/base/search?q=wick');
    const held = await holdFetches(page, '**/docs/lanterns');
    await stopClock(page);
    await page.getByRole('searchbox').fill('candles');
    await page.evaluate(() => history.go(-2));
    await held.arrived;
    await page.clock.runFor(1000);
    expect(await addressOn(page)).toBe('/base/docs/lanterns');
    held.release();
    await shownPage(page, 'Lanterns');
  });

  test('limits the results to an area that its address names', async () => {
    const { page } = await site.open('/search?q=lantern');
    await page
      .getByRole('navigation', { name: 'Areas' })
      .getByRole('link', { name: 'Documentation 2' })
      .click();
    await soon(() => addressOn(page)).toBe('/base/search?q=lantern&area=docs');
    const areas = async () => [...new Set((await linksOn(page)).map(path => path.split('/')[2]))].sort();
    await soon(areas).toEqual(['docs']);
    await page.goBack();
    await soon(areas).toEqual(['blog', 'docs']);
  });

  test('keeps the focus at the area that was chosen', async () => {
    const { page } = await site.open('/search?q=lantern');
    await page.getByRole('link', { name: 'Documentation 2' }).press('Enter');
    await soon(() => page.locator('.search-areas [aria-current]').textContent()).toBe('Documentation 2');
    expect(await focusedText(page)).toBe('Documentation 2');
  });

  test('gives the focus to the first of the results that were asked for', async () => {
    const { page } = await own.open('/search?q=map');
    await complete(page);
    const groups = page.locator('#search-results > *');
    const before = await groups.count();
    await page.getByRole('button', { name: 'Show more' }).press('Enter');
    await soon(() => groups.count()).toBe(2 * before);
    expect(await focusedText(page)).toBe(await groups.nth(before).locator('a').first().textContent());
  });

  test('can be tried again where the index did not come, and goes on in the field', async () => {
    let isDown = true;
    const { page } = await site.open('/search?q=wick', {
      expects: [/index\.json|Failed to load resource|Failed to fetch/],
      before: page => failFetches(page, '**/search/index.json', () => isDown),
    });
    const retry = page.getByRole('button', { name: 'Try again' });
    await retry.waitFor();
    isDown = false;
    await retry.press('Enter');
    await soon(() => linksOn(page)).toEqual(['/base/docs/lanterns', '/base/docs/lanterns']);
    expect(await page.getByRole('searchbox').evaluate(field => field === document.activeElement)).toBe(true);
  });

  test('leads to a page that marks the query, and comes back to the results', async () => {
    const { page } = await site.open('/search?q=candles');
    await complete(page);
    await page.locator('#search-results a[href]').first().click();
    await soon(() => addressOn(page)).toBe('/base/docs/candles?q=candles');
    await page.goBack();
    await complete(page);
    expect((await linksOn(page))[0]).toBe('/base/docs/candles');
  });

  test('is where it was when a visitor comes back, as soon as the results are there again', async () => {
    const { page } = await own.open('/search?q=map', {
      viewport: { width: 1000, height: 400 },
      before: withoutPrefetching,
    });
    await complete(page);
    await scrollDownTo(page, 1500);
    const link = page.locator('#search-results a.search-hit:not(.search-heading)').first();
    const path = await link.evaluate((link: HTMLAnchorElement) => {
      link.click();
      return link.pathname;
    });
    await soon(() => page.evaluate(() => location.pathname)).toBe(path);
    const held = await holdFetches(page, '**/search/index.json');
    await page.goBack();
    await page.getByText('Searching…').waitFor();
    held.release();
    await complete(page);
    expect(await scrollTop(page)).toBe(1500);
  });

  test('offers ways on where nothing is found, with the page at which visitors can ask', async () => {
    const { page } = await site.open('/search?q=qqqq');
    await page.getByText('Nothing found for “qqqq”').waitFor();
    expect(await linksOn(page)).toEqual([]);
    const asking = page.getByRole('link', { name: 'Contact us' });
    expect(await asking.getAttribute('href')).toBe('/base/about');
  });

  test('shows the areas where nothing is asked', async () => {
    const { page } = await site.open('/search');
    await complete(page);
    await page.getByRole('main').getByRole('link', { name: 'Documentation' }).waitFor();
  });

  test('says without JavaScript that it needs it, and what there is instead', async () => {
    const { page } = await site.open('/search?q=wick', { javaScriptEnabled: false });
    const instead = page.locator('noscript > p');
    expect(await instead.textContent()).toContain('needs JavaScript');
    expect(await instead.isVisible()).toBe(true);
    const links = await page
      .locator('noscript a')
      .evaluateAll(all => all.map(link => link.getAttribute('href')));
    expect(links).toEqual([
      '/base/sitemap.xml',
      expect.stringContaining('site%3Afinder.example%2Fbase'),
      '/base/about',
    ]);
    expect(await page.getByRole('searchbox').count()).toBe(0);
  });
});

test.each(['/search', '/search?q=map', '/search?q=qqqq'])(
  'nothing moves on %s when the results come',
  async path => {
    const { page } = await own.open(path, {
      viewport: { width: 390, height: 800 },
      before: watchShifts,
    });
    await complete(page);
    await painted(page);
    expect(await shiftScoreOf(page)).toBeLessThan(0.02);
  },
);

test('the button in the navbar leads to the search page without JavaScript', async () => {
  const { page } = await site.open('/about', { javaScriptEnabled: false });
  await page.getByRole('link', { name: 'Search', exact: true }).click();
  await soon(() => addressOn(page)).toBe('/base/search');
});

describe('the not-found page offers', () => {
  test.each([
    ['the page with the name in the address', '/documents/candles.php', 'Candles', '/base/docs/candles'],
    ['the page whose name is misspelt', '/docs/candels', 'Candles', '/base/docs/candles'],
    ['else the nearest page above it', '/docs/unknown/place', 'Documentation', '/base/docs'],
  ])('%s', async (_, path, name, address) => {
    const { page } = await site.open(path, { expects: [/404/] });
    const question = page.locator('[data-live="not-found"]').getByText(/^Did you mean .*\?$/);
    await question.getByRole('link', { name }).click();
    await soon(() => addressOn(page)).toBe(address);
  });
});
