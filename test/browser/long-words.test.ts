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

test.each([390, 997, 1280])(
  'a long word in the title of a site is cut at %d px, and the bar holds all its links',
  async width => {
    const { page } = await own.open('/about', { viewport: { width, height: 640 }, javaScriptEnabled: false });
    const [brand, links, bar] = await page.evaluate(word => {
      const bar = document.querySelector('.navbar');
      bar?.querySelector('.brand')?.append(word);
      const texts = document.createRange();
      const bottoms = [...(bar?.querySelectorAll('.navbar-items > ul > li > a') ?? [])].map(link => {
        texts.selectNodeContents(link);
        return texts.getBoundingClientRect().bottom;
      });
      return [
        bar?.querySelector('.brand')?.clientHeight ?? Number.NaN,
        Math.max(...bottoms),
        bar?.getBoundingClientRect().bottom ?? Number.NaN,
      ];
    }, WORD);
    expect(brand).toBeLessThan(bar ?? 0);
    expect(links).toBeLessThanOrEqual(bar ?? 0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  },
);

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
