import { gzipSync } from 'node:zlib';
import type { CDPSession, Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { useSiteBrowser } from '../harness.ts';
import { shiftScoreOf, watchShifts } from '../layout-shifts.ts';
import { addLink, followTextLink, painted, shownPage, withoutPrefetching } from '../on-page.ts';
import { failFetches, holdFetches } from '../requests.ts';
import { alive, FIELDLAND, NARROW, regionsOn, rowOn, soon, WIDE } from './live-map.ts';

const site = useSiteBrowser('maps');
const own = useSiteBrowser();

const KILOBYTE = 1000;
const MAPS_SHEET = /\/assets\/maps-[^/]*\.css$/;

describe('a map’s page', () => {
  test('transfers its picture once: image, map and download are the same file', async () => {
    const transfers: Transfer[] = [];
    const { page } = await site.open(FIELDLAND, {
      ...WIDE,
      before: page => recordTransfers(page, transfers),
    });
    await alive(page);
    const pictures = () => transfers.filter(({ path }) => /\/fieldland\.[^.]+\.svg$/.test(path));
    await soon(() => pictures().length).toBe(1);
    expect(pictures()[0]?.bytes).toBeGreaterThan(500);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download SVG' }).click(),
    ]);
    expect(await download.failure()).toBeNull();
    expect(pictures().length).toBe(1);
  });

  test('loads the outlines in high detail once it is enlarged, and the selection follows them', async () => {
    const transfers: Transfer[] = [];
    const { page } = await own.open('/maps/world', {
      ...WIDE,
      before: page => recordTransfers(page, transfers),
    });
    await alive(page);
    const loaded = () => transfers.filter(({ path }) => path.endsWith('.detail.svg')).length;
    const outline = () => page.locator('path#GR').getAttribute('d');
    const light = await outline();
    expect(loaded()).toBe(0);
    await rowOn(page, 'GR').click();
    await soon(loaded).toBe(1);
    await soon(async () => (await outline()) === light).toBe(false);
    expect(await page.locator('.map-selected path').getAttribute('d')).toBe(await outline());
  });

  test('has no more than 97 kB of script, gzip, all told', async () => {
    const transfers: Transfer[] = [];
    const { page } = await own.open('/maps/germany', {
      ...WIDE,
      before: async page => {
        await withoutPrefetching(page);
        await recordTransfers(page, transfers);
      },
    });
    await alive(page);
    await rowOn(page, 'DE-BE').click();
    await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'PNG', exact: true }).click(),
    ]);
    const paths = [...new Set(transfers.filter(({ path }) => path.endsWith('.js')).map(({ path }) => path))];
    expect(paths.length).toBeGreaterThan(1);
    const sizes = await Promise.all(
      paths.map(async path => gzipSync(await (await page.request.get(`${own.url}${path}`)).body()).length),
    );
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(97 * KILOBYTE);
  });
});

describe('the gallery', () => {
  test('loads no more than 300 kB before it is scrolled, and thumbnails as they come near', async () => {
    const transfers: Transfer[] = [];
    const { page } = await own.open('/maps', {
      ...WIDE,
      before: async page => {
        await withoutPrefetching(page);
        await recordTransfers(page, transfers);
      },
    });
    await page.waitForLoadState('networkidle');
    const cards = await page.locator('main li img').count();
    const thumbnails = () => transfers.filter(({ path }) => path.includes('thumbnail')).length;
    expect(transfers.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(300 * KILOBYTE);
    expect(cards).toBeGreaterThan(250);
    await soon(thumbnails).toBeGreaterThan(0);
    expect(thumbnails()).toBeLessThan(cards / 2);
    const before = thumbnails();
    await page.locator('main li img').last().scrollIntoViewIfNeeded();
    await soon(thumbnails).toBeGreaterThan(before);
    const isDrawn = () =>
      page
        .locator('main li img')
        .last()
        .evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);
    await soon(isDrawn).toBe(true);
  });
});

describe('a figure far below', () => {
  test('loads neither script nor picture before it comes near, and then both', async () => {
    const bare: Transfer[] = [];
    await site.open('/', {
      before: async page => {
        await withoutPrefetching(page);
        await recordTransfers(page, bare);
      },
    });
    const transfers: Transfer[] = [];
    const { page } = await site.open('/far', {
      ...WIDE,
      before: async page => {
        await withoutPrefetching(page);
        await recordTransfers(page, transfers);
      },
    });
    await page.waitForLoadState('networkidle');
    const scripts = (all: readonly Transfer[]) =>
      all
        .map(({ path }) => path)
        .filter(path => path.endsWith('.js'))
        .sort();
    expect(scripts(transfers)).toEqual(scripts(bare));
    expect(transfers.filter(({ path }) => path.endsWith('.svg') && path.includes('/maps/'))).toEqual([]);
    await page.getByRole('figure', { name: 'Far below' }).scrollIntoViewIfNeeded();
    await regionsOn(page).waitFor();
    expect(scripts(transfers).length).toBeGreaterThan(scripts(bare).length);
    await soon(() => transfers.filter(({ path }) => path.endsWith('.svg')).length).toBe(1);
  });
});

describe('nothing moves', () => {
  const LATE = /\/assets\/.*\.(js|svg|png)$/;

  test.each([
    ['a map’s page', FIELDLAND, NARROW],
    ['a map’s page, wide', FIELDLAND, WIDE],
    ['the gallery', '/maps', NARROW],
    ['the gallery, wide', '/maps', WIDE],
  ])('on %s (%s) when scripts and pictures come late', async (_, path, size) => {
    const { page } = await site.open(path, {
      ...size,
      before: async page => {
        await watchShifts(page);
        const late = await holdFetches(page, LATE);
        // Everything else has been painted when they come.
        void late.arrived.then(() => painted(page)).then(late.release);
      },
    });
    if (path === FIELDLAND) await alive(page);
    await page.waitForLoadState('networkidle');
    await painted(page);
    expect(await shiftScoreOf(page)).toBeLessThan(0.02);
  });

  test('below a figure that comes alive while it is read', async () => {
    const caption = (page: Page) => page.locator('figcaption', { hasText: 'Rain on the fields' }).last();
    const { page } = await site.open('/figures', {
      ...NARROW,
      before: async page => {
        await watchShifts(page);
        const late = await holdFetches(page, /\/assets\/.*\.js$/);
        void late.arrived
          .then(() => caption(page).evaluate(caption => caption.scrollIntoView({ block: 'center' })))
          .then(() => painted(page))
          .then(late.release);
      },
    });
    await regionsOn(page).waitFor();
    await page.waitForLoadState('networkidle');
    await painted(page);
    expect(await shiftScoreOf(page)).toBeLessThan(0.02);
  });

  test.each([
    ['/maps/germany', NARROW],
    ['/maps/germany', WIDE],
    ['/maps', NARROW],
    ['/maps', WIDE],
  ])('on %s of the project’s own site', async (path, size) => {
    const { page } = await own.open(path, { ...size, before: watchShifts });
    if (path !== '/maps') await alive(page);
    await page.waitForLoadState('networkidle');
    await painted(page);
    expect(await shiftScoreOf(page)).toBeLessThan(0.02);
  });
});

describe('a client navigation from a page without a map', () => {
  test('brings the maps’ style sheet before the page is shown', async () => {
    const { page } = await site.open('/', { before: withoutPrefetching });
    expect(await page.locator('link[rel="stylesheet"]:not([media])').count()).toBe(1);
    const sheets = await holdFetches(page, MAPS_SHEET);
    await page.evaluate(recordFirstStyle);
    await followTextLink(page, 'the map of Fieldland');
    await sheets.arrived;
    await painted(page);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Home');
    sheets.release();
    await shownPage(page, 'Fieldland SVG map');
    // Without its style sheet it would be static, and its table a table.
    expect(await page.evaluate(() => document.documentElement.dataset.firstStyle)).toBe('relative');
    await alive(page);
  });

  test('needs the style sheet once', async () => {
    const transfers: Transfer[] = [];
    const { page } = await site.open('/', {
      before: async page => {
        await withoutPrefetching(page);
        await recordTransfers(page, transfers);
      },
    });
    await followTextLink(page, 'the gallery');
    await shownPage(page, 'Maps');
    await page.getByRole('link', { name: 'Fieldland', exact: true }).click();
    await shownPage(page, 'Fieldland SVG map');
    await alive(page);
    expect(transfers.filter(({ path }) => /\/maps-[^/]*\.css$/.test(path)).length).toBe(1);
    expect(await page.locator('link[rel="stylesheet"][href*="/maps-"]').count()).toBe(1);
  });

  test('does not show the page without it when another link to it is clicked meanwhile', async () => {
    const { page } = await site.open('/', { ...WIDE, before: withoutPrefetching });
    await addLink(page, { href: `${FIELDLAND}?again` });
    const sheets = await holdFetches(page, MAPS_SHEET);
    await page.evaluate(recordFirstStyle);
    await followTextLink(page, 'the map of Fieldland');
    await sheets.arrived;
    const answered = page.waitForResponse(response => response.url().includes(FIELDLAND));
    await followTextLink(page, 'added link');
    await (await answered).finished();
    await painted(page);
    sheets.release();
    await shownPage(page, 'Fieldland SVG map');
    expect(await page.evaluate(() => document.documentElement.dataset.firstStyle)).toBe('relative');
  });

  test('asks for the style sheet again after it has failed', async () => {
    const { page } = await site.open('/', { ...WIDE, before: withoutPrefetching, expects: [/ERR_FAILED/] });
    let isFailing = true;
    await failFetches(page, MAPS_SHEET, () => isFailing);
    await followTextLink(page, 'the map of Fieldland');
    await shownPage(page, 'Fieldland SVG map');
    isFailing = false;
    await page.goBack();
    await shownPage(page, 'Home');
    await page.evaluate(recordFirstStyle);
    await followTextLink(page, 'the map of Fieldland');
    await shownPage(page, 'Fieldland SVG map');
    expect(await page.evaluate(() => document.documentElement.dataset.firstStyle)).toBe('relative');
  });

  test('leaves no map behind when it leads away', async () => {
    const { page } = await site.open('/', WIDE);
    await followTextLink(page, 'the map of Fieldland');
    await shownPage(page, 'Fieldland SVG map');
    await alive(page);
    await page.goBack();
    await shownPage(page, 'Home');
    expect(await page.getByRole('listbox').count()).toBe(0);
    await page.goForward();
    await shownPage(page, 'Fieldland SVG map');
    await alive(page);
    expect(await page.getByRole('listbox').count()).toBe(1);
  });
});

/** What came over the network: not from a cache. */
interface Transfer {
  readonly path: string;
  readonly bytes: number;
}

/** Notes what the browser transfers from now on, as the browser itself counts it. */
async function recordTransfers(page: Page, transfers: Transfer[]): Promise<void> {
  if (inject('engine') === 'chromium') return recordTransfersInChromium(page, transfers);
  page.on('requestfinished', async request => {
    const { responseBodySize: bytes } = await request.sizes();
    const { pathname: path } = new URL(request.url());
    // Without a cache on its disk, MiniBrowser asks again for an image that a script fetches.
    const isAgain = request.resourceType() === 'fetch' && transfers.some(transfer => transfer.path === path);
    if (bytes > 0 && !(inject('engine') === 'webkit' && isAgain)) transfers.push({ path, bytes });
  });
}

async function recordTransfersInChromium(page: Page, transfers: Transfer[]): Promise<void> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const paths = new Map<string, string>();
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (!response.fromDiskCache && response.url.startsWith('http'))
      paths.set(requestId, new URL(response.url).pathname);
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => paths.delete(requestId));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const path = paths.get(requestId);
    if (path !== undefined && encodedDataLength > 0) transfers.push({ path, bytes: encodedDataLength });
  });
  await session.send('Network.enable');
}

/** Notes how the map's frame is positioned at the very moment when it enters the page. */
function recordFirstStyle(): void {
  const { dataset } = document.documentElement;
  new MutationObserver(() => {
    const image = document.querySelector('img[alt="Map of Fieldland"]')?.parentElement;
    if (image) dataset.firstStyle ??= getComputedStyle(image).position;
  }).observe(document.body, { childList: true, subtree: true });
}
