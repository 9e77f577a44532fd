import { describe, expect, test } from 'vitest';
import { type OpenOptions, useSiteBrowser } from './harness.ts';
import { KINDS } from './kinds.ts';
import { violationsOn } from './violations.ts';

const own = useSiteBrowser();
const site = useSiteBrowser('shell');
const versions = useSiteBrowser('versions');

const MODES = ['light', 'dark'] as const;
const WIDTHS = [390, 1280] as const;

describe.each(Object.entries(KINDS))('%s (%s)', (_, path) => {
  test('has no violation in either mode, narrow and wide', async () => {
    const expects = path === KINDS['the not-found page'] ? [/404/] : [];
    const { page } = await own.open(path, { viewport: { width: 390, height: 800 }, expects });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      for (const colorScheme of MODES) {
        await page.emulateMedia({ colorScheme });
        expect(await violationsOn(page), `${colorScheme}, ${width} px`).toEqual([]);
      }
    }
  });
});

describe.each(MODES)('in %s mode', colorScheme => {
  const wide: OpenOptions = { colorScheme, viewport: { width: 1280, height: 800 } };
  const narrow: OpenOptions = { colorScheme, viewport: { width: 390, height: 800 } };

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
    for (const summary of await page.locator('#site-menu summary').all()) await summary.click();
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
