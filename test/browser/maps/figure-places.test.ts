import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { useSiteBrowser } from '../harness.ts';
import { openFigure, regionIn } from './live-figure.ts';
import { linesOf, middleOf, saidByPage, scaleOfRegions, soon } from './live-map.ts';

const site = useSiteBrowser('maps');

const openShops = () => openFigure(site, '/controls', 'Where the shops are');

const popupIn = (figure: Locator) => figure.getByRole('dialog');
const itemIn = (figure: Locator, name: string) =>
  figure.getByRole('listitem').getByRole('button', { name, exact: true });
const markerIn = (figure: Locator, name: string) => figure.locator(`.map-markers [aria-label="${name}"]`);
const currentIn = (figure: Locator) => figure.locator('li [aria-current="true"]').allTextContents();
const shownIn = (figure: Locator) => figure.locator('li button:visible').allTextContents();
const scaleIn = (figure: Locator) => scaleOfRegions(figure.getByRole('listbox'));
const hasFocus = (element: Locator) => element.evaluate(one => one === document.activeElement);

const BRIDGE = 'Shop at the bridge';
const YARD = 'Shop in the yard';

describe('a list of places', () => {
  test('shows a place on the map when its item is chosen: larger, with a card of what is known', async () => {
    const { page, figure } = await openShops();
    await itemIn(figure, BRIDGE).click();
    await soon(() => scaleIn(figure)).toBeGreaterThan(1.2);
    expect(await linesOf(popupIn(figure))).toEqual([
      BRIDGE,
      'Address',
      '8 Example Road',
      'Hours',
      'Mon–Fri 9–17',
    ]);
    expect(await currentIn(figure)).toEqual([BRIDGE]);
    await soon(() => saidByPage(page)).toBe(`${BRIDGE} is shown on the map`);
    await itemIn(figure, YARD).click();
    expect(await popupIn(figure).getAttribute('aria-label')).toBe(YARD);
    expect(await popupIn(figure).count()).toBe(1);
    expect(await currentIn(figure)).toEqual([YARD]);
  });

  test('pins the place, which stays where it is while the map moves', async () => {
    const { figure } = await openShops();
    await itemIn(figure, BRIDGE).click();
    const away = async () => {
      const [pin, field] = await Promise.all([
        middleOf(figure.locator('.map-pin')),
        middleOf(regionIn(figure, 'Field 8')),
      ]);
      return Math.hypot(pin.x - field.x, pin.y - field.y);
    };
    await soon(away).toBeLessThan(3);
    await figure.getByRole('button', { name: 'Show the whole map' }).click();
    await soon(() => scaleIn(figure)).toBe(1);
    await soon(away).toBeLessThan(3);
  });

  test('marks the item of a marker that is chosen, and scrolls to it', async () => {
    const { figure } = await openShops();
    expect(await isInList(itemIn(figure, BRIDGE))).toBe(false);
    const top = await figure.page().evaluate(() => scrollY);
    await markerIn(figure, BRIDGE).click();
    expect(await currentIn(figure)).toEqual([BRIDGE]);
    expect(await isInList(itemIn(figure, BRIDGE))).toBe(true);
    expect(await popupIn(figure).getAttribute('aria-label')).toBe(BRIDGE);
    expect(await hasFocus(popupIn(figure))).toBe(true);
    expect(await figure.page().evaluate(() => scrollY)).toBe(top);
  });

  test('is narrowed by its search together with the markers, and says how many are left', async () => {
    const { page, figure } = await openShops();
    const [search, count] = [figure.getByRole('searchbox'), figure.locator('[data-map-count]')];
    expect(await count.textContent()).toBe('10 places');
    await search.fill('lane sat');
    expect(await shownIn(figure)).toEqual(['Shop on the isle', 'Shop by the mill', 'Shop at the gate']);
    expect(await count.textContent()).toBe('3 places');
    expect(await namesOf(figure.locator('.map-markers button'))).toEqual(await shownIn(figure));
    await soon(() => saidByPage(page)).toBe('3 places found');
    await search.fill('sundays');
    expect(await shownIn(figure)).toEqual([YARD]);
    expect(await count.textContent()).toBe('1 place');
    await search.fill('');
    expect((await shownIn(figure)).length).toBe(10);
    // Two of them are so close that they share a marker.
    expect((await namesOf(figure.locator('.map-markers button'))).length).toBe(9);
  });

  test('has a label of two words on one line where there is room', async () => {
    const { figure } = await openShops();
    const list = figure.locator('.map-places');
    const heightOf = (label: Locator) => label.evaluate(one => one.getBoundingClientRect().height);
    const label = list.locator('dt').first();
    const height = await heightOf(label);
    await label.evaluate(one => {
      one.textContent = 'Free plugs';
    });
    await list.evaluate(one => {
      one.style.width = '14rem';
    });
    expect(await heightOf(label)).toBe(height);
  });

  test('does not search in the names of its columns', async () => {
    const { figure } = await openShops();
    await figure.getByRole('searchbox').fill('address');
    expect(await shownIn(figure)).toEqual([]);
    expect(await figure.locator('[data-map-count]').textContent()).toBe('0 places');
    expect(await figure.locator('.map-markers button').count()).toBe(0);
  });

  test('closes the card of a place that is searched away, and leaves that of one that stays', async () => {
    const { figure } = await openShops();
    await itemIn(figure, BRIDGE).click();
    await figure.getByRole('searchbox').fill('bridge');
    expect(await popupIn(figure).count()).toBe(1);
    await figure.getByRole('searchbox').fill('mill');
    expect(await popupIn(figure).count()).toBe(0);
    expect(await currentIn(figure)).toEqual([]);
  });
});

describe('the card of a place', () => {
  test('closes by its button and by Escape, and gives the focus back to the marker', async () => {
    const { page, figure } = await openShops();
    await markerIn(figure, BRIDGE).click();
    await page.keyboard.press('Escape');
    expect(await popupIn(figure).count()).toBe(0);
    expect(await currentIn(figure)).toEqual([]);
    expect(await hasFocus(markerIn(figure, BRIDGE))).toBe(true);
    await markerIn(figure, BRIDGE).click();
    await popupIn(figure).getByRole('button', { name: 'Close' }).click();
    expect(await popupIn(figure).count()).toBe(0);
    expect(await hasFocus(markerIn(figure, BRIDGE))).toBe(true);
  });

  test('opened from the list leaves the focus there, and closes by Escape', async () => {
    const { page, figure } = await openShops();
    await itemIn(figure, BRIDGE).click();
    expect(await hasFocus(itemIn(figure, BRIDGE))).toBe(true);
    await page.keyboard.press('Escape');
    expect(await popupIn(figure).count()).toBe(0);
    expect(await hasFocus(itemIn(figure, BRIDGE))).toBe(true);
  });

  test('gives the focus to the item where the marker is no more', async () => {
    const { page, figure } = await openShops();
    await markerIn(figure, BRIDGE).click();
    const marker = await markerIn(figure, BRIDGE).elementHandle();
    // The markers are drawn anew.
    await figure.getByRole('searchbox').fill('bridge');
    expect(await marker?.evaluate(marker => marker.isConnected)).toBe(false);
    await popupIn(figure).focus();
    await page.keyboard.press('Escape');
    expect(await hasFocus(itemIn(figure, BRIDGE))).toBe(true);
  });

  test('of a map without a list says what the table says about the place', async () => {
    const { page, figure } = await openFigure(site, '/controls', 'The shops again');
    await markerIn(figure, BRIDGE).click();
    expect(await linesOf(popupIn(figure))).toEqual([
      BRIDGE,
      'Address',
      '8 Example Road',
      'Hours',
      'Mon–Fri 9–17',
    ]);
    await page.keyboard.press('Escape');
    expect(await popupIn(figure).count()).toBe(0);
    expect(await hasFocus(markerIn(figure, BRIDGE))).toBe(true);
  });
});

test('places are found, shown and left by keys alone', async () => {
  const { page, figure } = await openShops();
  await figure.getByRole('searchbox').focus();
  await page.keyboard.type('hill');
  await page.keyboard.press('Tab');
  expect(await hasFocus(itemIn(figure, 'Shop on the hill'))).toBe(true);
  await page.keyboard.press('Enter');
  await soon(() => scaleIn(figure)).toBeGreaterThan(1.2);
  await page.keyboard.press('Escape');
  expect(await popupIn(figure).count()).toBe(0);
  await markerIn(figure, 'Shop on the hill').focus();
  await page.keyboard.press('Enter');
  expect(await hasFocus(popupIn(figure))).toBe(true);
  await page.keyboard.press('Tab');
  expect(await hasFocus(popupIn(figure).getByRole('button', { name: 'Close' }))).toBe(true);
  await page.keyboard.press('Enter');
  expect(await hasFocus(markerIn(figure, 'Shop on the hill'))).toBe(true);
});

async function namesOf(buttons: Locator): Promise<readonly (string | null)[]> {
  return buttons.evaluateAll(all => all.map(one => one.getAttribute('aria-label')));
}

/** Whether an item is seen whole in the list that scrolls. */
function isInList(button: Locator): Promise<boolean> {
  return button.evaluate(button => {
    const [list, item] = [button.closest('ul'), button.closest('li')].map(one =>
      one?.getBoundingClientRect(),
    );
    return (
      list !== undefined && item !== undefined && item.top >= list.top - 1 && item.bottom <= list.bottom + 1
    );
  });
}
