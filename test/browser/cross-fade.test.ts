import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useSiteBrowser } from './harness.ts';
import { addressOn } from './on-page.ts';

const site = useSiteBrowser('shell');

/** Opens a page that counts how often it fades, for a visitor who wants motion or does not. */
async function openCounting(reducedMotion: 'no-preference' | 'reduce'): Promise<Page> {
  const { page } = await site.open('/docs/first', {
    reducedMotion,
    before: opened =>
      opened.addInitScript(() => {
        const fade = document.startViewTransition?.bind(document);
        if (fade === undefined) return;
        document.startViewTransition = change => {
          const { dataset } = document.documentElement;
          dataset.fades = String(Number(dataset.fades ?? 0) + 1);
          return fade(change);
        };
      }),
  });
  return page;
}

const fadesOn = (page: Page) => page.evaluate(() => Number(document.documentElement.dataset.fades ?? 0));
const canFade = (page: Page) => page.evaluate(() => 'startViewTransition' in document);

async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate(href => {
    const link = document.createElement('a');
    link.href = href;
    document.querySelector('main')?.append(link);
    link.click();
  }, path);
  await expect.poll(() => addressOn(page)).toBe(path);
}

test('pages of one kind fade into one another, and the focus follows', async () => {
  const page = await openCounting('no-preference');
  await follow(page, '/docs/second');
  expect(await fadesOn(page)).toBe((await canFade(page)) ? 1 : 0);
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('pageMain');
});

test('another section, and a step back, come at once', async () => {
  const page = await openCounting('no-preference');
  await follow(page, '/about');
  await page.goBack();
  await expect.poll(() => addressOn(page)).toBe('/docs/first');
  expect(await fadesOn(page)).toBe(0);
});

test('a visitor who wants less motion sees no fade', async () => {
  const page = await openCounting('reduce');
  await follow(page, '/docs/second');
  expect(await fadesOn(page)).toBe(0);
});
