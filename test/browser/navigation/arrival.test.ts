import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { useSiteBrowser } from '../harness.ts';
import { addLink, announcement, withoutPrefetching } from '../on-page.ts';
import { changeText } from '../requests.ts';
import { FIRST, headingOf, textLink } from './pages.ts';

const site = useSiteBrowser('shell');

describe('on arrival', () => {
  const headOf = (page: Page) =>
    page.evaluate(() => {
      const contents = (selector: string) =>
        [...document.head.querySelectorAll(selector)].map(
          element => element.getAttribute('content') ?? element.getAttribute('href'),
        );
      return {
        title: document.title,
        language: document.documentElement.lang,
        description: contents('meta[name="description"]'),
        canonical: contents('link[rel="canonical"]'),
        openGraph: contents('meta[property^="og:"]'),
        robots: contents('meta[name="robots"]'),
        feeds: contents('link[rel="alternate"]'),
        structured: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
          script => script.textContent,
        ),
      };
    });

  test('title, description, canonical, language and Open Graph are those of the page as it is loaded', async () => {
    const loaded = await headOf((await site.open('/docs/first')).page);
    const { page } = await site.open('/');
    expect(await headOf(page)).not.toEqual(loaded);
    await textLink(page, 'to the first doc').click();
    await headingOf(page, 'First').waitFor();
    expect(await headOf(page)).toEqual(loaded);
    expect(loaded.description).toEqual(['Everything that a text may hold.']);
    expect(loaded.canonical).toEqual(['https://shell.example/docs/first']);
  });

  test('the language follows', async () => {
    const { page } = await site.open('/', {
      before: async page => {
        await withoutPrefetching(page);
        await changeText(page, FIRST, text => text.replace('<html lang="en"', '<html lang="nl"'));
      },
    });
    await textLink(page, 'to the first doc').click();
    await headingOf(page, 'First').waitFor();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('nl');
  });

  test('the focus moves to the main region, and the title is said', async () => {
    const { page } = await site.open('/');
    expect(await announcement(page)).toBe('');
    await textLink(page, 'to the first doc').click();
    await headingOf(page, 'First').waitFor();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('pageMain');
    expect(await announcement(page)).toBe(await page.title());
  });

  test('the focus moves to the target of a hash', async () => {
    const { page } = await site.open('/');
    await textLink(page, 'to the middle of the second').click();
    await headingOf(page, 'Second').waitFor();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('middle');
    expect(await announcement(page)).toBe(await page.title());
  });

  test('the focus moves to the main region where a hash names nothing', async () => {
    const { page } = await site.open('/');
    await addLink(page, { href: '/docs/second#renamed' });
    await textLink(page, 'added link').click();
    await headingOf(page, 'Second').waitFor();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('pageMain');
  });

  test('Tab goes on from the main region', async () => {
    const { page } = await site.open('/');
    await textLink(page, 'to the long page').click();
    await headingOf(page, 'Long').waitFor();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('down');
  });

  test('going back says the title and never loses the focus', async () => {
    const { page } = await site.open('/');
    await textLink(page, 'to the long page').click();
    await headingOf(page, 'Long').waitFor();
    await page.goBack();
    await headingOf(page, 'Home').waitFor();
    expect(await announcement(page)).toBe(await page.title());
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
  });

  test('the item of the navbar is marked as current', async () => {
    const { page } = await site.open('/');
    const item = page
      .getByRole('navigation', { name: 'Main', exact: true })
      .getByRole('link', { name: 'About' });
    expect(await item.getAttribute('aria-current')).toBeNull();
    await item.click();
    await headingOf(page, 'About').waitFor();
    expect(await item.getAttribute('aria-current')).toBe('page');
  });
});
