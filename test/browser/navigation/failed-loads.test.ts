import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { useSiteBrowser } from '../harness.ts';
import { addressOn, announcement, painted, withoutPrefetching } from '../on-page.ts';
import { countDocuments, failFetches } from '../requests.ts';
import { ABOUT, FIRST, headingOf, textLink } from './pages.ts';

const site = useSiteBrowser('shell');

describe('a page that cannot be loaded', () => {
  test('is loaded as a document', async () => {
    const { page } = await site.open('/', { before: withoutPrefetching, expects: [/ERR_FAILED/] });
    const documents = countDocuments(page);
    await failFetches(page, FIRST);
    await textLink(page, 'to the first doc').click();
    await page.waitForURL('**/docs/first');
    await headingOf(page, 'First').waitFor();
    expect(documents()).toBe(1);
  });

  test('is loaded as a document when the server responds with an error', async () => {
    const { page } = await site.open('/', { before: withoutPrefetching, expects: [/503/] });
    const documents = countDocuments(page);
    await page.route(FIRST, route =>
      route.request().resourceType() === 'fetch'
        ? route.fulfill({ status: 503, body: '' })
        : route.fallback(),
    );
    await textLink(page, 'to the first doc').click();
    await headingOf(page, 'First').waitFor();
    expect(documents()).toBe(1);
  });

  test('is not reloaded for ever: the second failure within 10 s shows the error with Retry', async () => {
    const { page } = await site.open('/', {
      before: async page => {
        await withoutPrefetching(page);
        await page.clock.setFixedTime(new Date());
      },
      expects: [/ERR_FAILED/],
    });
    let isFailing = true;
    await failFetches(page, FIRST, () => isFailing);
    await textLink(page, 'to the first doc').click();
    await page.waitForURL('**/docs/first');
    await textLink(page, 'to the second doc').first().waitFor();
    await goHomeAndBackToFirst(page);
    await headingOf(page, 'This page could not be loaded').waitFor();
    expect(await addressOn(page)).toBe('/docs/first');
    expect(await page.locator('header.navbar').isVisible()).toBe(true);
    expect(await page.locator('footer').isVisible()).toBe(true);
    const documents = countDocuments(page);
    const retry = page.locator('main').getByRole('button', { name: 'Retry' });
    const failed = page.waitForEvent('requestfailed');
    await retry.click();
    await failed;
    await painted(page);
    await retry.waitFor();
    isFailing = false;
    await retry.click();
    await headingOf(page, 'First').waitFor();
    expect(documents()).toBe(0);
    expect(await page.title()).toContain('First');
    expect(await page.getByRole('tab').count()).toBeGreaterThan(0);
  });

  test('is a page of its own: title, heading, words of ours, two ways on, nothing of the page before', async () => {
    const { page } = await site.open('/docs/second', {
      before: withoutPrefetching,
      expects: [/ERR_FAILED/],
    });
    await failFetches(page, ABOUT);
    // As after a load that did not help.
    await page.evaluate(() => sessionStorage.setItem('reloading', ''));
    await page
      .getByRole('navigation', { name: 'Main', exact: true })
      .getByRole('link', { name: 'About' })
      .click();
    await headingOf(page, 'This page could not be loaded').waitFor();
    expect(await page.title()).toBe('This page could not be loaded | Shell');
    expect(await announcement(page)).toBe(await page.title());
    expect(await page.locator('h1').count()).toBe(1);
    expect(await page.locator('main').getByRole('alert').count()).toBe(0);
    expect(await page.locator('main p').allTextContents()).toEqual([
      'Check your connection, then try again.',
    ]);
    const stale =
      'link[rel="canonical"], meta[name="description"], meta[property^="og:"], script[type="application/ld+json"]';
    expect(await page.locator(stale).count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('pageMain');
    expect(await page.locator('.navbar-items [aria-current]').allTextContents()).toEqual(['About']);
    await page.locator('main').getByRole('link', { name: 'Home page' }).click();
    await headingOf(page, 'Home').waitFor();
    await page.goBack();
    await headingOf(page, 'This page could not be loaded').waitFor();
  });

  test('is loaded as a document again when the last failure was over 10 s ago', async () => {
    const { page } = await site.open('/', {
      before: async page => {
        await withoutPrefetching(page);
        await page.clock.install();
      },
      expects: [/ERR_FAILED/],
    });
    await failFetches(page, FIRST);
    await textLink(page, 'to the first doc').click();
    await page.waitForURL('**/docs/first');
    await textLink(page, 'to the second doc').first().waitFor();
    await page.clock.fastForward(11_000);
    const documents = countDocuments(page);
    await goHomeAndBackToFirst(page);
    await headingOf(page, 'First').waitFor();
    await expect.poll(documents).toBe(1);
  });

  test('gives the browser’s own answer when nothing of the script is there any more', async () => {
    const { page } = await site.open('/', { before: withoutPrefetching });
    await page.route(FIRST, route =>
      route.request().resourceType() === 'fetch'
        ? route.fulfill({ contentType: 'application/pdf', body: 'no page' })
        : route.fallback(),
    );
    const documents = countDocuments(page);
    await textLink(page, 'to the first doc').click();
    await headingOf(page, 'First').waitFor();
    expect(documents()).toBe(1);
  });
});

test('a prefetch that failed is forgotten, so that the click tries again', async () => {
  let isFailing = true;
  const { page } = await site.open('/', {
    before: page => failFetches(page, FIRST, () => isFailing),
    expects: [/ERR_FAILED/],
  });
  const failed = page.waitForEvent('requestfailed', request => FIRST(new URL(request.url())));
  await Promise.race([
    failed,
    page
      .getByText('to the first doc')
      .hover()
      .then(() => failed),
  ]);
  isFailing = false;
  const documents = countDocuments(page);
  await textLink(page, 'to the first doc').click();
  await headingOf(page, 'First').waitFor();
  expect(documents()).toBe(0);
});

async function goHomeAndBackToFirst(page: Page): Promise<void> {
  await page.locator('a.brand').click();
  await headingOf(page, 'Home').waitFor();
  await textLink(page, 'to the first doc').click();
}
