import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { useSiteBrowser } from '../harness.ts';
import { scrollTop } from '../on-page.ts';
import {
  alive,
  FIELDLAND,
  markedOn,
  regionOn,
  regionsOn,
  rowOn,
  saidByMap,
  scaleOf,
  selectedOn,
  soon,
  tooltipOn,
  WIDE,
} from './live-map.ts';

const own = useSiteBrowser();
const site = useSiteBrowser('maps');

/** The map's page, with the focus on the last control before the map. */
async function openBeforeMap(): Promise<Page> {
  const { page } = await site.open(FIELDLAND, WIDE);
  await alive(page);
  await page.getByRole('combobox', { name: 'Width of the PNG' }).focus();
  return page;
}

/** The map's page, with the focus on the region in the north-west. */
async function openOnMap(): Promise<Page> {
  const page = await openBeforeMap();
  await page.keyboard.press('Tab');
  await soon(() => page.evaluate(() => document.activeElement?.role)).toBe('option');
  await page.keyboard.press('i');
  return page;
}

const focusedName = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
  );

describe('the Tab key', () => {
  test('reaches the map as one stop, and leaves it for its buttons', async () => {
    const page = await openBeforeMap();
    const path: string[] = [];
    for (let step = 0; step < 3; step++) {
      await page.keyboard.press('Tab');
      path.push(await focusedName(page));
    }
    expect(path.slice(0, 2)).toEqual([expect.stringMatching(/^(Field|Île)/), 'Zoom in']);
    expect(path[2]).not.toMatch(/^(Field|Île)/);
  });

  test('comes back to the region that was left', async () => {
    const page = await openOnMap();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    expect(await focusedName(page)).toBe('Field 2');
  });

  test('shows the focus on the map', async () => {
    const page = await openOnMap();
    await soon(() => markedOn(page, 'focus')).toEqual(['Île Verte']);
    await soon(() => tooltipOn(page)).toBe('Île Verte\nQA-01');
    await page.keyboard.press('Tab');
    await soon(() => markedOn(page, 'focus')).toEqual([]);
    expect(await tooltipOn(page)).toBe('');
    const outline = await page.evaluate(() => {
      const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body);
      return { outlineStyle, isSeen: Number.parseFloat(outlineWidth) >= 2 };
    });
    expect(outline).toEqual({ outlineStyle: 'solid', isSeen: true });
  });

  test('reaches the map’s buttons, the search and the table by keys alone', async () => {
    const page = await openOnMap();
    const names: string[] = [];
    for (let step = 0; step < 8; step++) {
      await page.keyboard.press('Tab');
      names.push(await focusedName(page));
    }
    const wanted = ['Zoom in', 'Search fields', 'Name', 'ID', expect.stringContaining('QA-')];
    expect(names.filter(name => /Zoom in|Search|^Name$|^ID$|QA-/.test(name)).slice(0, 5)).toEqual(wanted);
  });
});

describe('the arrow keys', () => {
  test('move to the region that lies in their direction', async () => {
    const page = await openOnMap();
    for (const [key, title] of [
      ['ArrowRight', 'Field 2'],
      ['ArrowDown', 'Field 7'],
      ['ArrowLeft', 'Field 6'],
      ['ArrowUp', 'Île Verte'],
      ['ArrowUp', 'Île Verte'],
      ['End', 'Zebra Field'],
      ['Home', 'Field 2'],
    ] as const) {
      await page.keyboard.press(key);
      expect(await focusedName(page), key).toBe(title);
    }
  });

  test('light up the row of the region, and never scroll the page', async () => {
    const page = await openOnMap();
    const before = await scrollTop(page);
    const plain = await rowOn(page, 'QA-06').evaluate(row => getComputedStyle(row).backgroundColor);
    await page.keyboard.press('ArrowDown');
    await soon(() => rowOn(page, 'QA-06').evaluate(row => getComputedStyle(row).backgroundColor)).not.toBe(
      plain,
    );
    await page.keyboard.press('End');
    expect(await focusedName(page)).toBe('Zebra Field');
    expect(await scrollTop(page)).toBe(before);
  });

  test('with Shift move a map that is zoomed in', async () => {
    const page = await openOnMap();
    await page.keyboard.press('+');
    await soon(() => scaleOf(page)).toBe(2);
    const left = async () => (await regionsOn(page).boundingBox())?.x ?? Number.NaN;
    const before = await left();
    await page.keyboard.press('Shift+ArrowRight');
    await soon(left).toBeLessThan(before);
    expect(await focusedName(page)).toBe('Île Verte');
  });

  test('keep the region with the focus in sight of a map that is zoomed in', async () => {
    const page = await openOnMap();
    for (const scale of [2, 4]) {
      await page.keyboard.press('+');
      await soon(() => scaleOf(page)).toBe(scale);
    }
    await page.keyboard.press('End');
    const frame = page.getByRole('group', { name: 'Fieldland', exact: true });
    await soon(async () => {
      const [map, region] = [await frame.boundingBox(), await regionOn(page, 'Zebra Field').boundingBox()];
      if (!map || !region) return false;
      const [x, y] = [region.x + region.width / 2, region.y + region.height / 2];
      return x > map.x && x < map.x + map.width && y > map.y && y < map.y + map.height;
    }).toBe(true);
  });
});

test('a letter moves to the next region that begins with it, accents aside', async () => {
  const page = await openOnMap();
  await page.keyboard.press('z');
  expect(await focusedName(page)).toBe('Zebra Field');
  await page.keyboard.press('i');
  expect(await focusedName(page)).toBe('Île Verte');
});

test('several letters in a row are the beginning of one name; a letter that continues none begins another', async () => {
  const { page } = await own.open('/maps/germany', WIDE);
  await alive(page);
  await page.getByRole('button', { name: 'Zoom in' }).focus();
  await page.keyboard.press('Shift+Tab');
  // In one go: a slow machine would let the name end between two letters.
  const reached = await page.evaluate(
    keys =>
      keys.map(key => {
        document.activeElement?.dispatchEvent(
          new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
        );
        return document.activeElement?.getAttribute('aria-label');
      }),
    [...'saxt'],
  );
  expect(reached).toEqual(['Saarland', 'Saarland', 'Saxony', 'Thuringia']);
});

test('Home, End and letters go through the regions in the order of the table', async () => {
  const { page } = await own.open('/maps/germany', WIDE);
  await alive(page);
  await page.getByRole('button', { name: 'Zoom in' }).focus();
  await page.keyboard.press('Shift+Tab');
  const reached: string[] = [];
  for (const key of ['Home', 'b', 'b', 'b', 'b', 'End']) {
    await page.keyboard.press(key);
    reached.push(await focusedName(page));
  }
  const names = ['Baden-Württemberg', 'Bavaria', 'Berlin', 'Brandenburg', 'Bremen', 'Thuringia'];
  expect(reached).toEqual(names);
});

describe('the focus enters the map', () => {
  test('at its largest region', async () => {
    const { page } = await own.open('/maps/germany', WIDE);
    await alive(page);
    await page.getByRole('button', { name: 'Zoom in' }).focus();
    await page.keyboard.press('Shift+Tab');
    expect(await focusedName(page)).toBe('Bavaria');
  });

  test('at what was chosen last', async () => {
    const { page } = await site.open(FIELDLAND, WIDE);
    await alive(page);
    await rowOn(page, 'QA-33').click();
    await page.getByRole('button', { name: 'Zoom in' }).focus();
    await page.keyboard.press('Shift+Tab');
    expect(await focusedName(page)).toBe('Field 33');
  });
});

test('the keys that zoom keep the region with the focus in sight', async () => {
  const page = await openOnMap();
  await page.keyboard.press('End');
  const frame = page.getByRole('group', { name: 'Fieldland', exact: true });
  for (const scale of [2, 4, 8]) {
    await page.keyboard.press('+');
    await soon(() => scaleOf(page)).toBe(scale);
    const [map, region] = [await frame.boundingBox(), await regionOn(page, 'Zebra Field').boundingBox()];
    if (!map || !region) throw new Error('The map is hidden');
    expect(region.x + region.width / 2).toBeLessThan(map.x + map.width);
    expect(region.y + region.height / 2).toBeLessThan(map.y + map.height);
  }
});

test('what was selected is said, and not replaced by the zoom that follows', async () => {
  const { page } = await site.open(FIELDLAND, WIDE);
  await alive(page);
  await rowOn(page, 'QA-33').click();
  await soon(() => scaleOf(page)).toBeGreaterThan(1);
  expect(await saidByMap(page)).toBe('Selected: Field 33');
});

test.each(['Enter', ' '])('the key “%s” selects a region, which is said, and takes it back', async key => {
  const page = await openOnMap();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press(key);
  expect(await selectedOn(page)).toEqual(['Field 2']);
  expect(await saidByMap(page)).toBe('Selected: Field 2');
  expect(await rowOn(page, 'QA-02').getAttribute('aria-selected')).toBe('true');
  await page.keyboard.press(key);
  expect(await selectedOn(page)).toEqual([]);
  expect(await saidByMap(page)).toBe('Nothing selected');
});

test('Escape clears what is selected', async () => {
  const page = await openOnMap();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  expect(await selectedOn(page)).toEqual(['Île Verte', 'Field 2']);
  await page.keyboard.press('Escape');
  expect(await selectedOn(page)).toEqual([]);
  expect(await markedOn(page, 'selected')).toEqual([]);
});

test('plus and minus zoom, 0 shows the whole map, and each says so', async () => {
  const page = await openOnMap();
  for (const [key, scale] of [
    ['+', 2],
    ['=', 4],
    ['-', 2],
    ['-', 1],
    ['-', 1],
    ['+', 2],
    ['0', 1],
  ] as const) {
    await page.keyboard.press(key);
    await soon(() => scaleOf(page)).toBe(scale);
    expect(await saidByMap(page), key).toBe(`Zoom ${scale * 100} %`);
  }
});

test('the buttons zoom by keys, and say when they have no effect', async () => {
  const page = await openOnMap();
  const disabled = (name: string) => page.getByRole('button', { name }).getAttribute('aria-disabled');
  expect(await disabled('Zoom out')).toBe('true');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await soon(() => scaleOf(page)).toBe(2);
  await soon(() => disabled('Zoom out')).toBe('false');
  await page.getByRole('button', { name: 'Show the whole map' }).focus();
  await page.keyboard.press('Enter');
  await soon(() => scaleOf(page)).toBe(1);
  expect(await focusedName(page)).toBe('Show the whole map');
});

test('keys that the map does not know are the browser’s', async () => {
  const page = await openOnMap();
  const isPrevented = (key: string, ctrlKey: boolean) =>
    regionOn(page, 'Île Verte').evaluate(
      (region, init) => !region.dispatchEvent(new KeyboardEvent('keydown', init)),
      { key, ctrlKey, bubbles: true, cancelable: true },
    );
  expect(await isPrevented('ArrowDown', false)).toBe(true);
  expect(await isPrevented('+', true)).toBe(false);
  expect(await isPrevented('F5', false)).toBe(false);
  expect(await isPrevented('PageDown', false)).toBe(false);
});

test('the map, its regions and its buttons have names for screen readers', async () => {
  const page = await openOnMap();
  const map = page.getByRole('group', { name: 'Fieldland', exact: true });
  const list = map.getByRole('listbox', { name: 'fields' });
  expect(await list.getAttribute('aria-multiselectable')).toBe('true');
  const titles = await list.getByRole('option').evaluateAll(all => all.map(one => one.ariaLabel));
  expect(titles.length).toBe(60);
  expect(new Set(titles).size).toBe(60);
  expect(titles[0]).toBe('Île Verte');
  const help = await list.evaluate(
    list => document.getElementById(list.getAttribute('aria-describedby') ?? '')?.textContent,
  );
  expect(help).toContain('Arrow keys');
  const buttons = page.getByRole('group', { name: 'Zoom' }).getByRole('button');
  expect(await buttons.evaluateAll(all => all.map(one => one.ariaLabel))).toEqual([
    'Zoom in',
    'Zoom out',
    'Show the whole map',
    'Full screen',
  ]);
  // A browser would show the picture's own title beside the pointer, over every region. An empty one ends its search for another.
  expect(await map.locator('title').allTextContents()).toEqual(['']);
});
