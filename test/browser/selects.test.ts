import { expect, test } from 'vitest';
import { useSiteBrowser } from './harness.ts';

const own = useSiteBrowser();

test.each(['light', 'dark'] as const)(
  'a select has our arrow in the colour of its text: %s',
  async colorScheme => {
    const { page } = await own.open('/maps/germany', { colorScheme });
    const select = page.getByRole('combobox').first();
    const { appearance, backgroundImage, color } = await select.evaluate(lookOf);
    expect(appearance).toBe('none');
    expect(backgroundImage).toContain(color);
  },
);

test('in forced colors the system draws it', async () => {
  const { page } = await own.open('/maps/germany', { forcedColors: 'active' });
  const { appearance, backgroundImage } = await page.getByRole('combobox').first().evaluate(lookOf);
  expect([appearance, backgroundImage]).toEqual(['auto', 'none']);
});

/** Runs in the page. */
function lookOf(select: Element): { appearance: string; backgroundImage: string; color: string } {
  const { appearance, backgroundImage, color } = getComputedStyle(select);
  return { appearance, backgroundImage, color };
}
