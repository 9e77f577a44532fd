import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { type OpenOptions, useSiteBrowser } from './harness.ts';
import { announcement, painted } from './on-page.ts';

const site = useSiteBrowser('shell');
const two = useSiteBrowser('two-modes');
const fixed = useSiteBrowser('versions');

const stateOf = (page: Page) =>
  page.evaluate(() => {
    const { theme, themeChoice } = document.documentElement.dataset;
    return [theme, themeChoice, localStorage.getItem('theme')];
  });

const stored = (value: string): OpenOptions => ({
  before: page => page.addInitScript(value => localStorage.setItem('theme', value), value),
});

/** Leaves the choice of an earlier visit behind, or none. */
const store = (page: Page, choice: string | null) =>
  page.evaluate(choice => {
    if (choice === null) localStorage.removeItem('theme');
    else localStorage.setItem('theme', choice);
  }, choice);

const toggle = (page: Page) => page.locator('header .color-mode');

describe('before the first paint', () => {
  test('the system, the query and what is stored say the mode', async () => {
    const { page } = await site.open('/', { before: recordFirstPaint });
    for (const [colorScheme, path, choice, expected] of [
      ['light', '/', null, ['light', 'system']],
      ['dark', '/', null, ['dark', 'system']],
      ['dark', '/?theme=light', null, ['light', 'light']],
      ['light', '/?theme=dark', null, ['dark', 'dark']],
      ['light', '/?theme=neon', null, ['light', 'system']],
      ['light', '/', 'dark', ['dark', 'dark']],
      ['dark', '/', 'light', ['light', 'light']],
      ['light', '/', '"><script>alert(1)</script>', ['light', 'system']],
      ['dark', '/', 'system', ['dark', 'system']],
      ['dark', '/?theme=light', 'dark', ['light', 'light']],
    ] as const) {
      const row = `${colorScheme} ${path} ${choice}`;
      await page.emulateMedia({ colorScheme });
      await store(page, choice);
      await site.visit(page, path);
      const { atPaint, background } = await firstPaint(page);
      expect(atPaint, row).toEqual(expected);
      expect(background, row).toBe(await backgroundOf(page));
      expect((await stateOf(page)).slice(0, 2), row).toEqual(expected);
    }
  });

  test('a page shows in the mode that was chosen on the page before, after a full load too', async () => {
    const { page } = await site.open('/', { colorScheme: 'light' });
    await toggle(page).click();
    await toggle(page).click();
    const dark = await backgroundOf(page);
    await page.goto(`${site.url}/about`);
    expect(await backgroundOf(page)).toBe(dark);
  });
});

test('the mode of the query is not stored', async () => {
  const { page } = await site.open('/?theme=dark', { colorScheme: 'light' });
  expect(await stateOf(page)).toEqual(['dark', 'dark', null]);
});

describe('the toggle', () => {
  test('goes from system to light, to dark and to system again, and stores the choice', async () => {
    const { page } = await site.open('/', { colorScheme: 'dark' });
    const label = () => toggle(page).getAttribute('aria-label');
    expect(await stateOf(page)).toEqual(['dark', 'system', null]);
    expect(await label()).toBe('Colour mode: system');
    await toggle(page).click();
    expect(await stateOf(page)).toEqual(['light', 'light', 'light']);
    expect(await label()).toBe('Colour mode: light');
    await toggle(page).click();
    expect(await stateOf(page)).toEqual(['dark', 'dark', 'dark']);
    expect(await label()).toBe('Colour mode: dark');
    await toggle(page).click();
    expect(await stateOf(page)).toEqual(['dark', 'system', null]);
    expect(await label()).toBe('Colour mode: system');
  });

  test('says which mode is chosen', async () => {
    const { page } = await site.open('/', { colorScheme: 'light' });
    for (const mode of ['light', 'dark', 'system']) {
      await toggle(page).click();
      expect(await announcement(page)).toBe(`Colour mode: ${mode}`);
    }
  });

  test('shows another icon for each choice', async () => {
    const { page } = await site.open('/', { colorScheme: 'dark' });
    const icon = () =>
      toggle(page).evaluate(button => getComputedStyle(button, '::before').getPropertyValue('mask-image'));
    const icons = [await icon()];
    for (let click = 0; click < 2; click++) {
      await toggle(page).click();
      icons.push(await icon());
    }
    expect(new Set(icons).size).toBe(3);
  });

  test('works by keyboard and keeps the focus', async () => {
    const { page } = await site.open('/', { colorScheme: 'light' });
    await toggle(page).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Space');
    expect(await stateOf(page)).toEqual(['dark', 'dark', 'dark']);
    expect(await toggle(page).evaluate(button => button === document.activeElement)).toBe(true);
  });

  test('goes between light and dark where the system is not asked', async () => {
    const { page } = await two.open('/', { colorScheme: 'light' });
    expect(await stateOf(page)).toEqual(['dark', 'dark', null]);
    await toggle(page).click();
    expect(await stateOf(page)).toEqual(['light', 'light', 'light']);
    await toggle(page).click();
    expect(await stateOf(page)).toEqual(['dark', 'dark', 'dark']);
  });
});

test('a change of the system is followed while the choice is system, and never stored', async () => {
  const { page } = await site.open('/', { colorScheme: 'light' });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => stateOf(page)).toEqual(['dark', 'system', null]);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => stateOf(page)).toEqual(['light', 'system', null]);
});

test('a change of the system changes nothing while light or dark is chosen', async () => {
  const { page } = await site.open('/', { colorScheme: 'light' });
  await toggle(page).click();
  await page.emulateMedia({ colorScheme: 'dark' });
  await painted(page);
  expect(await stateOf(page)).toEqual(['light', 'light', 'light']);
});

test('a change of the system changes nothing where the system is not asked', async () => {
  const { page } = await two.open('/', { colorScheme: 'dark' });
  await page.emulateMedia({ colorScheme: 'light' });
  await painted(page);
  expect(await stateOf(page)).toEqual(['dark', 'dark', null]);
});

test('another tab follows', async () => {
  const { page } = await site.open('/', { colorScheme: 'light' });
  const { page: other } = await site.open('/about', { beside: page });
  await other.emulateMedia({ colorScheme: 'light' });
  await toggle(page).click();
  await expect.poll(() => stateOf(other)).toEqual(['light', 'light', 'light']);
  await toggle(page).click();
  await expect.poll(() => stateOf(other)).toEqual(['dark', 'dark', 'dark']);
  expect(await toggle(other).getAttribute('aria-label')).toBe('Colour mode: dark');
  await toggle(page).click();
  await expect.poll(() => stateOf(other)).toEqual(['light', 'system', null]);
  await page.evaluate(() => localStorage.setItem('theme', 'neon'));
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  await expect.poll(() => stateOf(other)).toEqual(['dark', 'dark', 'dark']);
  await page.evaluate(() => localStorage.clear());
  await expect.poll(() => stateOf(other)).toEqual(['light', 'system', null]);
});

describe('the colour of the browser’s frame', () => {
  /** What the browser takes: the first colour whose media query holds. */
  const frameOf = (page: Page) =>
    page.evaluate(
      () =>
        [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].find(
          ({ media }) => matchMedia(media).matches,
        )?.content,
    );
  const [LIGHT, DARK] = ['#ffffff', '#0f1b21'];

  test.each([
    ['light', '/', {}, LIGHT],
    ['dark', '/', {}, DARK],
    ['light', '/', stored('dark'), DARK],
    ['dark', '/?theme=light', {}, LIGHT],
  ] as const)(
    'on a %s system is that of the mode which %s shows, before the script starts',
    async (...row) => {
      const [colorScheme, path, options, expected] = row;
      const { page } = await site.open(path, {
        colorScheme,
        isHydrated: false,
        before: async page => {
          if ('before' in options) await options.before?.(page);
          await page.route('**/assets/*.js', route =>
            route.fulfill({ contentType: 'text/javascript', body: '' }),
          );
        },
      });
      expect(await frameOf(page)).toBe(expected);
    },
  );

  test('follows the toggle and the system', async () => {
    const { page } = await site.open('/', { colorScheme: 'dark' });
    await toggle(page).click();
    await expect.poll(() => frameOf(page)).toBe(LIGHT);
    await toggle(page).click();
    await expect.poll(() => frameOf(page)).toBe(DARK);
    await toggle(page).click();
    await page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(() => frameOf(page)).toBe(LIGHT);
  });

  test('without JavaScript is that of the system, or of the default where the system is not asked', async () => {
    const options = { javaScriptEnabled: false, colorScheme: 'light' } as const;
    expect(await frameOf((await site.open('/', options)).page)).toBe(LIGHT);
    expect(await frameOf((await two.open('/', options)).page)).toBe(DARK);
  });
});

describe('with the switch disabled', () => {
  test.each(['/', '/?theme=light'])('%s reads neither query nor storage, and has no toggle', async path => {
    const { page } = await fixed.open(path, { ...stored('light'), colorScheme: 'light' });
    expect(await toggle(page).count()).toBe(0);
    expect(await stateOf(page)).toEqual(['dark', 'dark', null]);
  });
});

test('without JavaScript the system decides, and no toggle is shown', async () => {
  const dark = await site.open('/', { javaScriptEnabled: false, colorScheme: 'dark' });
  const light = await site.open('/', { javaScriptEnabled: false, colorScheme: 'light' });
  expect(await toggle(dark.page).isVisible()).toBe(false);
  const background = (page: Page) =>
    page.locator('html').evaluate(root => getComputedStyle(root).backgroundColor);
  expect(await background(dark.page)).not.toBe(await background(light.page));
});

function backgroundOf(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
}

/** Notes what is on the document's element, and how the page looks, in the frame that paints first. */
async function recordFirstPaint(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const note = (): void => {
      if (!document.body) return void requestAnimationFrame(note);
      const { theme, themeChoice } = document.documentElement.dataset;
      Object.assign(window, {
        firstPaint: {
          atPaint: [theme, themeChoice],
          background: getComputedStyle(document.documentElement).backgroundColor,
        },
      });
    };
    requestAnimationFrame(note);
  });
}

async function firstPaint(page: Page): Promise<{ readonly atPaint: unknown; readonly background: string }> {
  return page.evaluate(
    () => (window as unknown as { firstPaint: { atPaint: unknown; background: string } }).firstPaint,
  );
}
