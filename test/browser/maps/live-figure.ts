import type { Locator, Page } from 'playwright-core';
import type { OpenOptions, SiteBrowser } from '../harness.ts';
import { WIDE } from './live-map.ts';

/** A figure of a page, and the page. */
export interface OpenFigure {
  readonly page: Page;
  readonly figure: Locator;
}

/** Opens a page and gives a figure of it, by its caption, as soon as its map is alive. */
export async function openFigure(
  site: SiteBrowser,
  path: string,
  caption: string,
  options: OpenOptions = {},
): Promise<OpenFigure> {
  const { page } = await site.open(path, { ...WIDE, ...options });
  return { page, figure: await liveFigure(page, caption) };
}

/** A figure by its caption, as soon as its map is alive. */
export async function liveFigure(page: Page, caption: string): Promise<Locator> {
  const figure = page.getByRole('figure', { name: caption });
  await figure.scrollIntoViewIfNeeded();
  await figure.getByRole('listbox').waitFor();
  return figure;
}

/** A region by its title. */
export function regionIn(figure: Locator, title: string): Locator {
  return figure.getByRole('option', { name: title, exact: true });
}

/** The colour that a region is shown in. */
export function fillOf(region: Locator): Promise<string> {
  return region.evaluate(region => getComputedStyle(region).fill);
}

/** Titles of the regions that do not stand out, because the legend shows others. */
export function dimmedIn(figure: Locator): Promise<readonly (string | null)[]> {
  return figure
    .getByRole('listbox')
    .locator('[role="option"]')
    .evaluateAll(all =>
      all
        .filter(region => Number(getComputedStyle(region).fillOpacity) < 0.5)
        .map(region => region.getAttribute('aria-label')),
    );
}

/** Colours and texts of the legend. */
export function legendIn(
  figure: Locator,
): Promise<readonly { readonly color: string; readonly text: string }[]> {
  return figure.locator('[data-map-legend] li').evaluateAll(items =>
    items.map(item => {
      // The swatch is the innermost that has one.
      const colors = [...item.querySelectorAll('*')]
        .reverse()
        .map(one => getComputedStyle(one).backgroundColor);
      return {
        color: colors.find(color => color !== 'rgba(0, 0, 0, 0)') ?? '',
        text: item.textContent,
      };
    }),
  );
}
