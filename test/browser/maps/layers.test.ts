import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { type OpenOptions, useSiteBrowser } from '../harness.ts';
import {
  markedOn,
  NARROW,
  openFieldland,
  regionOn,
  regionsOn,
  scaleOf,
  selectedOn,
  soon,
  tooltipOn,
  WIDE,
} from './live-map.ts';

const site = useSiteBrowser('maps');

async function openMap(options?: OpenOptions): Promise<Page> {
  const page = await openFieldland(site, options);
  await regionOn(page, 'Field 33').evaluate(region =>
    region.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
  return page;
}

/** The sides of what an element draws, in pixels of the window. */
const sidesOf = (element: Locator) =>
  element.evaluate((element: SVGGraphicsElement) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return [left, top, right, bottom].map(Math.round);
  });

/** Counts what is added to the picture, or changed or taken from it, from now on. */
async function changesOf(page: Page): Promise<() => Promise<number>> {
  await regionsOn(page).evaluate(regions => {
    const attributes = ['d', 'transform', 'fill', 'stroke', 'class', 'style'];
    const count = (changes: readonly MutationRecord[]) => {
      const { ownerSVGElement: svg } = regions as SVGGElement;
      if (svg) svg.dataset.changes = `${Number(svg.dataset.changes ?? 0) + changes.length}`;
    };
    new MutationObserver(count).observe(regions, {
      attributes: true,
      attributeFilter: attributes,
      childList: true,
      subtree: true,
    });
  });
  return () =>
    regionsOn(page).evaluate((regions: SVGGElement) => Number(regions.ownerSVGElement?.dataset.changes ?? 0));
}

test('the size that paper needs is the stage’s own, so that a change of it leaves the regions alone', async () => {
  const page = await openMap();
  const ratioOf = (element: Locator) =>
    element.evaluate(element => getComputedStyle(element).getPropertyValue('--stage-ratio'));
  await soon(() => ratioOf(page.locator('.map-stage'))).toMatch(/^[\d.]+$/);
  expect(await ratioOf(regionOn(page, 'Field 33'))).toBe('');
});

test('a browser that looks for a title among the shapes below the pointer finds an empty one first', async () => {
  const page = await openMap();
  const first = await regionOn(page, 'Field 33').evaluate(region => {
    const { nodeName, textContent } = region.parentElement?.firstChild ?? {};
    return { nodeName, textContent };
  });
  expect(first).toEqual({ nodeName: 'title', textContent: '' });
});

describe('marks', () => {
  test.each([
    ['wide', WIDE],
    ['narrow', NARROW],
  ])(
    'lie exactly over their regions, also when the map is shown large, in a %s window',
    async (_, window) => {
      const page = await openMap(window);
      const isOver = async () =>
        JSON.stringify(await sidesOf(page.locator('.map-selected path'))) ===
        JSON.stringify(await sidesOf(regionOn(page, 'Field 33')));
      await regionOn(page, 'Field 33').click();
      await soon(isOver).toBe(true);
      await page.getByRole('button', { name: 'Zoom in' }).click();
      await soon(() => scaleOf(page)).toBe(2);
      await soon(isOver).toBe(true);
    },
  );

  test('come and go without a change of the picture, which the browser would paint again', async () => {
    const page = await openMap();
    const changes = await changesOf(page);
    await regionOn(page, 'Field 28').hover();
    await soon(() => markedOn(page, 'hover')).toEqual(['Field 28']);
    await regionOn(page, 'Field 33').click();
    await soon(() => markedOn(page, 'selected')).toEqual(['Field 33']);
    expect(await changes()).toBe(0);
  });
});

test('the mark and the note go from region to region without new elements, for which the browser would do more work', async () => {
  const page = await openMap();
  await regionOn(page, 'Field 28').hover();
  await soon(() => markedOn(page, 'hover')).toEqual(['Field 28']);
  const stage = page.locator('.map-stage');
  await stage.evaluate((stage: HTMLElement) => {
    const count = (changes: readonly MutationRecord[]) => {
      stage.dataset.added = `${Number(stage.dataset.added ?? 0) + changes.length}`;
    };
    new MutationObserver(count).observe(stage, { childList: true, subtree: true });
  });
  await regionOn(page, 'Field 33').hover();
  await soon(() => markedOn(page, 'hover')).toEqual(['Field 33']);
  await soon(() => tooltipOn(page)).toContain('Field 33');
  expect(await stage.getAttribute('data-added')).toBeNull();
});

test('a click shows what it selects before it lays out the table, which may be long', async () => {
  const page = await openMap();
  await page.evaluate(() => {
    const measure = HTMLTableRowElement.prototype.getBoundingClientRect;
    let selected = false;
    HTMLTableRowElement.prototype.getBoundingClientRect = function () {
      document.documentElement.dataset.measured = String(selected);
      return measure.call(this);
    };
    // The last listener of the click.
    addEventListener('click', () => requestAnimationFrame(() => (selected = true)));
  });
  await regionOn(page, 'Field 33').click();
  await soon(() => page.locator('html').getAttribute('data-measured')).toBe('true');
  expect(await markedOn(page, 'selected')).toEqual(['Field 33']);
});

test('the mark below the pointer is a light and a dark line, so that it is visible on any colour', async () => {
  const page = await openMap();
  await regionOn(page, 'Field 28').hover();
  await soon(() => markedOn(page, 'hover')).toEqual(['Field 28']);
  const lines = await page
    .locator('.map-hover path')
    .evaluateAll(paths => paths.map(path => getComputedStyle(path).stroke));
  expect(lines).toEqual(['rgb(255, 255, 255)', 'rgb(6, 63, 77)']);
});

test('the instructions are in front of the map', async () => {
  const page = await openMap();
  const use = page.locator('.map-use');
  await use.scrollIntoViewIfNeeded();
  const isInFront = await use.evaluate(element => {
    const { left, top, height } = element.getBoundingClientRect();
    return document.elementFromPoint(left + 20, top + height / 2) === element;
  });
  expect(isInFront).toBe(true);
});

describe('the note beside a region', () => {
  test.each([
    ['above it', 'Field 33', true],
    ['below it where there is no room above', 'Field 3', false],
  ])('is %s, in its middle', async (_, title, isAbove) => {
    const page = await openMap();
    await regionOn(page, title).hover();
    await soon(() => tooltipOn(page)).toContain(title);
    const region = await regionOn(page, title).boundingBox();
    const note = await page.locator('[role="tooltip"]').first().boundingBox();
    if (!region || !note) throw new Error('The region or its note is not shown.');
    const [x, y] = [region.x + region.width / 2, region.y + region.height / 2];
    expect(Math.abs(note.x + note.width / 2 - x)).toBeLessThan(2);
    expect(isAbove ? note.y + note.height : note.y).toBeCloseTo(isAbove ? y - 14 : y + 22, -0.5);
  });

  test('stays in the map at its sides', async () => {
    const page = await openMap(NARROW);
    const stage = await page.locator('.map-stage').boundingBox();
    for (const title of ['Field 6', 'Field 10']) {
      await regionOn(page, title).hover();
      await soon(() => tooltipOn(page)).toContain(title);
      const note = await page.locator('[role="tooltip"]').first().boundingBox();
      if (!stage || !note) throw new Error('The map or the note is not shown.');
      expect(note.x, title).toBeGreaterThanOrEqual(stage.x + 3);
      expect(note.x + note.width, title).toBeLessThanOrEqual(stage.x + stage.width - 3);
    }
  });

  test('is placed without asking the browser for sizes, which would lay out the page for each movement', async () => {
    const page = await openMap();
    await page.evaluate(() => {
      for (const name of ['offsetWidth', 'offsetHeight'])
        Object.defineProperty(HTMLElement.prototype, name, {
          get: () => {
            document.documentElement.dataset.measured = name;
            return 0;
          },
        });
    });
    await regionOn(page, 'Field 28').hover();
    await soon(() => tooltipOn(page)).toContain('Field 28');
    expect(await page.locator('html').getAttribute('data-measured')).toBeNull();
  });

  test('stays while the button of the mouse is pressed, though the focus moves', async () => {
    const page = await openMap();
    await regionOn(page, 'Field 28').click();
    await regionOn(page, 'Field 33').hover();
    await page.mouse.down();
    expect(await tooltipOn(page)).toContain('Field 33');
    expect(await markedOn(page, 'hover')).toEqual(['Field 33']);
    await page.mouse.up();
    await soon(() => selectedOn(page)).toEqual(['Field 28', 'Field 33']);
  });
});
