import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { type OpenOptions, useSiteBrowser } from './harness.ts';
import { KINDS } from './kinds.ts';
import { violationsOn } from './violations.ts';

const own = useSiteBrowser();
const site = useSiteBrowser('shell');
const versions = useSiteBrowser('versions');

const WIDTHS = [390, 1280] as const;

describe.each(Object.entries(KINDS))('%s (%s)', (_, path) => {
  test('has no violation in either mode, narrow and wide', async () => {
    const expects = path === KINDS['the not-found page'] ? [/404/] : [];
    const { page } = await own.open(path, { viewport: { width: 390, height: 800 }, expects });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      expect(await violationsOn(page), `${width} px`).toEqual([]);
    }
  });
});

describe('in either mode', () => {
  const wide: OpenOptions = { viewport: { width: 1280, height: 800 } };
  const narrow: OpenOptions = { viewport: { width: 390, height: 800 } };

  test('a dropdown of the navbar that is open has no violation', async () => {
    const { page } = await own.open('/', wide);
    await page.locator('.navbar .dropdown summary').first().click();
    expect(await violationsOn(page)).toEqual([]);
  });

  test('the mobile menu that is open has no violation, with either of its menus', async () => {
    const { page } = await own.open(KINDS['a doc'], narrow);
    await page.locator('.menu-button').click();
    await page.locator('.menu-views[data-secondary]').waitFor();
    expect(await violationsOn(page), 'secondary').toEqual([]);
    await page.getByRole('button', { name: 'Back to main menu' }).click();
    for (const summary of await page.locator('#pageMenu summary').all()) await summary.click();
    expect(await violationsOn(page), 'primary').toEqual([]);
  });

  test('a doc with everything that a text may hold has no violation, narrow and wide', async () => {
    const { page } = await site.open('/docs/first', narrow);
    await page.locator('.tab-list').first().waitFor();
    await page.getByText('More about it').click();
    expect(await violationsOn(page), 'narrow').toEqual([]);
    await page.locator('.toc summary').click();
    expect(await violationsOn(page), 'narrow, contents open').toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole('button', { name: 'Tools' }).click();
    await page.getByRole('link', { name: 'Hammer' }).waitFor();
    expect(await violationsOn(page), 'wide, a branch fetched').toEqual([]);
  });

  test('error text, progress bar and back to top have no violation', async () => {
    const { page } = await site.open('/docs/second', { ...wide, expects: [/ERR_FAILED/] });
    await page.route('**/_data/**', route => route.abort());
    await page.getByRole('button', { name: 'Tools' }).click();
    await page.getByRole('button', { name: 'Retry' }).waitFor();
    await page.evaluate(() => scrollTo(0, 2000));
    await page.evaluate(() => new Promise(resolve => requestAnimationFrame(resolve)));
    await page.evaluate(() => scrollTo(0, 1500));
    await page.getByRole('button', { name: 'Back to top' }).waitFor();
    expect(await violationsOn(page)).toEqual([]);
  });
});

test('the versions’ dropdown and banner have no violation', async () => {
  const { page } = await versions.open('/docs/1.x/shared', { viewport: { width: 1280, height: 800 } });
  await page.locator('.version-dropdown summary').click();
  expect(await violationsOn(page)).toEqual([]);
});

describe('what is wrong in dark mode alone is found', () => {
  test('in its colours', async () => {
    const { page } = await site.open('/about');
    await addRule(page, '[data-theme="dark"] h1 { color: #000 }');
    expect(await violationsOn(page)).toEqual([expect.stringMatching(/^dark: color-contrast: <h1/)]);
  });

  test('in what is shown', async () => {
    const { page } = await site.open('/about');
    await addRule(page, '[data-theme="light"] main img { display: none }');
    await page.evaluate(() => document.querySelector('main')?.append(document.createElement('img')));
    expect(await violationsOn(page)).toEqual([expect.stringMatching(/^dark: image-alt: <img/)]);
  });
});

/** Adds a rule of style as the Content-Security-Policy lets a script do it. */
async function addRule(page: Page, rule: string): Promise<void> {
  await page.evaluate(rule => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rule);
    document.adoptedStyleSheets.push(sheet);
  }, rule);
}
