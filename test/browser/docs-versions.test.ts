import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hydrated, useSiteBrowser } from './harness.ts';
import { addressOn, painted, shownPage } from './on-page.ts';
import { countDocuments, holdFetches } from './requests.ts';

const site = useSiteBrowser('versions');
const single = useSiteBrowser('shell');

const KEY = 'docs-preferred-version-default';

const dropdown = (page: Page) => page.locator('.docs-sidebar .version-dropdown');
const docsLink = (page: Page) =>
  page.locator('.navbar-items').getByRole('link', { name: 'Docs', exact: true });
const preferred = (page: Page) => page.evaluate(key => localStorage.getItem(key), KEY);

async function choose(page: Page, label: string): Promise<void> {
  await dropdown(page).locator('summary').click();
  await dropdown(page).getByRole('link', { name: label, exact: true }).click();
}

const storing = (name: string) => ({
  before: (page: Page) =>
    page.addInitScript(
      ([key, name]) => {
        if (!sessionStorage.getItem('once')) localStorage.setItem(`${key}`, `${name}`);
        sessionStorage.setItem('once', 'done');
      },
      [KEY, name],
    ),
});

test.each([
  ['/docs', 'Main doc of 2.x'],
  ['/docs/next', 'Main doc of next'],
  ['/docs/1.x', 'Main doc of 1.x'],
  ['/docs/1.x/shared', 'Shared doc of 1.x'],
])('%s is "%s"', async (path, heading) => {
  const { page } = await site.open(path);
  await shownPage(page, heading);
});

describe('the dropdown', () => {
  test('names the version that is shown and lists all', async () => {
    const { page } = await site.open('/docs/1.x/shared');
    expect(await dropdown(page).locator('summary').textContent()).toBe('Version: 1.x');
    expect(await dropdown(page).locator('li').allTextContents()).toEqual(['Next', '2.x', '1.x']);
    expect(await dropdown(page).locator('[aria-current="true"]').textContent()).toBe('1.x');
  });

  test('leads to the same doc in another version, with query and hash', async () => {
    const { page } = await site.open('/docs/shared?view=all#part');
    const documents = countDocuments(page);
    await choose(page, '1.x');
    await shownPage(page, 'Shared doc of 1.x');
    expect(await addressOn(page)).toBe('/handbook/docs/1.x/shared?view=all#part');
    expect(documents()).toBe(0);
  });

  test('keeps a hash that the visitor has followed since', async () => {
    const { page } = await site.open('/docs/shared');
    await page.locator('.toc').getByRole('link', { name: 'Part' }).click();
    await choose(page, 'Next');
    await shownPage(page, 'Shared doc of next');
    expect(await addressOn(page)).toBe('/handbook/docs/next/shared#part');
  });

  test('leads to the main doc of a version that lacks the doc', async () => {
    const { page } = await site.open('/docs/recent');
    await choose(page, '1.x');
    await shownPage(page, 'Main doc of 1.x');
    expect(await addressOn(page)).toBe('/handbook/docs/1.x');
  });

  test('is in the menu of a narrow screen too', async () => {
    const { page } = await site.open('/docs/shared?view=all#part', { viewport: { width: 390, height: 800 } });
    await page.locator('.menu-button').click();
    const menu = page.locator('dialog');
    await menu.locator('.version-dropdown summary').click();
    await menu.getByRole('link', { name: '1.x', exact: true }).click();
    await shownPage(page, 'Shared doc of 1.x');
    expect(await addressOn(page)).toBe('/handbook/docs/1.x/shared?view=all#part');
    expect(await preferred(page)).toBe('1.x');
    expect(await menu.isVisible()).toBe(false);
  });

  test('is not there where there is one version, nor is a banner', async () => {
    const { page } = await single.open('/docs/first');
    expect(await page.locator('.version-dropdown, .version-banner').count()).toBe(0);
  });
});

describe('a category', () => {
  const TOOLS = '**/_data/2.x/docs/tools.json';
  const sidebar = (page: Page) => page.getByRole('navigation', { name: 'docs pages' });
  const tools = (page: Page) => sidebar(page).getByRole('button', { name: 'Tools' });
  const hammers = (page: Page) => sidebar(page).getByRole('link', { name: 'Hammer' });

  test('that is open in one version is closed in another, and has the pages of that', async () => {
    const { page } = await site.open('/docs/shared');
    await tools(page).click();
    await hammers(page).waitFor();
    await choose(page, '1.x');
    await shownPage(page, 'Shared doc of 1.x');
    expect(await hammers(page).allTextContents()).toEqual([]);
    await tools(page).click();
    await hammers(page).waitFor();
    expect(await hammers(page).allTextContents()).toEqual(['Hammer of 1.x']);
  });

  test('gets no pages that were asked for in another version', async () => {
    const { page } = await site.open('/docs/shared');
    const held = await holdFetches(page, TOOLS);
    await tools(page).click();
    await held.arrived;
    await choose(page, '1.x');
    await shownPage(page, 'Shared doc of 1.x');
    const late = page.waitForResponse(TOOLS);
    held.release();
    await (await late).finished();
    await painted(page);
    expect(await hammers(page).allTextContents()).toEqual([]);
  });
});

describe('the preferred version', () => {
  test('is stored when it is chosen', async () => {
    const { page } = await site.open('/docs/shared');
    expect(await preferred(page)).toBeNull();
    await choose(page, '1.x');
    await shownPage(page, 'Shared doc of 1.x');
    expect(await preferred(page)).toBe('1.x');
  });

  test('is kept while it exists', async () => {
    const { page } = await site.open('/docs/shared', storing('next'));
    expect(await preferred(page)).toBe('next');
  });

  test.each(['/docs/shared', '/'])('is forgotten on %s when it does not exist any more', async path => {
    const { page } = await site.open(path, storing('0.x'));
    await expect.poll(() => preferred(page)).toBeNull();
    expect(await docsLink(page).getAttribute('href')).toBe('/handbook/docs');
  });

  test('is forgotten where there is one version', async () => {
    const { page } = await single.open('/about', storing('0.x'));
    await expect.poll(() => preferred(page)).toBeNull();
  });

  test('is where the links of the navbar lead', async () => {
    const { page } = await site.open('/', storing('1.x'));
    await docsLink(page).click();
    await shownPage(page, 'Main doc of 1.x');
    expect(await addressOn(page)).toBe('/handbook/docs/1.x');
    expect(await docsLink(page).getAttribute('aria-current')).toBe('page');
    await page.goto(`${site.url}/docs/shared`);
    await hydrated(page);
    await page.locator('.navbar-items summary').click();
    const links = page.locator('.navbar-items .dropdown a');
    const hrefs = await links.evaluateAll(all => all.map(link => link.getAttribute('href')));
    expect(hrefs).toEqual(['/handbook/docs/1.x/shared', '/handbook/docs/1.x', '/handbook/docs/next']);
  });

  test('is where they lead as soon as it is chosen', async () => {
    const { page } = await site.open('/docs/shared');
    expect(await docsLink(page).getAttribute('href')).toBe('/handbook/docs');
    await choose(page, 'Next');
    await shownPage(page, 'Shared doc of next');
    expect(await docsLink(page).getAttribute('href')).toBe('/handbook/docs/next');
  });

  test('is where the menu of a narrow screen leads', async () => {
    const { page } = await site.open('/', { ...storing('1.x'), viewport: { width: 390, height: 800 } });
    await page.locator('.menu-button').click();
    await page.locator('dialog').getByRole('link', { name: 'Docs', exact: true }).click();
    await shownPage(page, 'Main doc of 1.x');
  });

  test('is the current one without JavaScript', async () => {
    const { page } = await site.open('/', { javaScriptEnabled: false });
    expect(await docsLink(page).getAttribute('href')).toBe('/handbook/docs');
  });
});

test.each([
  ['/docs/1.x/shared', 'Go to 2.x', 'Shared doc of 2.x'],
  ['/docs/next/shared', 'Go to 2.x', 'Shared doc of 2.x'],
])('%s has a banner that leads to the last release', async (path, label, heading) => {
  const { page } = await site.open(path);
  await page.locator('.version-banner').getByRole('link', { name: label }).click();
  await shownPage(page, heading);
  expect(await page.locator('.version-banner').count()).toBe(0);
});
