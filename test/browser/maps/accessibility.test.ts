import { describe, expect, test } from 'vitest';
import { useSiteBrowser } from '../harness.ts';
import { violationsOn } from '../violations.ts';
import { liveFigure, regionIn } from './live-figure.ts';
import { alive, FIELDLAND, NARROW, regionOn, rowOn, soon, WIDE } from './live-map.ts';

const own = useSiteBrowser();
const site = useSiteBrowser('maps');

const SIZES = [NARROW, WIDE] as const;

describe('in either mode there is no violation', () => {
  test('on a map’s page that is in use', async () => {
    for (const size of SIZES) {
      const { page } = await site.open(FIELDLAND, size);
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
      const { page } = await site.open('/maps?q=field', size);
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
      const { page } = await site.open('/figures', size);
      for (const figure of await page.locator('main figure:has(> figcaption):has(> details)').all()) {
        await figure.scrollIntoViewIfNeeded();
        await figure.getByRole('listbox').waitFor();
        await figure.locator('summary').click();
      }
      expect(await violationsOn(page), `${size.viewport.width} px`).toEqual([]);
    }
  });

  test('on a page with years, bubbles and small maps', async () => {
    for (const size of SIZES) {
      const { page } = await site.open('/years', size);
      const rents = await liveFigure(page, 'The rents');
      await rents.getByRole('slider', { name: 'Year' }).press('Home');
      const small = page.getByRole('figure', { name: 'Three years' });
      await small.scrollIntoViewIfNeeded();
      await small.getByRole('img', { name: 'Rent 2021' }).and(page.locator('svg')).waitFor();
      expect(await violationsOn(page), `${size.viewport.width} px`).toEqual([]);
    }
  });

  test('on a page with a plan whose card shows a plot', async () => {
    const { page } = await site.open('/controls', NARROW);
    const lots = await liveFigure(page, 'The lots');
    await lots.getByRole('combobox', { name: 'Price up to' }).selectOption('€120,000');
    // The first is chosen already.
    await lots.locator('.map-plan-picture').waitFor();
    expect(await violationsOn(page)).toEqual([]);
  });

  test('on a page with figures that are in use', async () => {
    for (const size of SIZES) {
      const { page } = await site.open('/controls', size);
      const harvest = await liveFigure(page, 'The harvest');
      await harvest.getByRole('button', { name: 'No figure' }).click();
      const farms = await liveFigure(page, 'Who farms the fields');
      await regionIn(farms, 'Field 4').click();
      const shops = await liveFigure(page, 'Where the shops are');
      await shops.locator('li button').first().click();
      await shops.getByRole('dialog').waitFor();
      const again = await liveFigure(page, 'The shops again');
      await again.locator('.map-marker').first().click();
      await again.getByRole('dialog').waitFor();
      await liveFigure(page, 'The plots');
      await farms.getByRole('searchbox').fill('field');
      await farms.getByRole('button', { name: 'Field 3' }).waitFor();
      expect(await violationsOn(page), `${size.viewport.width} px`).toEqual([]);
    }
  });

  // The one with 3,144 regions differs in their number alone, and takes axe a minute and a half.
  test('on a page with hundreds of regions', async () => {
    const { page } = await own.open('/maps/usa-tx', WIDE);
    await alive(page);
    expect(await page.getByRole('listbox').locator('[role="option"]').count()).toBeGreaterThan(200);
    expect(await violationsOn(page)).toEqual([]);
  });

  test('in the gallery of the project’s own site', async () => {
    const { page } = await own.open('/maps', WIDE);
    expect(await violationsOn(page)).toEqual([]);
  });
});
