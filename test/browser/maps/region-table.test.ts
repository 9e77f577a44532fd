import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { type OpenOptions, useSiteBrowser } from '../harness.ts';
import { addLink, scrollDownTo, scrollTop } from '../on-page.ts';
import {
  alive,
  FIELDLAND,
  markedOn,
  middleOf,
  NARROW,
  openFieldland,
  regionOn,
  rowOn,
  saidByMap,
  saidByPage,
  scaleOf,
  selectedOn,
  soon,
  tooltipOn,
  WIDE,
} from './live-map.ts';

const site = useSiteBrowser('maps');
const own = useSiteBrowser();

const openMap = (options?: OpenOptions) => openFieldland(site, options);

const colorOf = (element: Locator) => element.evaluate(element => getComputedStyle(element).backgroundColor);
const shownIds = (page: Page) =>
  page.locator('[role="grid"] tbody tr:visible td:last-child').allTextContents();

describe('pointing', () => {
  test('at a row marks its region, and no longer when the pointer has left', async () => {
    const page = await openMap();
    await rowOn(page, 'QA-07').hover();
    await soon(() => markedOn(page, 'hover')).toEqual(['Field 7']);
    await page.getByRole('heading', { level: 1 }).hover();
    await soon(() => markedOn(page, 'hover')).toEqual([]);
  });

  test('at a region marks its row and names it, and no longer when the pointer has left', async () => {
    const page = await openMap();
    const plain = await colorOf(rowOn(page, 'QA-08'));
    await regionOn(page, 'Field 8').hover();
    await soon(() => colorOf(rowOn(page, 'QA-08'))).not.toBe(plain);
    expect(await tooltipOn(page)).toBe('Field 8\nQA-08');
    expect(await markedOn(page, 'hover')).toEqual(['Field 8']);
    await page.getByRole('heading', { level: 1 }).hover();
    await soon(() => colorOf(rowOn(page, 'QA-08'))).toBe(plain);
    expect(await tooltipOn(page)).toBe('');
  });
});

describe('choosing a row', () => {
  test('selects its region, shows it large, and says so', async () => {
    const page = await openMap();
    await rowOn(page, 'QA-07').click();
    expect(await selectedOn(page)).toEqual(['Field 7']);
    await soon(() => markedOn(page, 'selected')).toEqual(['Field 7']);
    expect(await rowOn(page, 'QA-07').getAttribute('aria-selected')).toBe('true');
    expect(await saidByMap(page)).toBe('Selected: Field 7');
    expect(await scaleOf(page)).toBeGreaterThan(2);
    const map = await page.getByRole('group', { name: 'Fieldland', exact: true }).boundingBox();
    const region = await regionOn(page, 'Field 7').boundingBox();
    expect(region?.x).toBeGreaterThanOrEqual(map?.x ?? Number.NaN);
    expect((region?.x ?? 0) + (region?.width ?? 0)).toBeLessThanOrEqual((map?.x ?? 0) + (map?.width ?? 0));
  });

  test('again takes it back and shows the whole map', async () => {
    const page = await openMap();
    await rowOn(page, 'QA-07').click();
    await soon(() => scaleOf(page)).toBeGreaterThan(2);
    await rowOn(page, 'QA-07').click();
    expect(await selectedOn(page)).toEqual([]);
    await soon(() => scaleOf(page)).toBe(1);
  });

  test('leaves one selected, with Ctrl several', async () => {
    const page = await openMap();
    await rowOn(page, 'QA-07').click();
    await rowOn(page, 'QA-08').click();
    expect(await selectedOn(page)).toEqual(['Field 8']);
    await rowOn(page, 'QA-09').click({ modifiers: ['Control'] });
    expect(await selectedOn(page)).toEqual(['Field 8', 'Field 9']);
  });

  test('works by keys alone: arrows, Home and End move, Enter and the space bar choose', async () => {
    const page = await openMap();
    await rowOn(page, 'QA-02').focus();
    await page.keyboard.press('ArrowDown');
    await soon(() => markedOn(page, 'hover')).toEqual(['Field 3']);
    await page.keyboard.press('Enter');
    expect(await selectedOn(page)).toEqual(['Field 3']);
    await page.keyboard.press('End');
    await page.keyboard.press(' ');
    expect(await selectedOn(page)).toEqual(['Zebra Field']);
    await page.keyboard.press('Home');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('QA-02');
  });

  test('the table is one stop of the Tab key and has a name', async () => {
    const page = await openMap();
    expect(await page.getByRole('grid', { name: /^Fields 60/ }).count()).toBe(1);
    expect(await page.locator('[role="grid"] [tabindex="0"]').count()).toBe(1);
    await rowOn(page, 'QA-02').focus();
    await page.keyboard.press('ArrowDown');
    expect(await page.locator('[role="grid"] [tabindex="0"]').allTextContents()).toEqual([
      expect.stringContaining('QA-03'),
    ]);
  });
});

describe('an address that names a region', () => {
  test('chooses it, and shows it large', async () => {
    const { page } = await site.open(`${FIELDLAND}#QA-07`, WIDE);
    await alive(page);
    await soon(() => selectedOn(page)).toEqual(['Field 7']);
    expect(await rowOn(page, 'QA-07').getAttribute('aria-selected')).toBe('true');
    await soon(() => scaleOf(page)).toBeGreaterThan(2);
    expect(await page.locator('[id="QA-07"]').count()).toBe(1);
  });

  test('shows the map where the table is below it', async () => {
    const { page } = await site.open(`${FIELDLAND}#QA-33`, NARROW);
    await alive(page);
    await soon(() => selectedOn(page)).toEqual(['Field 33']);
    const map = await page.getByRole('group', { name: 'Fieldland', exact: true }).boundingBox();
    expect(map?.y).toBeGreaterThanOrEqual(0);
    expect(map?.y).toBeLessThan(800);
  });

  test('chooses another where a link of the page names it, and the first again on the way back', async () => {
    const { page } = await site.open(`${FIELDLAND}#QA-07`, WIDE);
    await alive(page);
    await soon(() => selectedOn(page)).toEqual(['Field 7']);
    await addLink(page, { href: '?q=field#QA-09' });
    await page.getByRole('link', { name: 'added link' }).click();
    await soon(() => selectedOn(page)).toEqual(['Field 9']);
    await page.goBack();
    await soon(() => selectedOn(page)).toEqual(['Field 7']);
  });

  test.each(['#regions', '#QA-99', '#%E0%A4%A'])('changes nothing where %s names none', async hash => {
    const { page } = await site.open(FIELDLAND + hash, WIDE);
    await alive(page);
    expect(await selectedOn(page)).toEqual([]);
  });
});

describe('choosing a region', () => {
  test('scrolls its row into view in the table’s own box', async () => {
    const page = await openMap();
    expect(await isInBox(rowOn(page, 'QA-58'))).toBe(false);
    await regionOn(page, 'Field 58').scrollIntoViewIfNeeded();
    const before = await scrollTop(page);
    const { x, y } = await middleOf(regionOn(page, 'Field 58'));
    await page.mouse.click(x, y);
    await soon(() => isInBox(rowOn(page, 'QA-58'))).toBe(true);
    expect(await rowOn(page, 'QA-58').getAttribute('aria-selected')).toBe('true');
    expect(await saidByMap(page)).toBe('Selected: Field 58');
    expect(await scrollTop(page)).toBe(before);
  });

  test('never moves the page where the table is below the map', async () => {
    const page = await openMap(NARROW);
    await regionOn(page, 'Field 33').scrollIntoViewIfNeeded();
    await scrollDownTo(page, (await scrollTop(page)) + 20);
    const before = await scrollTop(page);
    const { x, y } = await middleOf(regionOn(page, 'Field 33'));
    await page.mouse.click(x, y);
    await soon(() => isInBox(rowOn(page, 'QA-33'))).toBe(true);
    expect(await scrollTop(page)).toBe(before);
  });

  test('adds to what is selected, and again takes it out', async () => {
    const page = await openMap();
    await regionOn(page, 'Field 12').click();
    await regionOn(page, 'Field 24').click();
    expect(await selectedOn(page)).toEqual(['Field 12', 'Field 24']);
    expect(await page.locator('tr[aria-selected="true"]').count()).toBe(2);
    await page.mouse.move(0, 0);
    await regionOn(page, 'Field 12').click();
    await soon(() => selectedOn(page)).toEqual(['Field 24']);
    expect(await rowOn(page, 'QA-12').getAttribute('aria-selected')).not.toBe('true');
  });
});

describe('sorting', () => {
  test('is by name at first, with numbers and accents as people sort them', async () => {
    const page = await openMap();
    const ids = await shownIds(page);
    expect(ids.slice(0, 9)).toEqual(
      [2, 3, 4, 5, 6, 7, 8, 9, 10].map(n => `QA-${String(n).padStart(2, '0')}`),
    );
    expect(ids.slice(-2)).toEqual(['QA-01', 'QA-60']);
    expect(await sortingOf(page)).toEqual(['ascending', null]);
  });

  test('by a column goes one way and the other, and says which', async () => {
    const page = await openMap();
    await page.getByRole('button', { name: 'ID', exact: true }).click();
    expect(await sortingOf(page)).toEqual([null, 'ascending']);
    expect((await shownIds(page)).slice(0, 2)).toEqual(['QA-01', 'QA-02']);
    await page.getByRole('button', { name: 'ID', exact: true }).click();
    expect(await sortingOf(page)).toEqual([null, 'descending']);
    expect((await shownIds(page)).slice(0, 2)).toEqual(['QA-60', 'QA-59']);
    await page.getByRole('button', { name: 'Name', exact: true }).click();
    expect(await sortingOf(page)).toEqual(['ascending', null]);
    expect((await shownIds(page))[0]).toBe('QA-02');
  });
});

describe('searching', () => {
  const search = (page: Page) => page.getByRole('searchbox', { name: 'Search fields' });

  test.each([
    ['ile', ['QA-01'], '1 found'],
    ['ÎLE verte', ['QA-01'], '1 found'],
    ['qa-60', ['QA-60'], '1 found'],
    ['qa60', ['QA-60'], '1 found'],
    ['field 5', ['QA-05', ...[0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map(n => `QA-5${n}`)], '11 found'],
  ])('for “%s” finds %j and says how many', async (query, ids, said) => {
    const page = await openMap();
    await search(page).pressSequentially(query);
    await soon(() => shownIds(page)).toEqual(ids);
    await soon(() => saidByPage(page)).toBe(said);
  });

  test('filters as one types, and shows all again', async () => {
    const page = await openMap();
    await search(page).press('z');
    await soon(() => shownIds(page)).toEqual(['QA-60']);
    await search(page).press('Backspace');
    await soon(async () => (await shownIds(page)).length).toBe(60);
  });

  test('says when nothing is found', async () => {
    const page = await openMap();
    await search(page).fill('nowhere');
    expect(await shownIds(page)).toEqual([]);
    expect(await page.getByText('Nothing found').isVisible()).toBe(true);
    await soon(() => saidByPage(page)).toBe('0 found');
  });

  test('keeps what was found when it is sorted', async () => {
    const page = await openMap();
    await search(page).fill('field 5');
    await page.getByRole('button', { name: 'ID', exact: true }).click();
    expect((await shownIds(page))[0]).toBe('QA-05');
    expect((await shownIds(page)).length).toBe(11);
  });
});

/** What `aria-sort` says of the columns. */
function sortingOf(page: Page): Promise<readonly (string | null)[]> {
  return page
    .getByRole('columnheader')
    .evaluateAll(all => all.map(heading => heading.getAttribute('aria-sort')));
}

/** Whether a row is seen whole in the box that scrolls around the table. */
function isInBox(row: Locator): Promise<boolean> {
  return row.evaluate(row => {
    const box = row.closest('table')?.parentElement?.getBoundingClientRect();
    const { top, bottom } = row.getBoundingClientRect();
    return box !== undefined && top >= box.top && bottom <= box.bottom + 1;
  });
}

test('a row that is copied has its names apart', async () => {
  const { page } = await own.open('/maps/germany', WIDE);
  const copied = await rowOn(page, 'DE-BY').evaluate(row => {
    getSelection()?.selectAllChildren(row);
    return String(getSelection());
  });
  expect(copied.trim().split(/\s+/)).toEqual(['Bavaria', 'Bayern', 'DE-BY']);
});

describe('a table of thousands of rows', () => {
  const openCounties = async (): Promise<Page> => {
    const { page } = await own.open('/maps/usa-all-counties', WIDE);
    await alive(page);
    return page;
  };

  test('is a few dozen boxes for the browser, which looks at each of them whenever the pointer moves', async () => {
    const page = await openCounties();
    const [rows, boxes] = await page
      .locator('[role="grid"]')
      .evaluate(grid => [
        grid.querySelectorAll('tbody tr').length,
        [...grid.querySelectorAll('*')].filter(one => getComputedStyle(one).contentVisibility === 'auto')
          .length,
      ]);
    expect(rows).toBeGreaterThan(3000);
    expect(boxes).toBeGreaterThan(1);
    expect(boxes).toBeLessThan(60);
  });

  test('is sorted as a whole, and leaves no room for rows that a search has hidden', async () => {
    const page = await openCounties();
    const rows = page.locator('[role="grid"] tbody tr');
    await page.getByRole('button', { name: 'ID', exact: true }).click();
    const ids = await rows.evaluateAll(rows => rows.map(row => row.dataset.region ?? ''));
    expect(ids).toEqual([...ids].sort());
    await page.getByRole('searchbox', { name: 'Search counties' }).fill('Yuma');
    await soon(() => rows.filter({ visible: true }).count()).toBe(2);
    const box = page.locator('.region-scroll');
    expect(await box.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
  });
});

test('on the whole of a small screen, the table keeps its height', async () => {
  // A laptop whose browser is zoomed to 400 %.
  const { page } = await site.open(FIELDLAND, { viewport: { width: 320, height: 256 } });
  await page.locator('.map-view').scrollIntoViewIfNeeded();
  await alive(page);
  await page.getByRole('button', { name: 'Full screen' }).click();
  await soon(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  const grid = page.getByRole('grid');
  await grid.getByRole('button', { name: 'Name' }).click();
  await grid.getByRole('row').nth(2).click();
  expect(await selectedOn(page)).toHaveLength(1);
});
