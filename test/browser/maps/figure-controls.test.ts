import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { useSiteBrowser } from '../harness.ts';
import { dimmedIn, fillOf, legendIn, openFigure, regionIn } from './live-figure.ts';
import { linesOf, saidByPage, selectedOn, soon, textOf } from './live-map.ts';

const site = useSiteBrowser('maps');

const openHarvest = () => openFigure(site, '/controls', 'The harvest');
const openFarms = () => openFigure(site, '/controls', 'Who farms the fields');
const openPlots = () => openFigure(site, '/controls', 'The plots');

const textsIn = async (figure: Locator) => (await legendIn(figure)).map(({ text }) => text);
const field = (figure: Locator, name: string) => figure.getByRole('combobox', { name });
const legendButton = (figure: Locator, name: string) => figure.getByRole('button', { name, exact: true });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

describe('measures', () => {
  test('are shown one at a time: another one repaints the map and names itself in the legend', async () => {
    const { figure } = await openHarvest();
    const title = figure.locator('[data-map-legend] p');
    expect(await title.textContent()).toBe('Barley (t)');
    expect(await textsIn(figure)).toEqual(['< 28', '28–46', '46–64', '64–82', '≥ 82', 'No figure']);
    const before = await fillOf(regionIn(figure, 'Île Verte'));
    await field(figure, 'Show').selectOption('Moisture (%)');
    expect(await title.textContent()).toBe('Moisture (%)');
    const legend = await legendIn(figure);
    expect(legend.map(({ text }) => text)).toEqual([
      '< 2.6',
      '2.6–4.2',
      '4.2–5.8',
      '5.8–7.4',
      '≥ 7.4',
      'No figure',
    ]);
    expect(await fillOf(regionIn(figure, 'Île Verte'))).toBe(legend[4]?.color);
    expect(await fillOf(regionIn(figure, 'Île Verte'))).not.toBe(before);
    expect(await fillOf(regionIn(figure, 'Field 10'))).toBe(legend[5]?.color);
  });

  test('are shown with their own unit', async () => {
    const { figure } = await openHarvest();
    const tooltip = figure.locator('[role="tooltip"]');
    await regionIn(figure, 'Field 10').hover();
    await soon(() => textOf(tooltip)).toBe('Field 10\n1,000 t · average 145 t');
    await field(figure, 'Show').selectOption('Moisture (%)');
    await regionIn(figure, 'Field 9').hover();
    await soon(() => textOf(tooltip)).toBe('Field 9\n1 % · average 5 %');
    await regionIn(figure, 'Field 10').hover();
    await soon(() => textOf(tooltip)).toBe('Field 10\nNo figure');
  });

  test('are cut into as many classes as are asked for, and by equal width', async () => {
    const { figure } = await openHarvest();
    await field(figure, 'Classes').selectOption('3');
    expect(await textsIn(figure)).toEqual(['< 40', '40–70', '≥ 70', 'No figure']);
    await field(figure, 'Cut').selectOption('Equal width');
    const legend = await legendIn(figure);
    expect(legend.map(({ text }) => text)).toEqual(['< 340', '340–670', '≥ 670', 'No figure']);
    expect(await fillOf(regionIn(figure, 'Field 9'))).toBe(legend[0]?.color);
    expect(await fillOf(regionIn(figure, 'Field 10'))).toBe(legend[2]?.color);
    await field(figure, 'Classes').selectOption('7');
    expect((await textsIn(figure)).length).toBe(8);
  });

  test.each([
    ['light', 'rise from light paper', -1],
    ['dark', 'rise from dark paper', 1],
  ] as const)('in %s mode %s', async (colorScheme, _, direction) => {
    const { figure } = await openFigure(site, '/controls', 'The harvest', { colorScheme });
    const lightness = (await legendIn(figure)).slice(0, 5).map(({ color }) => lightnessOf(color));
    const rising = [...lightness].sort((a, b) => (a - b) * direction);
    expect(lightness).toEqual(rising);
    const [low, high] = await Promise.all(
      ['Île Verte', 'Field 10'].map(title => fillOf(regionIn(figure, title))),
    );
    expect(Math.sign(lightnessOf(high ?? '') - lightnessOf(low ?? ''))).toBe(direction);
  });

  test('are chosen and filtered by keys alone', async () => {
    const { page, figure } = await openHarvest();
    await field(figure, 'Show').focus();
    await page.keyboard.press('ArrowDown');
    await soon(() => figure.locator('[data-map-legend] p').textContent()).toBe('Moisture (%)');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowUp');
    await soon(async () => (await textsIn(figure)).length).toBe(5);
    // Over the other field, the map, its three buttons.
    for (let stop = 0; stop < 6; stop++) await page.keyboard.press('Tab');
    expect(await focused(page)).toBe((await textsIn(figure))[0]);
    await page.keyboard.press('Space');
    expect((await dimmedIn(figure)).length).toBeGreaterThan(50);
  });
});

describe('a legend that filters', () => {
  test('shows the regions of a pressed item, of several, and all again', async () => {
    const { page, figure } = await openFarms();
    expect(await dimmedIn(figure)).toEqual([]);
    await legendButton(figure, 'Owned (4)').click();
    await soon(() => saidByPage(page)).toBe('4 of 60 regions');
    const dimmed = await dimmedIn(figure);
    expect(dimmed.length).toBe(56);
    expect(
      dimmed.filter(title => ['Field 3', 'Field 4', 'Field 6', 'Field 8'].includes(title ?? '')),
    ).toEqual([]);
    await legendButton(figure, 'Fallow (1)').click();
    await soon(() => saidByPage(page)).toBe('5 of 60 regions');
    expect(await dimmedIn(figure)).not.toContain('Field 5');
    expect(await pressedIn(figure)).toEqual(['Owned (4)', 'Fallow (1)']);
    await legendButton(figure, 'Owned (4)').click();
    await soon(() => saidByPage(page)).toBe('1 of 60 regions');
    await legendButton(figure, 'Fallow (1)').click();
    await soon(() => saidByPage(page)).toBe('All regions');
    expect(await dimmedIn(figure)).toEqual([]);
    expect(await pressedIn(figure)).toEqual([]);
  });

  test('of classes shows all regions again when another measure is chosen', async () => {
    const { figure } = await openHarvest();
    await legendButton(figure, 'No figure').click();
    expect(await dimmedIn(figure)).toContain('Field 10');
    await field(figure, 'Show').selectOption('Moisture (%)');
    expect(await dimmedIn(figure)).toEqual([]);
    expect(await pressedIn(figure)).toEqual([]);
  });
});

describe('categories', () => {
  test('have a colour each, in the order of the table', async () => {
    const { figure } = await openFarms();
    const legend = await legendIn(figure);
    expect(legend.map(({ text }) => text)).toEqual(['Leased (3)', 'Owned (4)', 'Fallow (1)']);
    expect(new Set(legend.map(({ color }) => color)).size).toBe(3);
    const titles = ['Île Verte', 'Field 2', 'Field 3', 'Field 5', 'Field 6'];
    const fills = await Promise.all(titles.map(title => fillOf(regionIn(figure, title))));
    expect(fills).toEqual([0, 0, 1, 2, 1].map(index => legend[index]?.color));
    expect(legend.map(({ color }) => color)).not.toContain(await fillOf(regionIn(figure, 'Field 9')));
  });

  test('come with a card about the first region, and then about the selected one', async () => {
    const { page, figure } = await openFarms();
    const card = figure.locator('[data-map-card]');
    await soon(() => linesOf(card)).toContain('Île Verte');
    expect(await saidByPage(page)).not.toContain('Île Verte');
    await regionIn(figure, 'Field 4').click();
    expect(await linesOf(card)).toEqual([
      'Field 4',
      'Tenure',
      'Owned',
      'Farmer',
      'C. Example',
      'Phone',
      '555 0103',
    ]);
    await regionIn(figure, 'Field 2').click();
    await soon(() => linesOf(card)).toEqual(['Field 2', 'Tenure', 'Leased', 'Farmer', 'B. Example']);
    await regionIn(figure, 'Field 12').click();
    await soon(() => linesOf(card)).toEqual(['Field 12', 'Nothing is known of it.']);
    await page.keyboard.press('Escape');
    expect(await selectedOn(page)).not.toContain('Field 12');
    expect(await linesOf(card)).toEqual(['Choose a region of the map to read about it.']);
  });

  test('colour a picture of the site’s own, whose other parts stay as they are', async () => {
    const { page, figure } = await openPlots();
    const legend = await legendIn(figure);
    expect(legend.map(({ text }) => text)).toEqual(['Free (2)', 'Sold (1)']);
    const fills = await Promise.all(
      ['Plot 1', 'Plot 2', 'Plot 3'].map(title => fillOf(regionIn(figure, title))),
    );
    expect(fills).toEqual([0, 1, 0].map(index => legend[index]?.color));
    expect(await fillOf(figure.locator('svg rect'))).toBe('url("#meadow")');
    expect(await figure.locator('svg #meadow').count()).toBe(1);
    await regionIn(figure, 'Plot 3').click();
    expect(await linesOf(figure.locator('[data-map-card]'))).toEqual([
      'Plot 3',
      'Status',
      'Free',
      'Area',
      '640 m²',
    ]);
    expect(await selectedOn(page)).toContain('Plot 3');
    expect(await selectedOn(page)).not.toContain('Plot 1');
  });
});

async function pressedIn(figure: Locator): Promise<readonly string[]> {
  return figure.locator('[aria-pressed="true"]').allTextContents();
}

/** How light a colour such as `rgb(1, 2, 3)` looks, from 0 to 255. */
function lightnessOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = (color.match(/\d+/g) ?? []).map(Number);
  return 0.3 * red + 0.59 * green + 0.11 * blue;
}
