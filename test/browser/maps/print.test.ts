import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { useSiteBrowser } from '../harness.ts';
import { soon } from './live-map.ts';

const own = useSiteBrowser();

const PORTRAIT = { width: 673, height: 1000 };
const LANDSCAPE = { width: 1000, height: 650 };

async function print(page: Page, paper: typeof PORTRAIT): Promise<void> {
  await page.setViewportSize(paper);
  await page.emulateMedia({ media: 'print' });
}

/** Sizes are measured once, when the map begins: on paper there is no event for that. */
const observeSizesOnce = (page: Page) =>
  page.addInitScript(() => {
    const Observer = ResizeObserver;
    window.ResizeObserver = class extends Observer {
      constructor(act: ResizeObserverCallback) {
        super((entries, observer) => {
          act(entries, observer);
          observer.disconnect();
        });
      }
    };
  });

describe.each([
  ['upright', PORTRAIT],
  ['lengthways', LANDSCAPE],
])('on paper, %s', (_, paper) => {
  test('a list of stores is printed whole below its map, and nothing lies over it', async () => {
    const { page } = await own.open('/solutions/store-locator');
    const locator = await liveLocator(page);
    await print(page, paper);
    const list = locator.locator('.map-places');
    const stores = list.locator(':scope > li');
    expect(await stores.count()).toBeGreaterThan(20);
    const bottom = await bottomOf(stores.last());
    expect(bottom).toBeLessThanOrEqual(await bottomOf(list));
    expect(await bottomOf(list)).toBeLessThanOrEqual(await bottomOf(locator));
    expect((await list.boundingBox())?.y).toBeGreaterThanOrEqual(
      await bottomOf(locator.locator('.interactive-map')),
    );
    expect(await locator.locator('form').locator('input, select, button').evaluateAll(visible)).toEqual([]);
    expect(await locator.locator('[data-result]').isVisible()).toBe(true);
  });

  test('the markers of a map lie where they lie on the screen', async () => {
    const { page } = await own.open('/solutions/store-locator', { before: observeSizesOnce });
    const locator = await liveLocator(page);
    const onScreen = await markersOn(locator);
    await print(page, paper);
    const onPaper = await markersOn(locator);
    expect(onPaper.length).toBeGreaterThan(10);
    for (const [index, { x, y }] of onPaper.entries()) {
      expect(x).toBeCloseTo(onScreen[index]?.x ?? 0, 0);
      expect(y).toBeCloseTo(onScreen[index]?.y ?? 0, 0);
    }
  });

  test('the table of a map is printed whole', async () => {
    const { page } = await own.open('/maps/germany');
    await print(page, paper);
    const last = page.locator('.region-table tbody tr').last();
    expect(await bottomOf(last)).toBeLessThanOrEqual((await bottomOf(page.locator('.map-regions'))) + 1);
    expect((await page.locator('.map-subject').boundingBox())?.y).toBeGreaterThanOrEqual(
      await bottomOf(last),
    );
  });
});

test('a legend is printed in its colours, with the measure that is chosen, and without anything to press', async () => {
  const { page } = await own.open('/features');
  const figure = page.locator('.map-figure').first();
  await soon(() => figure.locator('.map-legend-swatch').count()).toBeGreaterThan(2);
  await print(page, PORTRAIT);
  const colors = await figure
    .locator('.map-legend-swatch')
    .evaluateAll(all => all.map(swatch => getComputedStyle(swatch).printColorAdjust));
  expect([...new Set(colors)]).toEqual(['exact']);
  expect(await figure.locator('select').isVisible()).toBe(true);
  expect(
    await figure
      .locator('button:not(.map-legend-button), input, .map-toolbar, .map-hint')
      .evaluateAll(visible),
  ).toEqual([]);
});

async function liveLocator(page: Page): Promise<Locator> {
  const locator = page.locator('.locator');
  await locator.scrollIntoViewIfNeeded();
  await soon(() => locator.locator('.map-marker').count()).toBeGreaterThan(0);
  return locator;
}

async function bottomOf(element: Locator): Promise<number> {
  const { y, height } = (await element.boundingBox()) ?? { y: 0, height: 0 };
  return y + height;
}

/** The middles of the markers, in pixels of the picture. */
function markersOn(locator: Locator): Promise<readonly { readonly x: number; readonly y: number }[]> {
  return locator.evaluate(locator => {
    const matrix = locator.querySelector<SVGSVGElement>('.map-picture')?.getScreenCTM()?.inverse();
    return [...locator.querySelectorAll(':is(.map-marker, .map-cluster):not([hidden])')].map(marker => {
      const { left, top, width, height } = marker.getBoundingClientRect();
      const { x, y } = new DOMPoint(left + width / 2, top + height / 2).matrixTransform(matrix);
      return { x, y };
    });
  });
}

function visible(elements: readonly Element[]): readonly string[] {
  return elements.filter(element => element.checkVisibility()).map(({ className }) => className);
}
