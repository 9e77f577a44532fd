import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '../../machine.ts';
import { useSiteBrowser } from '../harness.ts';
import { alive, FIELDLAND, NARROW, regionOn, rowOn, soon, WIDE } from './live-map.ts';

const AXE = readFileSync(join(projectRoot, 'node_modules/axe-core/axe.min.js'), 'utf8');

const own = useSiteBrowser();
const site = useSiteBrowser('maps');

const MODES = ['light', 'dark'] as const;
const SIZES = [NARROW, WIDE] as const;

describe.each(MODES)('in %s mode there is no violation', colorScheme => {
  test('on a map’s page that is in use', async () => {
    for (const size of SIZES) {
      const { page } = await site.open(FIELDLAND, { ...size, colorScheme });
      await alive(page);
      await regionOn(page, 'Field 7').click();
      await rowOn(page, 'QA-09').click({ modifiers: ['Control'] });
      await page.getByRole('combobox', { name: 'Labels' }).selectOption({ label: 'Names' });
      await page.getByText('Calibration:').click();
      await page.getByRole('button', { name: 'Zoom in' }).click();
      await rowOn(page, 'QA-12').hover();
      expect(await violationsOn(page), `${size.viewport.width} px`).toEqual([]);
      await page.getByRole('searchbox', { name: 'Search fields' }).fill('nowhere');
      expect(await violationsOn(page), `${size.viewport.width} px, nothing found`).toEqual([]);
    }
  });

  test('in the gallery, with results and without', async () => {
    for (const size of SIZES) {
      const { page } = await site.open('/maps?q=field', { ...size, colorScheme });
      const status = page.getByRole('search').getByRole('status');
      await soon(() => status.textContent()).toBe('2 maps');
      expect(await violationsOn(page), `${size.viewport.width} px`).toEqual([]);
      await page.getByRole('searchbox', { name: 'Search maps' }).fill('nowhere');
      await soon(() => status.textContent()).toBe('No map found');
      expect(await violationsOn(page), `${size.viewport.width} px, nothing found`).toEqual([]);
    }
  });

  test('on a page with figures', async () => {
    for (const size of SIZES) {
      const { page } = await site.open('/figures', { ...size, colorScheme });
      for (const figure of await page.locator('main figure:has(> figcaption):has(> details)').all()) {
        await figure.scrollIntoViewIfNeeded();
        await figure.getByRole('listbox').waitFor();
        await figure.locator('summary').click();
      }
      expect(await violationsOn(page), `${size.viewport.width} px`).toEqual([]);
    }
  });

  // The one with 3,144 regions differs in their number alone, and takes axe a minute and a half.
  test('on a page with hundreds of regions', { timeout: 120_000 }, async () => {
    const { page } = await own.open('/maps/usa-tx', { ...WIDE, colorScheme });
    await alive(page);
    expect(await page.getByRole('listbox').locator('[role="option"]').count()).toBeGreaterThan(200);
    expect(await violationsOn(page)).toEqual([]);
  });

  test('in the gallery of the project’s own site', { timeout: 60_000 }, async () => {
    const { page } = await own.open('/maps', { ...WIDE, colorScheme });
    expect(await violationsOn(page)).toEqual([]);
  });
});

/** Runs axe-core and gives what it found: not by a script tag, which the Content-Security-Policy refuses. */
async function violationsOn(page: Page): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    const { violations } = await axe.run(document, { resultTypes: ['violations'] });
    return violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .slice(0, 5)
          .map(({ html, failureSummary }) => `${html.slice(0, 120)} ${failureSummary}`)
          .join(' | ')}`,
    );
  });
}
