import { expect, test } from 'vitest';
import { useSiteBrowser } from './harness.ts';

const site = useSiteBrowser('shell');

test('a visitor who copies the whole page gets no text that only screen readers have', async () => {
  const { page } = await site.open('/docs/first');
  const label = page.getByRole('heading', { name: 'Footnotes' });
  await page.keyboard.press('ControlOrMeta+A');
  const copied = await page.evaluate(() => String(getSelection()));
  expect(copied).toContain(await page.getByRole('heading', { level: 1 }).innerText());
  expect(await label.count()).toBe(1);
  expect(copied).not.toContain(await label.textContent());
});
