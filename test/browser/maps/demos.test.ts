import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { useSiteBrowser } from '../harness.ts';
import { dimmedIn, fillOf, legendIn, openFigure, regionIn } from './live-figure.ts';
import { NARROW, soon, textOf, WIDE } from './live-map.ts';

const own = useSiteBrowser();

const SIZES = [
  ['narrow', NARROW],
  ['wide', WIDE],
] as const;

describe.each(SIZES)('the demos of this site (%s)', (_, size) => {
  test('colour states by a figure, with its unit and the average', async () => {
    const { figure } = await openFigure(own, '/demo', 'Three made-up figures', size);
    await figure.getByRole('combobox', { name: 'Show' }).selectOption('Growth (%)');
    await regionIn(figure, 'Texas').hover();
    await soon(() => textOf(figure.locator('[role="tooltip"]'))).toMatch(/^Texas\n\S+ % · average \S+ %$/);
    expect(await cutOffIn(figure.locator('[data-map-legend] button'))).toEqual([]);
  });

  test('show regions without a figure in a colour of their own', async () => {
    const { figure } = await openFigure(own, '/demo', 'Eight countries', size);
    const legend = await legendIn(figure);
    expect(legend.at(-1)?.text).toBe('No figure');
    expect(new Set(legend.map(({ color }) => color)).size).toBe(6);
    await soon(() => fillOf(regionIn(figure, 'Paraguay'))).toBe(legend.at(-1)?.color);
  });

  test('leave out plots that cost too much, and show the plot that is chosen', async () => {
    const { figure } = await openFigure(own, '/demo', 'Fifteen plots', size);
    await figure.getByRole('combobox', { name: 'Price up to' }).selectOption('€120,000');
    const dimmed = await dimmedIn(figure);
    expect(dimmed).toContain('Plot 7');
    expect(dimmed).not.toContain('Plot 8');
    await regionIn(figure, 'Plot 8').click();
    const card = figure.locator('[data-map-card]');
    expect(await card.locator('p, dd').allInnerTexts()).toEqual([
      'Plot 8',
      'Up to 17.5 m × 31.5 m',
      'Available',
      '€118,000',
      '548 m²',
      'South',
      'Mill Lane',
    ]);
    expect(await card.locator('.map-plan-picture').isVisible()).toBe(true);
  });

  test('set six years beside one another', async () => {
    const { page } = await own.open('/solutions/heatmap-data-visualization', size);
    const figure = page.getByRole('figure', { name: 'Eight countries' });
    await figure.scrollIntoViewIfNeeded();
    await soon(() => figure.locator('li > svg').count()).toBe(6);
    expect(await figure.locator('li > p').allTextContents()).toEqual([
      '1955',
      '1965',
      '1975',
      '1985',
      '1995',
      '2005',
    ]);
    expect(await cutOffIn(figure.locator('[data-map-legend] span'))).toEqual([]);
  });
});

test('opening the data of a demo widens no narrow page', async () => {
  for (const path of ['/solutions', '/industries/retail', '/industries/real-estate', '/blog/fantasy-maps']) {
    const { page } = await own.open(path, NARROW);
    const data = page.locator('main details:not(.map-table)').first();
    await data.locator('summary').click();
    expect(await data.locator('pre').first().isVisible()).toBe(true);
    const { right = Number.NaN } = await data.evaluate(({ parentElement }) => ({
      right: parentElement?.getBoundingClientRect().right,
    }));
    expect(right, path).toBeLessThanOrEqual(390);
  }
});

/** The texts that do not fit into their elements. */
function cutOffIn(elements: Locator): Promise<readonly (string | null)[]> {
  return elements.evaluateAll(all =>
    all.filter(one => one.scrollWidth > one.clientWidth + 1).map(one => one.textContent),
  );
}
