import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useSiteBrowser } from './harness.ts';
import { KINDS } from './kinds.ts';

const own = useSiteBrowser();

/** The width of what is printed on a sheet of A4. */
const PAPER = { viewport: { width: 673, height: 1000 } } as const;

async function printed(path: string): Promise<Page> {
  const { page } = await own.open(path, PAPER);
  await page.emulateMedia({ media: 'print' });
  return page;
}

test('pages have margins and numbers', async () => {
  const page = await printed('/about');
  const rules = await page.evaluate(() => {
    const rulesIn = (list: CSSRuleList): readonly CSSRule[] =>
      [...list].flatMap(rule => (rule instanceof CSSLayerBlockRule ? rulesIn(rule.cssRules) : [rule]));
    return [...document.styleSheets]
      .flatMap(({ cssRules }) => rulesIn(cssRules))
      .filter(rule => rule instanceof CSSPageRule)
      .map(({ cssText }) => cssText);
  });
  expect(rules.join('\n')).toMatch(/margin: 18mm.+counter\(page\) " \/ " counter\(pages\)/s);
});

test('nothing to click or to find one’s way is printed', async () => {
  const page = await printed('/');
  for (const path of Object.values(KINDS).filter(path => path !== KINDS['the not-found page'])) {
    await page.goto(`${own.url}${path}`);
    const chrome = page.locator(
      'nav, .navbar, .docs-sidebar, .button, .icon-button, .code-copy, .back-to-top',
    );
    expect(await seen(chrome), path).toEqual([]);
    expect(await page.locator('h1').isVisible(), path).toBe(true);
  }
});

test('the bar that shows how a page loads is not printed', async () => {
  const page = await printed('/about');
  await page.evaluate(() => {
    const bar = document.createElement('div');
    bar.className = 'progress-bar';
    document.body.append(bar);
  });
  expect(await seen(page.locator('.progress-bar'))).toEqual([]);
});

test('the copyright follows the text and is never alone on a page', async () => {
  const page = await printed('/docs/guides/main-definitions');
  const footer = page.locator('.footer');
  expect(await footer.locator('.copyright').isVisible()).toBe(true);
  // Chromium moves a break that is to be avoided only between boxes of a block layout.
  const style = await footer.evaluate(element => ({
    before: getComputedStyle(element).breakBefore,
    around: getComputedStyle(element.parentElement ?? element).display,
  }));
  expect(style).toEqual({ before: 'avoid', around: 'block' });
});

test('a heading keeps to its text, and a link to another site shows where it leads', async () => {
  const page = await printed('/demo');
  const heading = page.locator('h2').first();
  expect(await heading.evaluate(element => getComputedStyle(element).breakAfter)).toBe('avoid');
  const outside = page.locator('main a[target="_blank"]').first();
  const { href, after } = await outside.evaluate(link => ({
    href: link.getAttribute('href') ?? '',
    after: getComputedStyle(link, '::after').content,
  }));
  expect(after).toContain(href);
});

test('what is closed is open on paper, but for code', async () => {
  const page = await printed('/pricing');
  const details = page.locator('details.details:not([open], :has(.code)) .details-body');
  expect(await details.count()).toBeGreaterThan(0);
  expect(await seen(details)).toHaveLength(await details.count());
});

test('maps and plans are light on paper, from a dark page too', async () => {
  const { page } = await own.open('/maps/venezuela', { ...PAPER, colorScheme: 'dark' });
  const land = page.locator('.map-viewport > g[fill="#c3d3cd"]').first();
  const fill = () => land.evaluate(element => getComputedStyle(element).fill);
  await land.waitFor();
  await expect.poll(fill).toBe('rgb(86, 120, 130)');
  await page.emulateMedia({ media: 'print' });
  await expect.poll(fill).toBe('rgb(195, 211, 205)');
  await page.emulateMedia({ media: 'screen' });
  await page.goto(`${own.url}/industries/developers-agencies`);
  const floor = page.locator('.map-viewport > [aria-hidden="true"]:has(~ :not([aria-hidden]))').first();
  const filter = () => floor.evaluate(element => getComputedStyle(element).filter);
  await expect.poll(filter).toContain('invert');
  await page.emulateMedia({ media: 'print' });
  await expect.poll(filter).toBe('none');
});

/** The elements that have a box, by their classes. */
function seen(elements: Locator): Promise<readonly string[]> {
  return elements.evaluateAll(all =>
    all
      .filter(element => element.checkVisibility({ contentVisibilityAuto: false }))
      .map(({ tagName, className }) => `${tagName}.${className}`),
  );
}
