import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { cardRows } from '../../src/templates/shared/card-rows.ts';
import { useSiteBrowser } from './harness.ts';
import { KINDS } from './kinds.ts';

const own = useSiteBrowser();

/** Of windows with a scrollbar, which takes 15 px, and of those without one. */
const WIDTHS = [320, 390, 633, 753, 768, 1009, 1265, 1280, 1905];

describe('no card is alone in the last row', () => {
  test.each([KINDS['a category'], '/about', '/features', '/pricing'])('on %s', async path => {
    const { page } = await own.open(path, { javaScriptEnabled: false });
    expect(await loneCards(page)).toEqual([]);
  });

  test.each([KINDS['the gallery of maps'], KINDS['a map']])('on %s', async path => {
    const { page } = await own.open(path);
    for (const button of await page.locator('[data-more]').all()) await button.dispatchEvent('click');
    expect(await loneCards(page)).toEqual([]);
  });

  test('in the gallery while it is searched', async () => {
    const { page } = await own.open('/maps?q=ar');
    await page.locator('.map-cards > [hidden]').first().waitFor({ state: 'attached' });
    expect(await loneCards(page)).toEqual([]);
  });

  test('however many there are', async () => {
    const { page } = await own.open('/features', { javaScriptEnabled: false });
    for (let count = 3; count <= 13; count++) {
      await page.locator('.features').evaluateAll(
        (grids, [count, className]) => {
          for (const grid of grids) {
            const cards = Array.from({ length: count }, () => grid.children[0]?.cloneNode(true) ?? '');
            grid.replaceChildren(...cards);
            grid.setAttribute('class', className);
          }
        },
        [count, ['features', ...cardRows(count)].join(' ')] as const,
      );
      expect(await loneCards(page), `${count} cards`).toEqual([]);
    }
  });
});

test.each(['/maps', '/maps?q=ar'])('the cards of all sections of %s are equally wide', async path => {
  const { page } = await own.open(path);
  for (const width of WIDTHS.filter(width => width > 700)) {
    await page.setViewportSize({ width, height: 800 });
    const widths = await page
      .locator('.map-cards > li')
      .evaluateAll(cards => cards.map(card => Math.round(card.getBoundingClientRect().width)));
    expect(new Set(widths.filter(Boolean)).size, `${width} px`).toBe(1);
  }
});

describe('maps beside a map', () => {
  test('are in one row of a wide window if they are one to eight', async () => {
    const { page } = await own.open('/maps/france');
    for (const width of [1280, 1905]) {
      await page.setViewportSize({ width, height: 800 });
      const rows = await page
        .locator('.map-related ul')
        .evaluateAll(lists =>
          lists.map(list => new Set([...list.children].map(card => card.getBoundingClientRect().top)).size),
        );
      expect(new Set(rows), `${width} px`).toEqual(new Set([1]));
    }
  });

  test.each(['/maps/germany', '/maps/portugal', '/maps/usa-ak'])(
    'are equally wide in all lists of %s',
    async path => {
      const { page } = await own.open(path);
      for (const width of [753, 1009, 1280, 1905]) {
        await page.setViewportSize({ width, height: 800 });
        const widths = await page
          .locator('.map-related li')
          .evaluateAll(cards => cards.map(card => Math.round(card.getBoundingClientRect().width)));
        expect(new Set(widths).size, `${width} px`).toBe(1);
      }
    },
  );
});

/** The grids whose last card is alone beside free columns, with the width of the window. */
async function loneCards(page: Page): Promise<readonly string[]> {
  const lone: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    lone.push(...(await page.evaluate(findLoneCards)).map(found => `${width} px: ${found}`));
  }
  return lone;
}

/** Runs in the page. */
function findLoneCards(): readonly string[] {
  const grids = document.querySelectorAll('.cards, .features, .map-cards, .plan-cards, .chooser-questions');
  return [...grids].flatMap(grid => {
    const places = [...grid.children]
      .map(card => card.getBoundingClientRect())
      .filter(({ width }) => width > 0);
    const last = places.at(-1);
    if (last === undefined || places.length < 3) return [];
    const isAlone = places.filter(({ top }) => Math.abs(top - last.top) < 2).length === 1;
    const isWholeRow = last.width > grid.clientWidth - 2;
    return isAlone && !isWholeRow ? [`${places.length} in ${grid.className}`] : [];
  });
}
