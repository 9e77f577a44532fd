import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** Opens the box by its keys, and returns its field. */
export async function openBox(page: Page): Promise<Locator> {
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Search' });
  await field.waitFor();
  return field;
}

export function boxOn(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Search' });
}

/** The options of the box, by their first line that is no breadcrumb. */
export function optionsOn(page: Page): Promise<readonly string[]> {
  return boxOn(page)
    .getByRole('listbox', { name: 'Results' })
    .getByRole('option')
    .evaluateAll(options =>
      options.map(option => (option.querySelector('.search-title') ?? option).textContent ?? ''),
    );
}

/** The option that Enter opens, as the field names it to screen readers. */
export function activeOn(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const id = document.activeElement?.getAttribute('aria-activedescendant');
    const option = document.getElementById(id ?? '');
    if (option?.getAttribute('aria-selected') !== 'true') return undefined;
    return (option.querySelector('.search-title') ?? option).textContent ?? '';
  });
}

/** The texts that the browser marks on the page, without a change of the page. */
export function markedWords(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => [...(CSS.highlights.get('search') ?? [])].map(String));
}

/** Asks again until the answer is the expected one. */
export function soon(ask: () => unknown): ReturnType<typeof expect.poll> {
  return expect.poll(ask);
}
