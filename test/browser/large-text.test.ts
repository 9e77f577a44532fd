import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { useSiteBrowser } from './harness.ts';
import { KINDS } from './kinds.ts';
import { withSpacedText, withText } from './on-page.ts';

const own = useSiteBrowser();

/** Every kind of page, and pages with forms, drawings of the editor and large maps. */
const PATHS = [
  ...Object.values(KINDS).filter(path => path !== KINDS['the not-found page']),
  '/pricing',
  '/demo',
  '/contact',
  '/legal/terms',
  '/solutions/real-estate',
];

const isInFull = (page: Page) => page.getByRole('navigation', { name: 'Main', exact: true }).isVisible();

describe('the navbar', () => {
  test.each([
    [1280, 24, false],
    [1280, 28, false],
    [1494, 24, false],
    [1496, 24, true],
    [1000, 20, false],
    [1250, 20, true],
    [997, 16, true],
  ])('at %d px with text of %d px shows its items: %s', async (width, text, expected) => {
    const { page } = await own.open('/about', { viewport: { width, height: 800 }, before: withText(text) });
    expect(await isInFull(page)).toBe(expected);
    expect(await page.getByRole('button', { name: 'Menu' }).isVisible()).toBe(!expected);
    expect(await widthOf(page)).toBeLessThanOrEqual(width);
    expect(await cutElements(page)).toEqual([]);
    // One line: two would be higher.
    expect(await page.locator('a.brand').evaluate(brand => brand.clientHeight)).toBeLessThan(3 * text);
    expect(await linesOfItems(page)).toBe(expected ? 1 : 0);
  });

  test.each([997, 1250, 1496])('shows all of spaced text at %d px', async width => {
    const { page } = await own.open('/about', { viewport: { width, height: 800 }, before: withSpacedText });
    expect(await cutElements(page)).toEqual([]);
    expect(await linesOfItems(page)).toBe(2);
    expect(await textBeyondNavbar(page)).toBeLessThanOrEqual(0);
  });

  test('has a logo that grows with the text', async () => {
    const { page } = await own.open('/about', {
      viewport: { width: 1280, height: 800 },
      before: withText(32),
    });
    expect(await page.locator('.brand > img').evaluate(logo => logo.clientHeight)).toBe(56);
  });

  test('closes its menu when the window has room for all of it', async () => {
    const { page } = await own.open('/about', {
      viewport: { width: 1280, height: 800 },
      before: withText(24),
    });
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.setViewportSize({ width: 1600, height: 800 });
    await expect.poll(() => page.getByRole('dialog', { name: 'Menu' }).isVisible()).toBe(false);
  });
});

describe.each([
  ['a zoom of 400 %', { width: 320, height: 200 }, withText(16)],
  ['text of 200 %', { width: 1280, height: 800 }, withText(32)],
  ['text of 200 % on a telephone', { width: 390, height: 800 }, withText(32)],
  ['spaced text on a telephone', { width: 390, height: 800 }, withSpacedText],
])('with %s', (_, viewport, before) => {
  test('no page is wider than the window, and nothing is cut off', async () => {
    const { page } = await own.open('/', { viewport, before });
    for (const path of PATHS) {
      await page.goto(`${own.url}${path}`);
      expect(await widthOf(page), path).toBeLessThanOrEqual(viewport.width);
      expect(await cutElements(page), path).toEqual([]);
    }
  });
});

test('with text of 200 % on a telephone, cells have room for a word', async () => {
  const { page } = await own.open('/', { viewport: { width: 390, height: 800 }, before: withText(32) });
  for (const [path, cells] of [
    ['/maps/germany', '.facts dd, .region-table td'],
    ['/pricing', '.plan-chooser td:first-child'],
  ] as const) {
    await page.goto(`${own.url}${path}`);
    expect(Math.min(...(await widthsInEm(page, cells))), path).toBeGreaterThan(4);
  }
});

test('with text of 200 % on a telephone, the buttons of a map are on the map', async () => {
  const { page } = await own.open('/maps/germany', {
    viewport: { width: 390, height: 800 },
    before: withText(32),
  });
  await page.locator('.map-frame').scrollIntoViewIfNeeded();
  const toolbar = page.locator('.map-toolbar');
  await toolbar.waitFor();
  expect(
    await toolbar.evaluate(element => {
      const map = element.parentElement?.getBoundingClientRect();
      return element.getBoundingClientRect().left - (map?.left ?? Number.NaN);
    }),
  ).toBeGreaterThan(0);
});

test('with text of 200 % on a telephone, each class of a legend is on one line', async () => {
  const { page } = await own.open('/demo', { viewport: { width: 390, height: 800 }, before: withText(32) });
  for (const legend of await page.locator('.map-scale').all()) {
    await legend.scrollIntoViewIfNeeded();
    await legend.locator('button').first().waitFor();
  }
  const lines = await page.locator('.map-scale button').evaluateAll(buttons =>
    buttons.map(button => {
      const range = document.createRange();
      range.selectNode(button.lastChild ?? button);
      return range.getClientRects().length;
    }),
  );
  expect(new Set(lines)).toEqual(new Set([1]));
});

/** How many lines the items take that are seen. */
function linesOfItems(page: Page): Promise<number> {
  return page
    .locator('.navbar-items > ul:first-child > li:visible')
    .evaluateAll(items => new Set(items.map(item => item.getBoundingClientRect().top)).size);
}

/** How far the text of the items reaches out of the bar, above or below, in pixels; negative if it does not. */
function textBeyondNavbar(page: Page): Promise<number> {
  return page.locator('.navbar').evaluate(bar => {
    const { top, bottom } = bar.getBoundingClientRect();
    const texts = document.createRange();
    return Math.max(
      ...[...bar.querySelectorAll('.navbar-items > ul > li > a, .navbar-items summary')].flatMap(item => {
        texts.selectNodeContents(item);
        return [...texts.getClientRects()].flatMap(text => [text.bottom - bottom, top - text.top]);
      }),
    );
  });
}

function widthsInEm(page: Page, selector: string): Promise<readonly number[]> {
  return page
    .locator(selector)
    .evaluateAll(cells =>
      cells.map(cell => cell.clientWidth / Number.parseFloat(getComputedStyle(cell).fontSize)),
    );
}

function widthOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth);
}

/** Elements whose contents are wider than they are, where they cannot be scrolled. Pictures and what only screen readers find are no loss. */
function cutElements(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('#pageRoot *:not(svg *, svg, .visually-hidden, .menu *)')]
      .filter(element => ['hidden', 'clip'].includes(getComputedStyle(element).overflowX))
      .filter(({ scrollWidth, clientWidth }) => clientWidth > 1 && scrollWidth > clientWidth + 1)
      .map(({ tagName, className }) => `${tagName}.${className}`),
  );
}
