import { describe, expect, test } from 'vitest';
import { useSiteBrowser } from './harness.ts';
import { KINDS } from './kinds.ts';

const own = useSiteBrowser();

/** A word without a place to break, as compounds of some languages and names in code are. */
const WORD = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

/** What holds a word and does not scroll by itself. */
const HOLDERS = 'main :is(h1, h2, h3, p, li, a, summary, dt, dd), .footer :is(h2, a), .admonition-title';
const SCROLLS = 'pre, table, svg, .tab-list, .chips, .map-view';

describe('a long word stays inside the page', () => {
  test.each(Object.entries(KINDS).filter(([, path]) => path !== KINDS['the not-found page']))(
    'on %s',
    async (_, path) => {
      const { page } = await own.open(path, {
        viewport: { width: 320, height: 640 },
        javaScriptEnabled: false,
      });
      await page.evaluate(
        ({ word, holders, scrolls }) => {
          for (const element of document.querySelectorAll(holders)) {
            if (element.childElementCount === 0 && !element.closest(scrolls)) element.textContent = word;
          }
        },
        { word: WORD, holders: HOLDERS, scrolls: SCROLLS },
      );
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    },
  );
});

test('a long word in the title of a site is cut at the end of the bar', async () => {
  const { page } = await own.open('/about', {
    viewport: { width: 390, height: 640 },
    javaScriptEnabled: false,
  });
  const [brand, bar] = await page.evaluate(word => {
    const brand = document.querySelector('.navbar .brand');
    brand?.append(word);
    return [brand, brand?.closest('.navbar')].map(element => element?.clientHeight ?? Number.NaN);
  }, WORD);
  expect(brand).toBeLessThan(bar ?? 0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('a long line in a text that HTML marks as code scrolls by itself', async () => {
  const { page } = await own.open('/about', {
    viewport: { width: 390, height: 640 },
    javaScriptEnabled: false,
  });
  await page.evaluate(word => {
    const code = document.createElement('pre');
    code.append(word);
    document.querySelector('main p')?.after(code);
  }, WORD);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
