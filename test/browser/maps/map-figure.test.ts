import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { useSiteBrowser } from '../harness.ts';
import { followTextLink, shownPage } from '../on-page.ts';
import {
  dimmedIn,
  fillOf,
  legendIn,
  liveFigure,
  openFigure as openFigureOf,
  regionIn,
} from './live-figure.ts';
import { middleOf, NARROW, scaleOfRegions, soon, textOf, WIDE } from './live-map.ts';

const site = useSiteBrowser('maps');

const openFigure = (caption: string) => openFigureOf(site, '/figures', caption);

test('on a phone, the buttons are below the picture', async () => {
  const { figure } = await openFigureOf(site, '/figures', 'Rain on the fields', NARROW);
  const picture = await figure.locator('.map-picture').boundingBox();
  const button = await figure.getByRole('button', { name: 'Zoom in' }).boundingBox();
  expect(button?.y).toBeGreaterThanOrEqual((picture?.y ?? 0) + (picture?.height ?? Number.NaN));
});

describe('a map with values', () => {
  test('colours regions by the class of their value, and those without one as the legend says', async () => {
    const { figure } = await openFigure('Rain on the fields');
    const legend = await legendIn(figure);
    expect(legend.length).toBe(4);
    expect(new Set(legend.map(({ color }) => color)).size).toBe(4);
    // As many regions in each class: 10 and 20, 30 and 40, 50 and 1000.
    const fills = await Promise.all(
      ['Île Verte', 'Field 2', 'Field 3', 'Field 4', 'Field 5', 'Field 6'].map(title =>
        fillOf(regionIn(figure, title)),
      ),
    );
    expect(fills).toEqual([0, 0, 1, 1, 2, 2].map(index => legend[index]?.color));
    expect(await fillOf(regionIn(figure, 'Field 7'))).toBe(legend[3]?.color);
  });

  test('explains its colours in a legend with the unit', async () => {
    const { figure } = await openFigure('Rain on the fields');
    expect((await legendIn(figure)).map(({ text }) => text)).toEqual(['< 27', '27–43', '≥ 43', 'No figure']);
    expect(await figure.getByText('Value (mm)').first().isVisible()).toBe(true);
  });

  test('filters its regions by its legend, which is reached by keys', async () => {
    const { page, figure } = await openFigure('Rain on the fields');
    await figure.getByRole('button', { name: 'No figure' }).press('Enter');
    expect(await dimmedIn(figure)).toContain('Field 6');
    expect(await dimmedIn(figure)).not.toContain('Field 7');
    await page.keyboard.press('Enter');
    expect(await dimmedIn(figure)).toEqual([]);
  });

  test('by equal steps has other classes', async () => {
    const { figure } = await openFigure('Rain, by equal steps');
    const legend = await legendIn(figure);
    expect(legend.map(({ text }) => text)).toEqual(['< 340', '340–670', '≥ 670', 'No figure']);
    expect(await fillOf(regionIn(figure, 'Field 5'))).toBe(legend[0]?.color);
    expect(await fillOf(regionIn(figure, 'Field 6'))).toBe(legend[2]?.color);
  });

  test('shows the value of the region that is pointed at or has the focus', async () => {
    const { page, figure } = await openFigure('Rain on the fields');
    const tooltip = figure.locator('[role="tooltip"]');
    await regionIn(figure, 'Field 6').hover();
    await soon(() => textOf(tooltip)).toBe('Field 6\n1,000 mm · average 192 mm');
    await regionIn(figure, 'Field 7').hover();
    await soon(() => textOf(tooltip)).toBe('Field 7\nNo figure');
    await page.mouse.move(0, 0);
    await soon(() => tooltip.isVisible()).toBe(false);
    await figure.locator('[role=option][tabindex="0"]').focus();
    await page.keyboard.press('i');
    await page.keyboard.press('ArrowRight');
    await soon(() => textOf(tooltip)).toBe('Field 2\n20 mm · average 192 mm');
  });

  test('has its values as a table too', async () => {
    const { figure } = await openFigure('Rain on the fields');
    await figure.locator('summary').click();
    expect(await figure.getByRole('row').count()).toBe(7);
  });

  test('writes ids on the map where that is asked for', async () => {
    const { figure } = await openFigure('Rain, by equal steps');
    const labels = figure.locator('svg text');
    await soon(() => labels.count()).toBeGreaterThan(0);
    expect((await labels.allTextContents()).filter(text => !/^(QA-)?\d\d$/.test(text))).toEqual([]);
  });
});

describe('a map with places', () => {
  const CAPTION = 'Where the wells are';

  test('has a marker where a place lies', async () => {
    const { figure } = await openFigure(CAPTION);
    const { x, y } = await middleOf(figure.getByRole('button', { name: 'Lone well' }));
    const region = await regionIn(figure, 'Île Verte').boundingBox();
    if (!region) throw new Error('The region is not shown.');
    // 1° E, 5.5° N: the middle of the region, but for the Mercator projection.
    expect(Math.abs(x - region.x - region.width / 2)).toBeLessThan(2);
    expect(Math.abs(y - region.y - region.height / 2)).toBeLessThan(2);
  });

  test('gathers places that are too close, and parts them by zooming in', async () => {
    const { figure } = await openFigure(CAPTION);
    const wells = figure.getByRole('button', { name: /well$/ });
    const cluster = figure.getByRole('button', { name: '3 places: zoom in' });
    expect(await wells.count()).toBe(1);
    expect(await cluster.textContent()).toBe('3');
    const { x, y } = await middleOf(cluster);
    const region = await regionIn(figure, 'Zebra Field').boundingBox();
    expect(x).toBeGreaterThan(region?.x ?? Number.NaN);
    expect(y).toBeGreaterThan(region?.y ?? Number.NaN);
    await cluster.click();
    await soon(() => cluster.count()).toBe(0);
    await soon(() => wells.evaluateAll(all => all.map(one => one.ariaLabel).sort())).toEqual([
      'Near well',
      'Nearer well',
      'Nearest well',
    ]);
    // What is out of sight is no stop of the Tab key: the browser would scroll the map to it.
    expect(await figure.locator('[aria-label="Lone well"]').isVisible()).toBe(false);
    await figure.getByRole('button', { name: 'Show the whole map' }).click();
    await soon(() => wells.evaluateAll(all => all.map(one => one.ariaLabel))).toEqual(['Lone well']);
  });

  test('gathers them again when all of the map is shown', async () => {
    const { page, figure } = await openFigure(CAPTION);
    const cluster = figure.getByRole('button', { name: '3 places: zoom in' });
    await cluster.focus();
    await page.keyboard.press('Enter');
    await soon(() => cluster.count()).toBe(0);
    // The focus stays with a place that was in the cluster.
    expect(await page.evaluate(() => document.activeElement?.ariaLabel)).toBe('Near well');
    await figure.getByRole('button', { name: 'Show the whole map' }).click();
    await soon(() => cluster.count()).toBe(1);
  });

  test('moves its markers with the map', async () => {
    const { page, figure } = await openFigure(CAPTION);
    const { x, y } = await middleOf(regionIn(figure, 'Île Verte'));
    await page.mouse.move(x + 20, y);
    await page.keyboard.down('Control');
    for (let turn = 0; turn < 2; turn++) await page.mouse.wheel(0, -100);
    await soon(() => scaleOfRegions(figure.getByRole('listbox'))).toBe(2);
    const lone = figure.getByRole('button', { name: 'Lone well' });
    await soon(async () => {
      const [marker, region] = await Promise.all([
        lone.evaluate(marker => {
          const { left, top, width, height } = marker.getBoundingClientRect();
          return { x: left + width / 2, y: top + height / 2 };
        }),
        regionIn(figure, 'Île Verte').evaluate(region => {
          const { left, top, width, height } = region.getBoundingClientRect();
          return { x: left + width / 2, y: top + height / 2 };
        }),
      ]);
      return Math.abs(marker.x - region.x) < 2 && Math.abs(marker.y - region.y) < 2;
    }).toBe(true);
  });
});

test('figures come alive after a client navigation too', async () => {
  const { page } = await site.open('/', WIDE);
  await followTextLink(page, 'a page of figures');
  await shownPage(page, 'Figures');
  const figure = await liveFigure(page, 'Rain on the fields');
  expect((await legendIn(figure)).length).toBe(4);
});

test('a map may start while the browser hands out the sizes of another one', async () => {
  const { page } = await site.open('/figures', {
    ...WIDE,
    before: page => page.addInitScript(startWhileSizesAreHandedOut),
  });
  await liveFigure(page, 'Rain on the fields');
  await liveFigure(page, 'Rain, by equal steps');
});

test('the maps of a page share no id with one another or with its headings', async () => {
  for (const path of ['/figures', '/controls']) {
    const { page } = await site.open(path, WIDE);
    const captions = await page.locator('main figcaption').allTextContents();
    for (const caption of captions) await liveFigure(page, caption);
    expect(await repeatedIds(page)).toEqual([]);
    expect(captions.length).toBeGreaterThan(2);
  }
});

function repeatedIds(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    return ids.filter((id, index) => ids.indexOf(id) !== index);
  });
}

/** Runs in the page before its scripts. Of the first two maps, one gets its picture when the other hears of its size. */
function startWhileSizesAreHandedOut(): void {
  const { ResizeObserver } = window;
  const { text } = Response.prototype;
  const pictures: (() => void)[] = [];
  Response.prototype.text = async function () {
    const answer = await text.call(this);
    if (this.url.endsWith('.svg')) await new Promise<void>(resolve => addPicture(resolve));
    return answer;
  };
  window.ResizeObserver = class extends ResizeObserver {
    constructor(callback: ResizeObserverCallback) {
      super((entries, observer) => {
        callback(entries, observer);
        for (const start of pictures.splice(0)) start();
      });
    }
  };

  /** The first waits for the second, the second for a size. */
  function addPicture(start: () => void): void {
    pictures.push(start);
    if (pictures.length === 2) pictures.shift()?.();
  }
}
