import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useSiteBrowser } from '../harness.ts';
import { holdFetches } from '../requests.ts';
import { openFigure } from './live-figure.ts';
import { saidByPage, scaleOfRegions, selectedOn, soon } from './live-map.ts';

const site = useSiteBrowser('maps');
const own = useSiteBrowser();

interface Finder {
  readonly page: Page;
  readonly figure: Locator;
  readonly field: Locator;
  readonly offers: () => Promise<readonly string[]>;
  /** What has the focus: the field by its label, an offer by its text. */
  readonly focused: () => Promise<string>;
}

async function openFinder(): Promise<Finder> {
  const { page, figure } = await openFigure(site, '/controls', 'Who farms the fields');
  const field = figure.getByRole('searchbox', { name: 'Find your region' });
  return {
    page,
    figure,
    field,
    offers: () => figure.locator('[data-map-found] button:visible').allTextContents(),
    focused: () =>
      page.evaluate(() => {
        const active = document.activeElement;
        return active instanceof HTMLInputElement ? 'field' : (active?.textContent ?? '');
      }),
  };
}

test('regions are offered while one types: by their names, and by anything that is known of them', async () => {
  const { page, field, offers } = await openFinder();
  expect(await offers()).toEqual([]);
  await field.fill('ile');
  expect(await offers()).toEqual(['Île Verte']);
  await field.fill('a. example');
  expect(await offers()).toEqual(['Île Verte', 'Field 3']);
  await field.fill('0104');
  expect(await offers()).toEqual(['Field 7']);
  await field.fill('field');
  expect(await offers()).toEqual(['Field 2', 'Field 3', 'Field 4', 'Field 5', 'Field 6', 'Field 7']);
  await soon(() => saidByPage(page)).toBe('7 found');
});

test('nothing is offered for spaces, or where nothing is found, which is said', async () => {
  const { page, field, offers } = await openFinder();
  await field.fill('   ');
  expect(await offers()).toEqual([]);
  await field.fill('nowhere');
  expect(await offers()).toEqual([]);
  await soon(() => saidByPage(page)).toBe('Nothing found');
});

test('Enter takes the first: the map shows it large, the card is about it, and the focus stays', async () => {
  const { page, figure, field, offers, focused } = await openFinder();
  await field.fill('owned');
  await field.press('Enter');
  expect(await selectedOn(page)).toEqual(['Field 3']);
  expect(await figure.locator('[data-map-card]').innerText()).toContain('A. Example');
  await soon(() => scaleOfRegions(figure.getByRole('listbox'))).toBeGreaterThan(2);
  expect(await field.inputValue()).toBe('Field 3');
  expect(await offers()).toEqual([]);
  expect(await focused()).toBe('field');
});

test('an offer that is clicked is taken', async () => {
  const { page, figure, field, offers, focused } = await openFinder();
  await field.fill('owned');
  await figure.getByRole('button', { name: 'Field 6' }).click();
  expect(await selectedOn(page)).toEqual(['Field 6']);
  expect(await offers()).toEqual([]);
  expect(await focused()).toBe('field');
});

test('arrow keys lead from the field to the offers and back, Enter takes the one that has the focus', async () => {
  const { page, field, focused, offers } = await openFinder();
  await field.fill('owned');
  await page.keyboard.press('ArrowDown');
  expect(await focused()).toBe('Field 3');
  await page.keyboard.press('ArrowDown');
  expect(await focused()).toBe('Field 4');
  for (let step = 0; step < 5; step++) await page.keyboard.press('ArrowDown');
  expect(await focused()).toBe('Field 8');
  for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowUp');
  expect(await focused()).toBe('field');
  expect((await offers()).length).toBe(4);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  expect(await selectedOn(page)).toEqual(['Field 4']);
  expect(await focused()).toBe('field');
});

test('the Tab key leads through the offers, which go when it leaves them and come back with the focus', async () => {
  const { page, field, focused, offers } = await openFinder();
  await field.fill('0101');
  await page.keyboard.press('Tab');
  expect(await focused()).toBe('Île Verte');
  await page.keyboard.press('Tab');
  expect(await focused()).toBe('Field 3');
  await page.keyboard.press('Tab');
  expect(await offers()).toEqual([]);
  await page.keyboard.press('Shift+Tab');
  expect(await focused()).toBe('field');
  expect(await offers()).toEqual(['Île Verte', 'Field 3']);
});

test('Escape closes the offers, and the field has the focus', async () => {
  const { page, field, focused, offers } = await openFinder();
  await field.fill('owned');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  expect(await offers()).toEqual([]);
  expect(await focused()).toBe('field');
  expect(await field.inputValue()).toBe('owned');
  await page.keyboard.press('ArrowDown');
  expect(await focused()).toBe('Field 3');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Escape');
  expect(await offers()).toEqual([]);
  await page.keyboard.press('Enter');
  expect(await selectedOn(page)).toEqual([]);
  expect(await focused()).toBe('field');
});

test('towns that come late leave the focus at the region that has it', async () => {
  const { page } = await own.open('/solutions/sales-representatives');
  const figure = page.locator('figure:has([data-map-find])');
  await figure.scrollIntoViewIfNeeded();
  await figure.getByRole('listbox').waitFor();
  const towns = await holdFetches(page, /towns/);
  await figure.getByRole('searchbox').fill('ba');
  await towns.arrived;
  await page.keyboard.press('ArrowDown');
  towns.release();
  await figure.getByRole('button', { name: 'Baltimore' }).waitFor();
  expect(await page.locator(':focus').textContent()).toBe('Alabama');
});
