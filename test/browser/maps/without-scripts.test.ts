import type { Locator, Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { useSiteBrowser } from '../harness.ts';
import { addressOn } from '../on-page.ts';
import { FIELDLAND, NARROW, soon, textOf, WIDE } from './live-map.ts';

const site = useSiteBrowser('maps');

const OFF = { javaScriptEnabled: false } as const;
const SIZES = [
  ['narrow', NARROW],
  ['wide', WIDE],
] as const;

/** What only a script can answer to. */
const CONTROLS =
  'main :is(button, input, select, textarea, [role="button"], [role="grid"], [role="listbox"])';

const visible = (elements: Locator) =>
  elements.evaluateAll(all => all.filter(one => one.checkVisibility()).map(one => one.outerHTML));

describe.each(SIZES)('a map’s page without JavaScript (%s)', (_, size) => {
  const open = async (): Promise<Page> => (await site.open(FIELDLAND, { ...OFF, ...size })).page;

  test('shows the picture and every region in a table', async () => {
    const page = await open();
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Fieldland SVG map');
    const image = page.getByRole('img', { name: 'Map of Fieldland' });
    const width = await image.evaluate((image: HTMLImageElement) => image.naturalWidth);
    // WebKit gives the width at which it shows an SVG.
    if (inject('engine') === 'webkit') expect(width).toBeGreaterThan(0);
    else expect(width).toBe(1000);
    expect(await image.isVisible()).toBe(true);
    const cells = await page
      .locator('main tbody tr')
      .evaluateAll(rows => rows.map(row => [...row.querySelectorAll('td')].map(cell => cell.textContent)));
    expect(cells.length).toBe(60);
    expect(cells[0]).toEqual(['Field 2', 'QA-02']);
    expect(cells.at(-1)).toEqual(['Zebra Field', 'QA-60']);
    const last = page.getByText('Zebra Field');
    await last.scrollIntoViewIfNeeded();
    expect(await last.isVisible()).toBe(true);
  });

  test('offers its files as links that are there', async () => {
    const page = await open();
    for (const [name, type, file] of [
      ['Download SVG', 'image/svg+xml', 'fieldland.svg'],
      ['GeoJSON', 'application/geo+json', 'fieldland.geojson'],
      ['CSV', 'text/csv', 'fieldland.csv'],
    ] as const) {
      const link = page.getByRole('link', { name });
      expect(await link.isVisible()).toBe(true);
      expect(await link.getAttribute('download')).toBe(file);
      const response = await page.request.get(`${site.url}${await link.getAttribute('href')}`);
      expect(response.status()).toBe(200);
      expect(response.headers()['content-type']).toContain(type);
    }
  });

  test('shows no control that needs a script', async () => {
    const page = await open();
    expect(await visible(page.locator(CONTROLS))).toEqual([]);
    expect(await page.getByText('[atlas id="1"]').isVisible()).toBe(true);
    // What explains such controls needs them too.
    expect(await page.getByText(/Ctrl \+ scroll/).isVisible()).toBe(false);
  });

  test('does not keep room for what will not come', async () => {
    const page = await open();
    const [image, frame] = await Promise.all([
      page.getByRole('img', { name: 'Map of Fieldland' }).boundingBox(),
      page.getByRole('img', { name: 'Map of Fieldland' }).locator('xpath=..').boundingBox(),
    ]);
    expect((frame?.height ?? 0) - (image?.height ?? 0)).toBeLessThan(20);
  });
});

describe.each(SIZES)('the gallery without JavaScript (%s)', (_, size) => {
  test('lists every map in its group, and links lead to the groups and maps', async () => {
    const { page } = await site.open('/maps', { ...OFF, ...size });
    expect(await page.locator('main h2').allTextContents()).toEqual([
      'World and continents 1',
      'Africa 2',
      'Europe 1',
      'US states 1',
      'Variants 1',
    ]);
    expect(await visible(page.locator(CONTROLS))).toEqual([]);
    const toGroups = page.getByRole('navigation', { name: 'Groups of maps' }).getByRole('link');
    expect(await toGroups.allTextContents()).toEqual([
      'World and continents',
      'Africa',
      'Europe',
      'US states',
      'Variants',
    ]);
    await toGroups.filter({ hasText: 'US states' }).click();
    await soon(() => addressOn(page)).toBe('/maps#us-states');
    await page.getByRole('link', { name: 'Xenia' }).click();
    await page.waitForURL(/\/maps\/usa-xx-[0-9a-f]+$/);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Xenia SVG map');
  });
});

test('figures of maps without JavaScript are pictures with their tables', async () => {
  const { page } = await site.open('/figures', { ...OFF, ...WIDE });
  const figure = page.getByRole('figure', { name: 'Rain on the fields' });
  const image = figure.getByRole('img', { name: 'Rain on the fields' });
  await image.scrollIntoViewIfNeeded();
  expect(await image.isVisible()).toBe(true);
  await figure.locator('summary').click();
  const lineBelow = (cell: string) =>
    figure
      .locator(cell)
      .first()
      .evaluate(element => getComputedStyle(element).borderBlockEnd);
  expect(await lineBelow('tbody th')).toBe(await lineBelow('tbody td'));
  expect(await lineBelow('thead th')).not.toBe(await lineBelow('tbody th'));
  expect(await figure.getByRole('row').allTextContents()).toContain('QA-061000');
  // An empty legend says nothing.
  expect(await figure.getByText('Value (mm)').first().isVisible()).toBe(false);
  expect(await visible(page.locator(CONTROLS))).toEqual([]);
});

test.each(SIZES)(
  'figures with controls show none without JavaScript, and all that they know (%s)',
  async (_, size) => {
    const { page } = await site.open('/controls', { ...OFF, ...size });
    expect(await visible(page.locator(CONTROLS))).toEqual([]);
    for (const text of ['Show', 'Find your region', 'Search these places', '10 places', 'Choose a region'])
      expect(await visible(page.locator('main').getByText(text)), text).toEqual([]);
    expect(await visible(page.locator('[data-map-legend]'))).toEqual([]);

    const table = (caption: string) => page.getByRole('figure', { name: caption }).locator('details');
    for (const [caption, row] of [
      ['The harvest', 'Île Verte109'],
      ['Who farms the fields', 'Field 4OwnedC. Example555 0103'],
      ['The shops again', 'Shop in the yard4.5, 6.959 Example RoadSundays'],
      ['The plots', 'Plot 2Sold584 m²'],
    ] as const) {
      await table(caption).locator('summary').click();
      expect(await table(caption).getByRole('row').allTextContents()).toContain(row);
    }
    const shop = page.getByRole('figure', { name: 'Where the shops are' }).getByRole('listitem').first();
    expect(await textOf(shop)).toMatch(
      /^Shop on the isle\s+Address\s+1 Example Lane\s+Hours\s+Mon–Sat 9–18$/,
    );
    expect(await page.locator('main figure img').count()).toBe(6);
  },
);

test.each(SIZES)('the years of a map are a table without JavaScript (%s)', async (_, size) => {
  const { page } = await site.open('/years', { ...OFF, ...size });
  expect(await visible(page.locator(CONTROLS))).toEqual([]);
  expect(await visible(page.locator('[data-map-bubbles], [data-multiples]'))).toEqual([]);
  for (const caption of ['The rents', 'Three years']) {
    const figure = page.getByRole('figure', { name: caption });
    await figure.locator('summary').click();
    expect(await figure.getByRole('row').allTextContents()).toContain('Field 3305025');
  }
});
