import type { Locator, Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { type OpenOptions, useSiteBrowser } from '../harness.ts';
import { announcement, painted } from '../on-page.ts';
import { holdFetches } from '../requests.ts';
import { violationsOn } from '../violations.ts';
import { soon } from './live-map.ts';

const own = useSiteBrowser();
const PAGE = '/solutions/store-locator';
const OFF = { javaScriptEnabled: false } as const;

interface Finder {
  readonly page: Page;
  readonly locator: Locator;
  readonly field: Locator;
  readonly result: () => Promise<string>;
  /** The titles of the stores in the list, in order. */
  readonly stores: () => Promise<readonly string[]>;
}

async function openLocator(path = PAGE, options: OpenOptions = {}): Promise<Finder> {
  const { page } = await own.open(path, options);
  const locator = page.locator('.locator');
  await locator.scrollIntoViewIfNeeded();
  await soon(() => locator.locator('.map-markers').count()).toBe(1);
  return {
    page,
    locator,
    field: locator.getByRole('combobox', { name: 'Town, postcode or state' }),
    result: () => locator.locator('[data-result]').innerText(),
    stores: () => locator.locator('.map-places > li:visible .map-place-title').allInnerTexts(),
  };
}

test.each([
  ['Köln', '2 places near Köln', 'Sample store Cologne'],
  ['Cologne', '2 places near Cologne (Köln)', 'Sample store Cologne'],
  ['München', '1 place near München', 'Sample store Munich'],
  ['50667', '2 places near Köln', 'Sample store Cologne'],
  ['Bonn', '1 place near Bonn', 'Sample store Cologne'],
  ['Bayern', '3 places in Bayern (Bavaria)', 'Sample store Nuremberg'],
])('“%s” leads to %s, the nearest first', async (query, sentence, first) => {
  const { field, result, stores } = await openLocator();
  await field.fill(query);
  await field.press('Enter');
  await soon(result).toBe(sentence);
  expect((await stores())[0]).toBe(first);
});

test.each([
  ['50667', ['Sample store Cologne', 'Sample store Düsseldorf']],
  ['München', ['Sample store Munich']],
])(
  'the map shows the same stores as the list near %s, and the town as a ring that is none of them',
  async (query, stores) => {
    const finder = await openLocator();
    await finder.field.fill(query);
    await finder.field.press('Enter');
    await soon(finder.stores).toEqual(stores);
    await soon(() =>
      finder.locator
        .locator('.map-markers button:not(.map-origin)')
        .evaluateAll(buttons => buttons.map(button => button.getAttribute('aria-label')).toSorted()),
    ).toEqual(stores);
    expect(await finder.locator.locator('.map-origin').count()).toBe(1);
  },
);

test('where nothing is near, the nearest ones are shown, and how far they are', async () => {
  const { page, field, locator, result, stores } = await openLocator();
  await field.fill('Husum');
  await field.press('Enter');
  await soon(result).toBe('None within 50 km of Husum. The nearest is 72 km away.');
  expect(await stores()).toHaveLength(3);
  await locator.getByLabel('Within').selectOption('100 km');
  await soon(result).toBe('1 place near Husum');
  expect(await page.evaluate(() => location.search)).toBe('?near=Husum&within=100');
});

test('a town is chosen from suggestions with the arrow keys, and an unknown one is said to be so', async () => {
  const { field, locator, result } = await openLocator();
  const options = locator.locator('[data-suggestions]').getByRole('option');
  await field.pressSequentially('Frankf');
  await soon(() => options.allInnerTexts()).toEqual([
    'Frankfurt am Main, Hesse',
    'Frankfurt (Oder), Brandenburg',
  ]);
  await field.press('ArrowDown');
  await field.press('ArrowDown');
  expect(await field.getAttribute('aria-activedescendant')).toBe(await options.nth(1).getAttribute('id'));
  expect(await options.nth(1).getAttribute('aria-selected')).toBe('true');
  await field.press('Enter');
  await soon(result).toContain('Frankfurt (Oder)');
  expect(await field.inputValue()).toBe('Frankfurt (Oder), Brandenburg');
  expect(await field.getAttribute('aria-expanded')).toBe('false');
  await field.fill('Xyzzingen');
  await field.press('Enter');
  await soon(result).toContain('“Xyzzingen” is not a town');
});

test('services and the address narrow the list, and an address brings the search back', async () => {
  const { page, locator, result, stores } = await openLocator();
  await locator.getByRole('checkbox', { name: 'Repairs' }).check();
  await soon(result).toBe('14 places');
  const address = await page.evaluate(() => location.search);
  expect(address).toBe('?service=Repairs');
  const again = await openLocator(`${PAGE}?near=50667&within=&service=Repairs`);
  await soon(again.result).toContain('places near Köln');
  expect(await again.locator.getByRole('checkbox', { name: 'Repairs' }).isChecked()).toBe(true);
  expect((await again.stores())[0]).toBe('Sample store Cologne');
  expect(await stores()).not.toContain('Sample store Munich');
});

test.runIf(inject('engine') === 'chromium')(
  'the visitor’s location is used, and kept out of the address',
  async () => {
    const { page, locator, result } = await openLocator(PAGE, {
      permissions: ['geolocation'],
      geolocation: { latitude: 50.73, longitude: 7.1 },
    });
    await locator.getByRole('button', { name: 'Use my location' }).click();
    await soon(result).toBe('1 place near your location');
    expect(await page.evaluate(() => location.search)).toBe('');
  },
);

test.runIf(inject('engine') === 'chromium')('a refused location is no dead end', async () => {
  const { locator, result, stores } = await openLocator();
  await locator.getByRole('button', { name: 'Use my location' }).click();
  await soon(result).toContain('did not share your location');
  expect(await stores()).toHaveLength(24);
});

test('a location that is found late leaves the town that was chosen meanwhile', async () => {
  const { page, locator, field, result } = await openLocator();
  await page.evaluate(() => {
    const coords = { latitude: 48.1, longitude: 11.6 };
    const getCurrentPosition = (found: (position: unknown) => void) =>
      document.addEventListener('test:found', () => found({ coords }));
    Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition } });
  });
  await locator.getByRole('button', { name: 'Use my location' }).click();
  await field.fill('Köln');
  await field.press('Enter');
  await soon(result).toBe('2 places near Köln');
  await page.evaluate(() => document.dispatchEvent(new Event('test:found')));
  await painted(page);
  expect(await result()).toBe('2 places near Köln');
  expect(await field.inputValue()).toBe('Köln');
});

test('towns that come late leave the focus at a store that is still there, or give it to the first', async () => {
  for (const store of ['Munich', 'Hamburg']) {
    const { page, locator, field, result } = await openLocator();
    const towns = await holdFetches(page, /towns/);
    await field.fill('München');
    await field.press('Enter');
    await towns.arrived;
    await locator.locator('.map-places').getByRole('button', { name: store }).focus();
    towns.release();
    await soon(result).toBe('1 place near München');
    expect(await page.locator(':focus').innerText()).toBe('Sample store Munich');
  }
});

test('towns that come late leave the focus at a marker', async () => {
  const { page, locator, field, result } = await openLocator();
  const towns = await holdFetches(page, /towns/);
  await field.fill('Bayern');
  await field.press('Enter');
  await towns.arrived;
  const markers = locator.locator('.map-markers');
  await markers.getByRole('button').first().focus();
  towns.release();
  await soon(result).toBe('3 places in Bayern (Bavaria)');
  await soon(() => markers.getByRole('button', { name: 'Augsburg' }).count()).toBe(1);
  expect(await page.locator(':focus').getAttribute('aria-label')).toBe('Sample store Augsburg');
});

test('suggestions that come after the focus has left the field stay closed', async () => {
  const { page, locator, field } = await openLocator();
  const towns = await holdFetches(page, /towns/);
  await field.pressSequentially('Ber');
  await towns.arrived;
  await field.press('Tab');
  towns.release();
  const options = locator.locator('[data-suggestions] li');
  await soon(() => options.count()).toBeGreaterThan(0);
  expect(await options.first().isVisible()).toBe(false);
  expect(await field.getAttribute('aria-expanded')).toBe('false');
});

test('a list of towns that does not come is said to be missing, and tried again', async () => {
  const { page, field, result } = await openLocator(PAGE, {
    expects: [/ERR_FAILED|NetworkError|Load failed/],
  });
  await page.route('**/*towns*', route => route.abort());
  await field.fill('Bonn');
  await soon(result).toContain('could not be loaded');
  await page.unroute('**/*towns*');
  await field.fill('Bonn ');
  await field.press('Enter');
  await soon(result).toBe('1 place near Bonn');
});

test('the towns are loaded when the field gets the focus, not before', async () => {
  const { page, field } = await openLocator();
  const towns = () =>
    page.evaluate(
      () => performance.getEntriesByType('resource').filter(({ name }) => name.includes('towns')).length,
    );
  expect(await towns()).toBe(0);
  await field.focus();
  await soon(towns).toBe(1);
});

test('a store in the list is shown on the map', async () => {
  const { page, locator } = await openLocator();
  await locator.locator('.map-places').getByRole('button', { name: 'Sample store Kiel' }).click();
  await soon(() => locator.getByRole('dialog', { name: 'Sample store Kiel' }).isVisible()).toBe(true);
  expect(await announcement(page)).toContain('Sample store Kiel');
  expect(await locator.getByRole('link', { name: '555 0125' }).first().getAttribute('href')).toBe(
    'tel:5550125',
  );
});

describe('on a phone', () => {
  const PHONE = { viewport: { width: 390, height: 800 } };

  test('list and map take turns, and a chosen store shows the map', async () => {
    const { locator, field, result } = await openLocator(PAGE, PHONE);
    const [list, map] = [locator.locator('.map-places'), locator.locator('.interactive-map')];
    expect([await list.isVisible(), await map.isVisible()]).toEqual([true, false]);
    await field.fill('Bayern');
    await field.press('Enter');
    await soon(result).toBe('3 places in Bayern (Bavaria)');
    await locator.locator('.map-places').getByRole('button', { name: 'Sample store Munich' }).click();
    expect([await list.isVisible(), await map.isVisible()]).toEqual([false, true]);
    expect(await locator.getByRole('button', { name: 'Map', exact: true }).getAttribute('aria-pressed')).toBe(
      'true',
    );
  });

  test('nothing is wider than the screen, and there is no violation', async () => {
    const { page, field } = await openLocator(PAGE, PHONE);
    await field.fill('Frankf');
    await soon(() => page.locator('[data-suggestions] > li').count()).toBe(2);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(await violationsOn(page)).toEqual([]);
  });
});

test('the list is one stop of the Tab key, and the arrow keys move in it', async () => {
  const { page, locator, field } = await openLocator();
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
  const stops = locator.locator('.map-places').locator('a, button').and(page.locator('[tabindex="0"]'));
  expect(await stops.allTextContents()).toEqual(['Sample store Augsburg']);
  await stops.first().focus();
  for (const [key, text] of [
    ['ArrowDown', 'Sample store Berlin'],
    ['ArrowRight', '555 0111'],
    ['ArrowDown', 'Sample store Bielefeld'],
    ['ArrowUp', 'Sample store Berlin'],
    ['End', 'Sample store Stuttgart'],
    ['Home', 'Sample store Augsburg'],
    ['ArrowUp', 'Sample store Augsburg'],
  ] as const) {
    await page.keyboard.press(key);
    expect(await focused(), key).toBe(text);
  }
  await page.keyboard.press('End');
  expect(await stops.allTextContents()).toEqual(['Sample store Stuttgart']);
  await field.fill('Köln');
  await field.press('Enter');
  await expect.poll(() => stops.allTextContents()).toEqual(['Sample store Cologne']);
});

test('without a script the list is complete, and no control is shown', async () => {
  const { page } = await own.open(PAGE, OFF);
  const locator = page.locator('.locator');
  expect(await locator.locator('.map-places > li').filter({ visible: true }).count()).toBe(24);
  expect(await locator.locator('form').isVisible()).toBe(false);
  expect(
    await locator.getByRole('link', { name: 'Directions: Sample store Kiel' }).getAttribute('href'),
  ).toContain('openstreetmap.org/directions?to=54.323%2C10.123');
});
