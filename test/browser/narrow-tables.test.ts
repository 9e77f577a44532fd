import { describe, expect, test } from 'vitest';
import { useSiteBrowser } from './harness.ts';

const own = useSiteBrowser();

describe('a table with long names', () => {
  test.each([
    '/blog/version-7-0',
    '/docs/guides/map-editor/database/settings',
    '/docs/guides/rest-and-php',
    '/legal/privacy-policy',
  ])('shows all its columns on a phone: %s', async path => {
    const { page } = await own.open(path, { viewport: { width: 390, height: 844 } });
    const hidden = await page
      .locator('.table-scroll')
      .evaluateAll(tables => tables.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
    expect(hidden.length).toBeGreaterThan(0);
    expect(Math.max(...hidden)).toBe(0);
  });

  test('has each name on one line where there is room', async () => {
    const { page } = await own.open('/blog/version-7-0', { viewport: { width: 1280, height: 800 } });
    const lines = await page
      .locator('td code')
      .evaluateAll(names => names.map(name => name.getClientRects().length));
    expect(lines.length).toBeGreaterThan(0);
    expect(Math.max(...lines)).toBe(1);
  });
});
