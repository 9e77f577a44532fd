import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { useSiteBrowser } from './harness.ts';

const own = useSiteBrowser();
const NARROW = { viewport: { width: 320, height: 640 } } as const;

/** Where so many elements are in the window. */
async function boxesOf(found: Locator, count: number) {
  const boxes = await found.evaluateAll(elements =>
    elements.map(element => {
      const { left, top, bottom, width } = element.getBoundingClientRect();
      return { left, top, bottom, width };
    }),
  );
  expect(boxes).toHaveLength(count);
  return boxes;
}

test('in a narrow window, buttons in a text are one below the other, with a gap', async () => {
  const { page } = await own.open('/about', NARROW);
  const [first, second] = await boxesOf(page.locator('main p > .button'), 2);
  expect(second?.left).toBe(first?.left);
  expect((second?.top ?? 0) - (first?.bottom ?? 0)).toBeGreaterThanOrEqual(8);
});

test('in a narrow window, ten numbers of pages have one line', async () => {
  const { page } = await own.open('/changelog', NARROW);
  const numbers = await boxesOf(page.locator('.pagination li'), 10);
  expect(new Set(numbers.map(({ top }) => top)).size).toBe(1);
});

test('in a narrow window, the button of the search page is beside its field', async () => {
  const { page } = await own.open('/search', NARROW);
  const [field, button] = await boxesOf(page.locator('.search-form > :is(.search-field, .button)'), 2);
  expect(button?.top).toBe(field?.top);
});

test('between a phone and a desktop, the contents of a page are as wide as its text', async () => {
  const { page } = await own.open('/docs/guides/map-editor/settings', {
    viewport: { width: 844, height: 390 },
  });
  const [contents, text] = await boxesOf(page.locator('.docs-layout > :is(.toc, main)'), 2);
  expect([contents?.left, contents?.width]).toEqual([text?.left, text?.width]);
});
