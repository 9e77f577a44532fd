import { expect, test } from 'vitest';
import { useSiteBrowser } from './harness.ts';

const site = useSiteBrowser('components');

test('in a list without blank lines, no block touches the text around it', async () => {
  const { page } = await site.open('/docs/lists', { viewport: { width: 1280, height: 800 } });
  const gaps = await page.locator('.prose li').evaluateAll(items =>
    items.flatMap(item => {
      const boxes = [...item.childNodes]
        .filter(({ textContent }) => textContent?.trim() !== '')
        .map(node => {
          const range = document.createRange();
          range.selectNode(node);
          return range.getBoundingClientRect();
        });
      return boxes.slice(1).map(({ top }, index) => top - (boxes[index]?.bottom ?? 0));
    }),
  );
  expect(gaps).toHaveLength(5);
  expect(Math.min(...gaps)).toBeGreaterThan(8);
});
