import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { useSiteBrowser } from '../harness.ts';
import { dimmedIn, fillOf, legendIn, openFigure, regionIn } from './live-figure.ts';
import { NARROW, saidByPage, soon, textOf } from './live-map.ts';

const site = useSiteBrowser('maps');

const openRents = (options = {}) => openFigure(site, '/years', 'The rents', options);
const yearIn = (figure: Locator) => figure.getByRole('slider', { name: 'Year' });
const CLASSES = ['< 26.7', '26.7–43.3', '≥ 43.3', 'No figure'];
const STILL = { reducedMotion: 'reduce' } as const;

describe('a measure of years', () => {
  test('begins with the last year, and moves by keys in the same classes', async () => {
    const { figure } = await openRents(STILL);
    const colors = await legendIn(figure);
    expect(colors.map(({ text }) => text)).toEqual(CLASSES);
    const fill = () => fillOf(regionIn(figure, 'Île Verte'));
    const year = yearIn(figure);
    expect(await year.getAttribute('aria-valuetext')).toBe('2021');
    await soon(fill).toBe(colors[1]?.color);
    await year.press('ArrowLeft');
    await year.press('ArrowLeft');
    expect(await year.getAttribute('aria-valuetext')).toBe('2019');
    await soon(fill).toBe(colors[0]?.color);
    expect(await legendIn(figure)).toEqual(colors);
    await year.press('ArrowRight');
    await soon(() => fillOf(regionIn(figure, 'Field 3'))).toBe(colors[3]?.color);
  });

  test('keeps what the legend filters when the year changes', async () => {
    const { figure } = await openRents(STILL);
    await figure.getByRole('button', { name: '≥ 43.3', exact: true }).click();
    await soon(() => dimmedIn(figure)).not.toContain('Field 3');
    await yearIn(figure).press('Home');
    await soon(() => dimmedIn(figure)).toContain('Field 3');
    expect(await figure.locator('[aria-pressed="true"]').allTextContents()).toEqual(['≥ 43.3']);
  });

  test('plays from the first year to the last, and says each', async () => {
    const { page, figure } = await openRents(STILL);
    await figure.getByRole('button', { name: 'Play the years' }).press('Enter');
    await soon(() => saidByPage(page)).toBe('2019');
    const pause = figure.getByRole('button', { name: 'Pause' });
    expect(await pause.isVisible()).toBe(true);
    await expect.poll(() => saidByPage(page), { timeout: 20_000 }).toBe('2021');
    expect(await yearIn(figure).inputValue()).toBe('2');
    expect(await figure.getByRole('button', { name: 'Play the years' }).isVisible()).toBe(true);
  });

  test('stops playing when the visitor pauses or moves the slider', async () => {
    const { figure } = await openRents(STILL);
    const play = figure.getByRole('button', { name: 'Play the years' });
    await play.click();
    await figure.getByRole('button', { name: 'Pause' }).click();
    await play.click();
    await yearIn(figure).press('End');
    expect(await play.isVisible()).toBe(true);
  });

  test('changes its colours without a movement where visitors want none', async () => {
    const duration = (figure: Locator) =>
      regionIn(figure, 'Île Verte').evaluate(region => getComputedStyle(region).transitionDuration);
    expect(Number.parseFloat(await duration((await openRents(STILL)).figure))).toBeLessThan(0.001);
  });
});

describe('bubbles', () => {
  test('have areas in proportion to their figures, as the legend has', async () => {
    const { figure } = await openRents();
    const diameters = await widthsOf(figure.locator('svg .map-bubbles circle'));
    expect(diameters.length).toBe(3);
    const [largest = 0] = diameters;
    expect(diameters.map(width => Math.round((width / largest) * 100))).toEqual([100, 50, 25]);
    const sizes = figure.locator('[data-map-bubbles] li');
    expect(await sizes.allTextContents()).toEqual(['200 thousand', '100 thousand', '20 thousand']);
    const legend = await widthsOf(sizes.locator('circle'));
    expect(Math.abs((legend[1] ?? 0) - largest / 2)).toBeLessThan(1.5);
  });

  test('keep their size when the map is enlarged', async () => {
    const { figure } = await openRents();
    const circles = figure.locator('svg .map-bubbles circle');
    const before = await widthsOf(circles);
    await figure.getByRole('button', { name: 'Zoom in' }).click();
    await soon(async () => Math.abs(((await widthsOf(circles))[0] ?? 0) - (before[0] ?? 0)) < 0.5).toBe(true);
  });

  test('are named in the tooltip beside the other measure and its year', async () => {
    const { figure } = await openRents();
    await regionIn(figure, 'Field 3').hover();
    await soon(() => textOf(figure.locator('[role="tooltip"]'))).toBe(
      'Field 3\nRent, 2021: 50 € · average 45 €\nResidents: 25 thousand',
    );
  });
});

describe('small maps of years', () => {
  test.each([
    ['wide', {}],
    ['narrow', NARROW],
  ])('are beside one another in the same colours (%s)', async (_, options) => {
    const { page } = await site.open('/years', options);
    const figure = page.getByRole('figure', { name: 'Three years' });
    await figure.scrollIntoViewIfNeeded();
    const maps = figure.locator('li > svg');
    await soon(() => maps.count()).toBe(3);
    expect(await maps.evaluateAll(all => all.map(one => one.ariaLabel))).toEqual([
      'Rent 2019',
      'Rent 2020',
      'Rent 2021',
    ]);
    const legend = await legendIn(figure);
    expect(legend.map(({ text }) => text)).toEqual(CLASSES);
    const third = maps.locator('path', { has: page.locator('title', { hasText: 'Field 3:' }) });
    expect(await third.locator('title').allTextContents()).toEqual([
      'Field 3: 30 €',
      'Field 3: No figure',
      'Field 3: 50 €',
    ]);
    const fills = await Promise.all((await third.all()).map(fillOf));
    expect(fills).toEqual([1, 3, 2].map(index => legend[index]?.color));
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
});

/** Diameters without the outlines, which some engines count as part of a shape's box, in pixels of the screen. */
function widthsOf(circles: Locator): Promise<readonly number[]> {
  return circles.evaluateAll((all: SVGCircleElement[]) =>
    all.map(circle => 2 * circle.r.baseVal.value * (circle.getScreenCTM()?.a ?? Number.NaN)),
  );
}
