import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { OpenOptions, SiteBrowser } from '../harness.ts';

/** The page of a map whose sixty regions are rectangles, and the one in the north-west of them. */
export const FIELDLAND = '/maps/fieldland';
export const WIDE = { viewport: { width: 1280, height: 900 } } as const;
export const NARROW = { viewport: { width: 390, height: 800 } } as const;

/** Opens that page, and waits until its map is alive. */
export async function openFieldland(site: SiteBrowser, options: OpenOptions = WIDE): Promise<Page> {
  const { page } = await site.open(FIELDLAND, options);
  await alive(page);
  return page;
}

/** Asks again until the answer is the expected one, however slow the machine is. */
export function soon(ask: () => unknown): ReturnType<typeof expect.poll> {
  return expect.poll(ask);
}

/** The regions of a map that is alive: all that moves when it pans and zooms. */
export function regionsOn(page: Page): Locator {
  return page.getByRole('listbox').first();
}

/** A region by its title. */
export function regionOn(page: Page, title: string): Locator {
  return regionsOn(page).getByRole('option', { name: title, exact: true });
}

/** Waits until the picture has become a map, and the table beside it a list to choose from. */
export async function alive(page: Page): Promise<void> {
  await regionsOn(page).waitFor();
  await page.getByRole('grid').waitFor();
}

/** A row of the table of regions, by its id. */
export function rowOn(page: Page, id: string): Locator {
  return page.locator(`[role='grid'] tr[data-region='${id}']`);
}

/** How many times larger than whole the map of a page is shown. */
export function scaleOf(page: Page): Promise<number> {
  return scaleOfRegions(regionsOn(page));
}

/** How many times larger than whole a map is shown. */
export function scaleOfRegions(listbox: Locator): Promise<number> {
  return listbox.evaluate((regions: SVGGElement) => {
    const whole = regions.ownerSVGElement?.getScreenCTM()?.a ?? Number.NaN;
    return Math.round(((regions.getScreenCTM()?.a ?? Number.NaN) / whole) * 1000) / 1000;
  });
}

/** Titles of the regions that are marked, as one that is pointed at or has the focus, or as selected ones. */
export function markedOn(page: Page, mark: 'hover' | 'focus' | 'selected'): Promise<readonly string[]> {
  return page.evaluate(mark => {
    const regions = [...document.querySelectorAll('[role="option"]')];
    const outlines = [...document.querySelectorAll(`.map-${mark} path`)].filter(
      outline => getComputedStyle(outline).stroke !== 'none' && outline.getBoundingClientRect().width > 0,
    );
    const titles = outlines.map(outline => {
      const region = regions.find(region => region.getAttribute('d') === outline.getAttribute('d'));
      return region?.getAttribute('aria-label') ?? 'unknown';
    });
    return [...new Set(titles)];
  }, mark);
}

/** Titles of the regions that are selected, as screen readers hear it. */
export function selectedOn(page: Page): Promise<readonly (string | null)[]> {
  return page
    .locator('[role="option"][aria-selected="true"]')
    .evaluateAll(all => all.map(one => one.getAttribute('aria-label')));
}

/** What the map said last. */
export async function saidByMap(page: Page): Promise<string> {
  return (await page.locator('main [role="status"][aria-live="polite"]').first().textContent()) ?? '';
}

/** What the page said last. */
export async function saidByPage(page: Page): Promise<string> {
  return (await page.locator('body > [role="status"]').textContent()) ?? '';
}

/** Text of the note beside what is pointed at; nothing while it is hidden. */
export async function tooltipOn(page: Page): Promise<string> {
  const tooltip = page.locator('[role="tooltip"]').first();
  return (await tooltip.isVisible()) ? textOf(tooltip) : '';
}

/** The text that an element shows, line by line. WebKit ends the last line too. */
export async function textOf(element: Locator): Promise<string> {
  return (await element.innerText()).trimEnd();
}

/** The lines of text that an element shows, without empty ones. */
export async function linesOf(element: Locator): Promise<readonly string[]> {
  return (await element.innerText()).trim().split(/\s*\n\s*/);
}

/** The middle of an element, in pixels of the window. */
export async function middleOf(element: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not shown.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
