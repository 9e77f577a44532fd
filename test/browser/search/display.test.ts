import { describe, expect, test } from 'vitest';
import { useSiteBrowser } from '../harness.ts';
import { withText } from '../on-page.ts';
import { boxOn, openBox, soon } from './search-box.ts';

const site = useSiteBrowser('search');

describe('the box', () => {
  test.each([
    ['a zoom of 400 %', { width: 320, height: 200 }, 16],
    ['text of 200 %', { width: 390, height: 800 }, 32],
  ])('shows results with %s', async (_, viewport, text) => {
    const { page } = await site.open('/about', { viewport, before: withText(text) });
    await openBox(page);
    await page.keyboard.type('wic');
    await boxOn(page).getByRole('status').getByText('1 page found').waitFor();
    const option = boxOn(page).getByRole('option').first();
    await option.scrollIntoViewIfNeeded();
    expect(
      await option.evaluate(element => {
        const { left, top } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(left + 20, top + 20));
      }),
    ).toBe(true);
  });

  test('is a combobox to screen readers: it names its list and its options, and counts them', async () => {
    const { page } = await site.open('/about');
    await openBox(page);
    await page.keyboard.type('wic');
    await boxOn(page).getByRole('status').getByText('1 page found').waitFor();
    expect((await boxOn(page).ariaSnapshot()).split('\n')).toEqual([
      '- dialog "Search":',
      '  - combobox "Search" [expanded]: wic',
      '  - button "Close"',
      '  - listbox "Results":',
      '    - group "Lanterns":',
      expect.stringMatching(/^ {6}- option "Documentation Lanterns .* \[selected\]$/),
      expect.stringMatching(/^ {6}- option "Trim the wick /),
      ...Array.from({ length: 5 }, () => expect.any(String)),
      '  - link "Show 1 result":',
      '    - /url: /base/search?q=wic',
      '  - status: 1 page found',
    ]);
  });

  test('shows the active option and the marked words in forced colours', async () => {
    const { page } = await site.open('/about', { forcedColors: 'active' });
    await openBox(page);
    await page.keyboard.type('wic');
    await soon(() => boxOn(page).locator('mark').count()).toBeGreaterThan(0);
    const option = boxOn(page).locator('[aria-selected="true"]');
    const other = boxOn(page).getByRole('option').nth(1);
    const outlineOf = (locator: typeof option) =>
      locator.evaluate(element => getComputedStyle(element).outlineStyle);
    expect(await outlineOf(option)).toBe('solid');
    expect(await outlineOf(other)).toBe('none');
    expect(
      await boxOn(page)
        .locator('mark')
        .first()
        .evaluate(mark => getComputedStyle(mark).fontWeight),
    ).toBe('700');
  });

  test.each([
    ['no-preference', 'search-appears'],
    ['reduce', 'none'],
  ] as const)('moves only for visitors who want it: %s', async (reducedMotion, animation) => {
    const { page } = await site.open('/about', { reducedMotion });
    await openBox(page);
    expect(await boxOn(page).evaluate(box => getComputedStyle(box).animationName)).toBe(animation);
  });
});
