import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { useSiteBrowser } from '../harness.ts';
import { stopClock } from '../on-page.ts';
import {
  alive,
  FIELDLAND,
  markedOn,
  regionOn,
  rowOn,
  saidByPage,
  selectedOn,
  soon,
  WIDE,
} from './live-map.ts';

const site = useSiteBrowser('maps');

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

async function openMap(options: Parameters<typeof site.open>[1] = {}): Promise<Page> {
  const { page } = await site.open(FIELDLAND, {
    ...WIDE,
    permissions: ['clipboard-read', 'clipboard-write'],
    ...options,
  });
  await alive(page);
  return page;
}

describe('an id', () => {
  test('is copied by a button in the row that is pointed at, which says so and chooses nothing', async () => {
    const page = await openMap();
    await rowOn(page, 'QA-07').hover();
    await rowOn(page, 'QA-07').getByRole('button', { name: 'Copy QA-07' }).click();
    await soon(() => saidByPage(page)).toBe('Copied QA-07');
    expect(await clipboard(page)).toBe('QA-07');
    expect(await selectedOn(page)).toEqual([]);
  });

  test('is copied by one button, which goes on to the next row that is pointed at', async () => {
    const page = await openMap();
    await rowOn(page, 'QA-07').hover();
    await rowOn(page, 'QA-07').getByRole('button').click();
    await soon(() => clipboard(page)).toBe('QA-07');
    await rowOn(page, 'QA-09').hover();
    await soon(() => rowOn(page, 'QA-09').getByRole('button').count()).toBe(1);
    await rowOn(page, 'QA-09').getByRole('button').click();
    await soon(() => clipboard(page)).toBe('QA-09');
    expect(await page.locator('[role="grid"] tbody button').count()).toBe(1);
  });

  test('has a sign for its whole time, also when another was copied just before', async () => {
    const page = await openMap({ before: page => page.clock.install() });
    const button = rowOn(page, 'QA-07').getByRole('button');
    await rowOn(page, 'QA-07').hover();
    await soon(() => button.count()).toBe(1);
    await stopClock(page);
    await button.click();
    await soon(() => button.getAttribute('data-outcome')).toBe('copied');
    await page.clock.runFor(1500);
    await page.evaluate(() => navigator.clipboard.writeText(''));
    await button.click();
    await soon(() => clipboard(page)).toBe('QA-07');
    await page.clock.runFor(1500);
    expect(await button.getAttribute('data-outcome')).toBe('copied');
    await page.clock.runFor(500);
    expect(await button.getAttribute('data-outcome')).toBeNull();
  });

  test('keeps its button while the pointer is on the map, from where it cannot be pressed', async () => {
    const page = await openMap();
    await rowOn(page, 'QA-07').hover();
    await soon(() => rowOn(page, 'QA-07').getByRole('button').count()).toBe(1);
    await regionOn(page, 'Field 9').hover();
    await soon(() => markedOn(page, 'hover')).toEqual(['Field 9']);
    await soon(() => rowOn(page, 'QA-09').getAttribute('data-pointed')).toBe('');
    expect(await rowOn(page, 'QA-07').getByRole('button').count()).toBe(1);
  });

  test('is copied by keys alone', async () => {
    const page = await openMap();
    await rowOn(page, 'QA-02').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Copy QA-03');
    await page.keyboard.press('Enter');
    await soon(() => clipboard(page)).toBe('QA-03');
    expect(await selectedOn(page)).toEqual([]);
  });

  test('can be copied of a region that was chosen on the map', async () => {
    const page = await openMap();
    await regionOn(page, 'Field 8').click();
    await rowOn(page, 'QA-08').getByRole('button', { name: 'Copy QA-08' }).click();
    await soon(() => clipboard(page)).toBe('QA-08');
  });

  test('that the browser does not let be copied is reported', async () => {
    const page = await openMap({
      before: page =>
        page.addInitScript(() => {
          navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
        }),
    });
    await rowOn(page, 'QA-07').hover();
    await page.getByRole('button', { name: 'Copy QA-07' }).click();
    await soon(() => saidByPage(page)).toBe('The browser did not let the ID be copied');
  });

  test('has no button where there is no clipboard', async () => {
    const page = await openMap({
      before: page =>
        page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined })),
    });
    await rowOn(page, 'QA-07').hover();
    expect(await page.locator('[role="grid"] tbody button').count()).toBe(0);
  });
});

describe('the embed code', () => {
  const copy = (page: Page, title: string) =>
    page.getByRole('figure', { name: title }).getByRole('button').click();

  test('as HTML is copied whole, and names a picture that is there', async () => {
    const page = await openMap();
    await copy(page, 'HTML');
    await soon(() => saidByPage(page)).toBe('Copied to the clipboard');
    const html = await clipboard(page);
    // The site's pages parse no text that is not vouched for.
    const blank = await page.context().newPage();
    const image = await blank.evaluate(html => {
      const image = new DOMParser().parseFromString(html, 'text/html').querySelector('img');
      return Object.fromEntries([...(image?.attributes ?? [])].map(({ name, value }) => [name, value]));
    }, html);
    expect(image).toMatchObject({ alt: 'Map of Fieldland', width: '1000', height: '1200' });
    const { origin, pathname } = new URL(image.src ?? '');
    expect(origin).toBe('https://atlas.example');
    expect((await page.request.get(`${site.url}${pathname}`)).status()).toBe(200);
  });

  test('as a shortcode is copied', async () => {
    const page = await openMap();
    await copy(page, 'Shortcode');
    await soon(() => clipboard(page)).toMatch(/^\[atlas [^\]]+\]$/);
  });
});
