import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { useSiteBrowser } from './harness.ts';
import { KINDS } from './kinds.ts';

const own = useSiteBrowser();
const WIDE = { viewport: { width: 1280, height: 800 } } as const;

/** How far the outline of an element extends beyond a box that cuts it off, in pixels; less than 0 if it does not. */
const cutBy = (element: Locator, box: string) =>
  element.evaluate((one, box) => {
    const { outlineOffset, outlineWidth } = getComputedStyle(one);
    const reach = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
    const inner = one.getBoundingClientRect();
    const outer = one.closest(box)?.getBoundingClientRect() ?? new DOMRect();
    return Math.max(outer.top - inner.top, inner.right - outer.right, outer.left - inner.left) + reach;
  }, box);

describe('the outline of the focus is whole', () => {
  test('on the links of the contents', async () => {
    const { page } = await own.open(KINDS['a doc'], WIDE);
    await page.keyboard.press('Tab');
    const link = page.locator('.toc a').first();
    await link.focus();
    expect(await cutBy(link, '.toc')).toBeLessThanOrEqual(0);
  });

  test('on the buttons that sort the regions of a map', async () => {
    const { page } = await own.open(KINDS['a map'], WIDE);
    await page.keyboard.press('Tab');
    const button = page.locator('.sort-button').first();
    await button.focus();
    expect(await cutBy(button, '.region-scroll')).toBeLessThanOrEqual(0);
  });
});

test.each([
  [KINDS['a category'], '.card-title a'],
  [KINDS['the gallery of maps'], '.map-cards a'],
])('the outline of the focus is around the whole card, as the link is: %s', async (path, selector) => {
  const { page } = await own.open(path, WIDE);
  await page.keyboard.press('Tab');
  const link = page.locator(selector).first();
  await link.focus();
  const outlines = await link.evaluate(one =>
    [undefined, '::after'].map(part => getComputedStyle(one, part).outlineStyle),
  );
  expect(outlines).toEqual(['none', 'solid']);
});

test('an example in an empty field is as dark as other quiet text', async () => {
  const { page } = await own.open(KINDS['a map'], WIDE);
  await page.getByRole('button', { name: 'Colour by figures' }).click();
  const colors = await page
    .locator('textarea')
    .first()
    .evaluate(field => [
      getComputedStyle(field, '::placeholder').color,
      getComputedStyle(document.querySelector('.lead') ?? field).color,
    ]);
  expect(colors[0]).toBe(colors[1]);
});

test('a button in the menu of a phone keeps its colours while it is pointed at', async () => {
  const { page } = await own.open('/about', { viewport: { width: 390, height: 800 } });
  await page.getByRole('button', { name: 'Menu' }).click();
  const button = page.getByRole('dialog', { name: 'Menu' }).locator('.button-primary');
  await button.hover();
  const [ground, strong] = await button.evaluate(one => {
    const { backgroundColor } = getComputedStyle(one);
    one.style.backgroundColor = 'var(--accent-strong)';
    return [backgroundColor, getComputedStyle(one).backgroundColor];
  });
  expect(ground).toBe(strong);
});
