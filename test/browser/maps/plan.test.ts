import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useSiteBrowser } from '../harness.ts';
import { dimmedIn, openFigure, regionIn } from './live-figure.ts';
import { NARROW, saidByPage, soon } from './live-map.ts';

const site = useSiteBrowser('maps');

const openLots = (options = {}) => openFigure(site, '/controls', 'The lots', options);

test('a plan leaves out what costs more than a visitor chooses, and what has no price', async () => {
  const { page, figure } = await openLots();
  const most = figure.getByRole('combobox', { name: 'Price up to' });
  expect(await most.locator('option').allTextContents()).toEqual([
    'Any',
    '€100,000',
    '€120,000',
    '€140,000',
    '€160,000',
  ]);
  expect(await dimmedIn(figure)).toEqual([]);
  await most.selectOption('€120,000');
  await soon(() => saidByPage(page)).toBe('1 of 3 regions');
  expect(await dimmedIn(figure)).toEqual(['Lot 2', 'Lot 3']);
  expect(await figure.getByText('1 of 3 regions').isVisible()).toBe(true);
  expect(await figure.getByRole('button', { name: /\(/ }).allTextContents()).toEqual([
    'Free (1)',
    'Sold (0)',
  ]);
  await figure.locator('summary').click();
  expect(await figure.getByRole('rowheader').allTextContents()).toEqual(['Lot 1']);
  await most.selectOption('Any');
  expect(await dimmedIn(figure)).toEqual([]);
  expect(await figure.getByRole('rowheader').allTextContents()).toEqual(['Lot 1', 'Lot 2', 'Lot 3']);
});

test('the price and the status leave out together', async () => {
  const { figure } = await openLots();
  await figure.getByRole('combobox', { name: 'Price up to' }).selectOption('€120,000');
  await figure.getByRole('button', { name: 'Sold (0)' }).click();
  expect(await dimmedIn(figure)).toEqual(['Lot 1', 'Lot 2', 'Lot 3']);
  await figure.getByRole('combobox', { name: 'Price up to' }).selectOption('Any');
  expect(await dimmedIn(figure)).toEqual(['Lot 1', 'Lot 3']);
});

test.each([
  ['by a click', {}, (_: Page, figure: Locator) => regionIn(figure, 'Lot 3').click()],
  ['by keys, narrow and dark', { ...NARROW, colorScheme: 'dark' }, chooseByKeys],
] as const)('the card of a plot shows its part of the plan and its size (%s)', async (_, options, choose) => {
  const { page, figure } = await openLots(options);
  const card = figure.locator('[data-map-card]');
  await choose(page, figure);
  await soon(() => card.locator('p, dt, dd').allInnerTexts()).toEqual([
    'Lot 3',
    'Up to 25 m × 40 m',
    'Status',
    'Free',
    'Price',
    '€180,000',
    'Area',
    '640 m²',
  ]);
  const picture = card.locator('svg');
  expect(await picture.isVisible()).toBe(true);
  const [shown, outline] = await Promise.all([
    picture.boundingBox(),
    picture.locator('.map-plan-outline').boundingBox(),
  ]);
  expect(outline?.x).toBeGreaterThan(shown?.x ?? Number.NaN);
  expect(outline?.height).toBeGreaterThan(60);
  expect(outline?.height).toBeLessThan(shown?.height ?? Number.NaN);
  expect(await picture.locator('[id], [role], [tabindex]').count()).toBe(0);
});

async function chooseByKeys(page: Page, figure: Locator): Promise<void> {
  await regionIn(figure, 'Lot 1').focus();
  for (const key of ['End', 'Enter']) await page.keyboard.press(key);
}
