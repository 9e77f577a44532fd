import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { useSiteBrowser } from '../harness.ts';
import { addressOn, shownPage, stopClock, withoutPrefetching } from '../on-page.ts';
import { type HeldRequests, holdFetches } from '../requests.ts';
import { violationsOn } from '../violations.ts';
import { downloadOf } from './downloaded-files.ts';
import { alive, FIELDLAND, regionOn, WIDE } from './live-map.ts';

const site = useSiteBrowser('maps');
const own = useSiteBrowser();

const FIGURES = 'Field\tHarvest\nField 7\t10.5\nField 8\t40\nField 9\t90\nField 6\t3,x\nAtlantis\t3';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const fillOf = (page: Page, name: string) => regionOn(page, name).getAttribute('fill');

async function colouredMap(text = FIGURES): Promise<Page> {
  const { page } = await site.open(FIELDLAND, WIDE);
  await alive(page);
  await button(page, 'Colour by figures').click();
  await page.getByLabel('Two columns from a spreadsheet').fill(text);
  await expect.poll(() => fillOf(page, 'Field 9')).toMatch(/^#/);
  return page;
}

const focusedText = (page: Page) => page.locator(':focus').textContent();

async function groupOf(page: Page, name: string): Promise<void> {
  await page.locator('.map-regions').getByRole('row', { name }).click();
  await button(page, 'Group the selected regions').press('Enter');
}

describe('pasted figures', () => {
  test('colour the regions and make a legend, and rows without a region are named', async () => {
    const page = await colouredMap();
    const fills = await Promise.all(['Field 7', 'Field 8', 'Field 9'].map(name => fillOf(page, name)));
    expect(new Set(fills).size).toBe(3);
    expect(await page.getByText('1 row was not matched: Atlantis', { exact: true }).isVisible()).toBe(true);
    expect(await page.getByText('1 figure could not be read: 3,x', { exact: true }).isVisible()).toBe(true);
    expect(await page.locator('.map-frame').getByText('No figure').isVisible()).toBe(true);
    expect(await violationsOn(page)).toEqual([]);
  });

  test('that make fewer classes than are chosen are explained', async () => {
    const page = await colouredMap();
    const reason = page.getByText('Divided like this, the figures make only 3 classes.');
    expect(await reason.isVisible()).toBe(false);
    await page.getByLabel('Number of classes').selectOption('7');
    await expect.poll(() => reason.isVisible()).toBe(true);
  });

  test('are described in fields of one line that lie side by side', async () => {
    const page = await colouredMap();
    const boxes = await Promise.all(
      ['Title', 'Unit', 'Source'].map(name => page.getByLabel(name, { exact: true }).boundingBox()),
    );
    let end = 0;
    for (const box of boxes) {
      expect(box?.height).toBeLessThan(48);
      expect(box?.x).toBeGreaterThan(end);
      end = (box?.x ?? 0) + (box?.width ?? 0);
    }
  });

  test('are in the downloaded file, with the legend', async () => {
    const page = await colouredMap();
    const fill = await fillOf(page, 'Field 9');
    const picture = (await downloadOf(page, button(page, 'Download SVG'))).bytes.toString();
    expect(picture).toContain(fill);
    expect(picture).toContain('Harvest');
    expect(picture).toContain('No figure');
  });

  test('come back by their address, in another tab', async () => {
    const page = await colouredMap();
    await expect.poll(() => page.evaluate(() => location.hash)).toMatch(/^#map=/);
    const fill = await fillOf(page, 'Field 9');
    const hash = await page.evaluate(() => location.hash);
    const { page: other } = await site.open(FIELDLAND + hash, WIDE);
    await alive(other);
    await expect.poll(() => fillOf(other, 'Field 9')).toBe(fill);
  });

  test('come back by their address, though the visitor touches the map before the tool is there', async () => {
    let tool: HeldRequests | undefined;
    const { page } = await site.open(`${FIELDLAND}#map=1&title=Harvest&group=ff0000:QA-07:Best`, {
      ...WIDE,
      before: async page => {
        tool = await holdFetches(page, /\/start-coloring-[^/]*\.js/);
      },
    });
    await alive(page);
    await tool?.arrived;
    await regionOn(page, 'Field 9').click();
    await expect.poll(() => page.evaluate(() => location.hash)).toContain('select=QA-09');
    tool?.release();
    await expect.poll(() => fillOf(page, 'Field 7')).toBe('#ff0000');
    await expect.poll(() => page.evaluate(() => location.hash)).toContain('title=Harvest');
  });

  test('are not written on the entry of another page, while that page loads', async () => {
    const { page } = await site.open('/maps', {
      ...WIDE,
      before: async page => {
        await withoutPrefetching(page);
        await page.clock.install();
      },
    });
    await page.getByRole('link', { name: 'Fieldland', exact: true }).click();
    await alive(page);
    await button(page, 'Colour by figures').click();
    await stopClock(page);
    const gallery = await holdFetches(page, url => url.pathname === '/maps');
    await page.getByLabel('Two columns from a spreadsheet').fill(FIGURES);
    await page.goBack();
    await gallery.arrived;
    await page.clock.runFor(1000);
    expect(await addressOn(page)).toBe('/maps');
    gallery.release();
    await shownPage(page, 'Maps');
  });

  test('are undone and done again', async () => {
    const page = await colouredMap();
    const fill = await fillOf(page, 'Field 9');
    await button(page, 'Undo').click();
    await expect.poll(() => fillOf(page, 'Field 9')).not.toBe(fill);
    await button(page, 'Redo').click();
    await expect.poll(() => fillOf(page, 'Field 9')).toBe(fill);
  });
});

test('the focus goes to the way back when that hides the field or the row that has it', async () => {
  const page = await colouredMap();
  await page.getByLabel('Number of classes').press('Control+z');
  expect(await focusedText(page)).toBe('Undo');
  await groupOf(page, 'Field 7');
  await button(page, 'Add the selected regions').press('Control+z');
  expect(await page.locator('.map-group').count()).toBe(0);
  expect(await focusedText(page)).toBe('Undo');
});

test('the focus goes to the button for groups when a group takes all regions of another', async () => {
  const page = await colouredMap();
  await groupOf(page, 'Field 7');
  await groupOf(page, 'Field 8');
  await button(page, 'Add the selected regions').first().press('Enter');
  expect(await page.locator('.map-group').count()).toBe(1);
  expect(await focusedText(page)).toBe('Group the selected regions');
});

test('a tool that comes late leaves the focus where the visitor has gone meanwhile', async () => {
  const { page } = await site.open(FIELDLAND, WIDE);
  await alive(page);
  const tool = await holdFetches(page, /\/start-coloring-[^/]*\.js/);
  await button(page, 'Colour by figures').press('Enter');
  await tool.arrived;
  const elsewhere = page.locator('.map-regions').getByRole('searchbox');
  await elsewhere.focus();
  tool.release();
  await page.getByLabel('Two columns from a spreadsheet').waitFor();
  expect(await elsewhere.evaluate(field => field === document.activeElement)).toBe(true);
});

test('an address that somebody tampered with leaves the map as it is', async () => {
  const { page } = await site.open(`${FIELDLAND}#map=%7Bnonsense`, WIDE);
  await alive(page);
  await regionOn(page, 'Field 7').click();
  expect(await fillOf(page, 'Field 9')).toBe(null);
});

test('a map that is too large for an address is not copied as code for another site', async () => {
  const { page } = await own.open('/maps/usa-all-counties', {
    ...WIDE,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await alive(page);
  await button(page, 'Colour by figures').click();
  await button(page, 'Try an example').click();
  await page.evaluate(() => navigator.clipboard.writeText('before'));
  await button(page, 'Copy embed code').click();
  await button(page, 'This map is too large for a link. Download it instead.').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('before');
});
