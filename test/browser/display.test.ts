import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { useSiteBrowser } from './harness.ts';
import { KINDS } from './kinds.ts';
import { shiftsOn, watchShifts } from './layout-shifts.ts';
import { painted } from './on-page.ts';
import { holdFetches } from './requests.ts';

const own = useSiteBrowser();
const site = useSiteBrowser('shell');

const MAIN_KINDS = [KINDS['the home page'], KINDS['a doc'], KINDS['a post'], KINDS['a release']] as const;

const paths = [
  ...Object.values(KINDS).filter(path => path !== KINDS['the not-found page']),
  // Releases with code and tables.
  '/changelog/page/2',
];

describe.each([390, 1280])('nothing shifts at %d px', width => {
  test.each(MAIN_KINDS)('on %s while it loads and as it is read', async path => {
    const { page } = await own.open(path, { viewport: { width, height: 800 }, before: watchShifts });
    expect(await shiftsWhileRead(page)).toEqual([]);
  });

  test('on a doc with everything', async () => {
    const { page } = await site.open('/docs/first', {
      viewport: { width, height: 800 },
      before: watchShifts,
    });
    expect(await shiftsWhileRead(page)).toEqual([]);
  });
});

describe.each([390, 1280])('at %d px', width => {
  test.each(['reduce', 'no-preference'] as const)(
    'tabs keep their room until the script comes, motion: %s',
    async reducedMotion => {
      const options = { reducedMotion, viewport: { width, height: 800 } };
      const { page: waiting } = await site.open('/docs/first', {
        ...options,
        isHydrated: false,
        before: page => page.route('**/assets/main-*.js', route => route.abort()),
        expects: [/ERR_FAILED/, /main-.*\.js/],
      });
      await waiting.evaluate(() => {
        for (const animation of document.getAnimations()) {
          if (animation.timeline !== document.timeline) continue;
          animation.pause();
          animation.currentTime = 0;
        }
      });
      const { page: ready } = await site.open('/docs/first', options);
      expect(await topsOf(waiting)).toEqual(await topsOf(ready));
    },
  );

  test('no page is wider than the window', async () => {
    const { page } = await own.open('/', { viewport: { width, height: 800 } });
    for (const path of paths) {
      await page.goto(`${own.url}${path}`);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(
        width,
      );
    }
  });
});

describe('with reduced motion', () => {
  test('nothing moves by itself, scrolling included', async () => {
    const { page } = await site.open('/docs/first', { reducedMotion: 'reduce' });
    const held = await holdFetches(page, '**/_data/**');
    await page.getByRole('button', { name: 'Tools' }).click();
    const spinner = page.locator('.spinner').first();
    await spinner.waitFor({ state: 'attached' });
    const animations = await spinner.evaluate(element =>
      [undefined, '::before', '::after'].map(part => getComputedStyle(element, part).animationName),
    );
    // It appears late, and moves nothing.
    expect(animations).toEqual(['appear', 'none', 'none']);
    expect(await spinner.isVisible()).toBe(true);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto');
    held.release();
  });

  test('the menu opens at once', async () => {
    const { page } = await site.open('/', { reducedMotion: 'reduce', viewport: { width: 390, height: 800 } });
    await page.locator('.menu-button').click();
    expect(
      await page.locator('#pageMenu').evaluate(menu => menu.getAnimations({ subtree: true }).length),
    ).toBe(0);
  });
});

describe('with forced colors', () => {
  test('icons, buttons and the current item can be seen', async () => {
    const { page } = await site.open('/about', { forcedColors: 'active', colorScheme: 'dark' });
    const canvas = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const icon = await page
      .locator('.color-mode')
      .evaluate(button => getComputedStyle(button, '::before').backgroundColor);
    expect(icon).not.toBe(canvas);
    expect(icon).not.toMatch(/, 0\)$|transparent/);
    const buy = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Buy' });
    expect(await buy.evaluate(button => getComputedStyle(button).borderStyle)).toBe('solid');
    const current = page.locator('.navbar-items a[aria-current]').first();
    expect(await current.evaluate(link => getComputedStyle(link).textDecorationLine)).toBe('underline');
  });

  test('the chosen tab differs from the others, and what opens or warns shows its mark', async () => {
    const { page } = await site.open('/docs/first', { forcedColors: 'active', colorScheme: 'dark' });
    const look = (tab: Locator) =>
      tab.evaluate(tab => {
        const { outlineStyle, borderBlockEndColor } = getComputedStyle(tab);
        return { outlineStyle, border: borderBlockEndColor };
      });
    const tabs = page.getByRole('tablist').first().getByRole('tab');
    const [chosen, other] = [await look(tabs.nth(0)), await look(tabs.nth(1))];
    expect([chosen.outlineStyle, other.outlineStyle]).toEqual(['solid', 'none']);
    expect(chosen.border).not.toBe(other.border);
    const canvas = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const mark = await page
      .locator('.toc summary')
      .evaluate(summary => getComputedStyle(summary, '::before').backgroundColor);
    expect(mark).not.toBe(canvas);
    // Without its colours, a gradient would be left out.
    const sign = await page
      .locator('.admonition-title')
      .first()
      .evaluate(title => getComputedStyle(title, '::before').backgroundImage);
    const ink = await page.evaluate(() => getComputedStyle(document.body).color);
    expect(sign.match(/rgba?\([^)]*\)/g)).toEqual([canvas, ink]);
  });

  test('a spinner is seen to turn', async () => {
    const { page } = await site.open('/docs/first', { forcedColors: 'active' });
    const held = await holdFetches(page, '**/_data/**');
    await page.locator('.docs-sidebar').getByRole('button', { name: 'Tools' }).click();
    const spinner = page.locator('.docs-sidebar').getByRole('status');
    await spinner.waitFor({ state: 'attached' });
    const colors = await spinner.evaluate(element =>
      ['::before', '::after'].map(part => {
        const { borderTopColor, borderBottomColor } = getComputedStyle(element, part);
        return [borderTopColor, borderBottomColor];
      }),
    );
    const canvas = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    for (const [front, rest] of colors) {
      expect(rest).toBe(canvas);
      expect(front).not.toBe(canvas);
    }
    held.release();
  });

  test('the focus can be seen', async () => {
    const { page } = await site.open('/about', { forcedColors: 'active' });
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    const outline = await page.evaluate(() => {
      const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body);
      return { outlineStyle, width: Number.parseFloat(outlineWidth) };
    });
    expect(outline.outlineStyle).not.toBe('none');
    expect(outline.width).toBeGreaterThanOrEqual(2);
  });
});

/** Where the parts of an article begin, from the top of the page, in CSS pixels. */
function topsOf(page: Page): Promise<readonly number[]> {
  return page
    .locator('.prose > *')
    .evaluateAll(parts => parts.map(part => part.getBoundingClientRect().top + scrollY));
}

/** Reads the page to its end, so that everything that comes late has come. */
async function shiftsWhileRead(page: Page) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 700) {
    await page.evaluate(top => scrollTo({ top, behavior: 'instant' }), top);
    await painted(page);
  }
  // A paint in the middle of a document that is still being parsed moves what Lighthouse too rounds to 0.
  return (await shiftsOn(page)).filter(({ value }) => value >= 0.0005);
}
