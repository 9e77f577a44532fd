import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '../machine.ts';
import { type OpenOptions, useSiteBrowser } from './harness.ts';
import { KINDS } from './kinds.ts';

const AXE = readFileSync(join(projectRoot, 'node_modules/axe-core/axe.min.js'), 'utf8');

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

/** Runs axe-core and gives what it found: not by a script tag, which the Content-Security-Policy refuses. */
async function violationsOn(page: Page): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    const { violations } = await axe.run(document, { resultTypes: ['violations'] });
    return violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map(({ html, failureSummary }) => `${html.slice(0, 120)} ${failureSummary}`).join(' | ')}`,
    );
  });
}
