import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hydrated, type OpenOptions, useSiteBrowser } from './harness.ts';
import { KINDS } from './kinds.ts';
import { addressOn, shownPage, withoutPrefetching } from './on-page.ts';
import { openEarly, started } from './open-early.ts';
import { countDocuments } from './requests.ts';

const site = useSiteBrowser('shell');
const versions = useSiteBrowser('versions');
const own = useSiteBrowser();

// WebKit never ends to load the page for lost visitors while requests are held back.
const { 'the not-found page': _, ...FOUND } = KINDS;

const NARROW = { viewport: { width: 390, height: 800 } };

const choice = (page: Page) => page.evaluate(() => document.documentElement.dataset.themeChoice);
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const closeButton = (page: Page) =>
  page.getByRole('complementary', { name: 'Announcement' }).getByRole('button', { name: 'Close' });

describe('before the shell is there', () => {
  test('a link is followed as a document', async () => {
    const { page } = await openEarly(site, '/');
    const documents = countDocuments(page);
    await page.getByRole('navigation', { name: 'Main', exact: true }).getByText('About').click();
    await shownPage(page, 'About');
    expect(documents()).toBe(1);
  });

  test('the colour mode changes, is kept, and is announced', async () => {
    const { page } = await openEarly(site, '/');
    expect(await choice(page)).toBe('system');
    await page.locator('.color-mode').click();
    expect(await choice(page)).toBe('light');
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
    expect(await page.locator('body > [role="status"]').textContent()).toBe('Colour mode: light');
  });

  test('the menus of the navbar open, and stay open when the shell comes', async () => {
    const { page, arrive } = await openEarly(site, '/');
    const navbar = page.getByRole('navigation', { name: 'Main', exact: true });
    await navbar.getByText('Places').click();
    expect(await navbar.getByRole('link', { name: 'Second doc' }).isVisible()).toBe(true);
    await arrive();
    expect(await navbar.getByRole('link', { name: 'Second doc' }).isVisible()).toBe(true);
  });

  test('the skip link leads to the page', async () => {
    const { page } = await openEarly(site, '/');
    await page.locator('a[href="#pageMain"]').press('Enter');
    expect(await addressOn(page)).toBe('/#pageMain');
  });

  test('tabs change, and stay changed when the shell comes', async () => {
    const { page, arrive } = await openEarly(site, '/docs/first');
    await page.getByRole('tab').nth(1).click();
    expect(await page.getByRole('tab').nth(1).getAttribute('aria-selected')).toBe('true');
    await arrive();
    expect(await page.getByRole('tab').nth(1).getAttribute('aria-selected')).toBe('true');
  });

  test('the menu of a narrow page opens, and stays open, as a dialog, when the shell comes', async () => {
    const { page, arrive } = await openEarly(site, '/docs/first', NARROW);
    await page.locator('.menu-button').click();
    await menu(page).waitFor();
    await arrive();
    expect(await menu(page).evaluate(element => element.matches(':modal'))).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(() => menu(page).isVisible()).toBe(false);
  });
});

describe('what a visitor does before the shell is there', () => {
  test('dismisses the announcement when it is', async () => {
    const { page, arrive } = await openEarly(site, '/');
    await closeButton(page).click();
    expect(await closeButton(page).isVisible()).toBe(true);
    await arrive();
    await expect.poll(() => closeButton(page).count()).toBe(0);
  });

  test('opens a branch of the sidebar when it is, once', async () => {
    const { page, arrive } = await openEarly(site, '/docs/first');
    const sidebar = page.getByRole('navigation', { name: 'docs pages' });
    await sidebar.getByText('Tools').click();
    await arrive();
    await sidebar.getByRole('link', { name: 'Hammer' }).waitFor();
  });

  test('changes the colour mode once', async () => {
    const { page, arrive } = await openEarly(site, '/');
    await page.locator('.color-mode').click();
    await arrive();
    expect(await choice(page)).toBe('light');
    await page.locator('.color-mode').click();
    expect(await choice(page)).toBe('dark');
  });

  test('stores the docs version that was chosen', async () => {
    const { page, arrive } = await openEarly(versions, '/docs/shared');
    const dropdown = page.locator('.docs-sidebar .version-dropdown');
    await dropdown.locator('summary').click();
    await dropdown.getByRole('link', { name: '1.x', exact: true }).click();
    await arrive();
    await shownPage(page, 'Shared doc of 1.x');
    expect(await page.evaluate(() => localStorage.getItem('docs-preferred-version-default'))).toBe('1.x');
  });

  test('has the page loaded at which the visitor points', async () => {
    const asked: string[] = [];
    const { page, arrive } = await openEarly(site, '/', {
      before: async page => void page.on('request', request => asked.push(new URL(request.url()).pathname)),
    });
    const link = page.getByRole('navigation', { name: 'Main', exact: true }).getByText('Docs');
    await link.hover();
    expect(asked).not.toContain('/docs');
    await arrive();
    await expect.poll(() => asked).toContain('/docs');
  });
});

describe('when the shell comes, it adopts every element and text of the server:', () => {
  test.each(Object.entries(FOUND))('%s', async (_, path) => {
    const { page, arrive } = await openEarly(own, path);
    const before = await page.evaluateHandle(readShell);
    await arrive();
    const after = await page.evaluateHandle(readShell);
    expect(await page.evaluate(elements => elements.size, before)).toBeGreaterThan(20);
    expect(await page.evaluate(differences, { before, after })).toEqual([]);
  });
});

describe('a page that is never idle', () => {
  const openBusy = (options: OpenOptions = {}) =>
    own.open('/docs/installation', {
      ...options,
      isHydrated: false,
      before: async page => {
        await withoutPrefetching(page);
        await page.addInitScript(() => {
          window.requestIdleCallback = () => 0;
        });
      },
    });

  test('loads less than 7 kB of script until it is touched', async () => {
    const { page } = await openBusy();
    await started(page);
    const scripts = await loadedScripts(page);
    expect(scripts.filter(path => path.includes('/shell-'))).toEqual([]);
    expect(sizeOf(scripts)).toBeGreaterThan(1000);
    expect(sizeOf(scripts)).toBeLessThan(7000);
  });

  test.each(['a key', 'a press', 'the focus'])('loads the shell at %s', async touch => {
    const { page } = await openBusy();
    await started(page);
    if (touch === 'a key') await page.keyboard.press('Shift');
    if (touch === 'a press') await page.locator('h1').click();
    if (touch === 'the focus') await page.locator('a[href="#pageMain"]').focus();
    await hydrated(page);
  });

  test('loads the shell for a visitor who comes back', async () => {
    const { page } = await openBusy();
    await started(page);
    await page.keyboard.press('Shift');
    await hydrated(page);
    await page.reload();
    await hydrated(page);
  });
});

/** Runs in the page: the elements of the shell and their texts, without what it never touches, and names in a sidebar that become buttons. */
function readShell(): Map<Element, string> {
  const elements = document.querySelectorAll('#pageRoot :not([data-frozen] *, .sidebar span)');
  const textOf = ({ childNodes }: Element) =>
    [...childNodes].map(node => (node instanceof Text ? node.data : '')).join('');
  return new Map([...elements].map(element => [element, textOf(element)]));
}

/** Runs in the page: the elements that are gone, that have another text, or that are new and are no buttons. */
function differences({ before, after }: Record<'before' | 'after', Map<Element, string>>): readonly string[] {
  const changed = [...before]
    .filter(([element, text]) => after.get(element) !== text)
    .map(([element]) => element);
  const added = [...after.keys()].filter(element => !before.has(element) && element.localName !== 'button');
  return [...changed, ...added].map(element => element.outerHTML);
}

/** Bytes after gzip. */
function sizeOf(scripts: readonly string[]): number {
  return scripts.reduce((sum, path) => sum + gzipSync(readFileSync(join(own.folder, path))).length, 0);
}

function loadedScripts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter(path => path.endsWith('.js')),
  );
}

test('a page keeps its text, and the text works, when an extension has put an element in front of it', async () => {
  const { page } = await site.open('/docs/first', {
    before: page =>
      page.addInitScript(() =>
        addEventListener('DOMContentLoaded', () =>
          document.getElementById('pageMain')?.prepend(document.createElement('div')),
        ),
      ),
  });
  await shownPage(page, 'First');
  await page.getByRole('tab').nth(1).click();
  expect(await page.getByRole('tab').nth(1).getAttribute('aria-selected')).toBe('true');
});
