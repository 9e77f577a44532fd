import { build } from 'esbuild';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '../machine.ts';
import { hydrated, useSiteBrowser } from './harness.ts';
import { addLink, addressOn, followTextLink, shownPage, withoutPrefetching } from './on-page.ts';
import { changeText, countDocuments } from './requests.ts';

const site = useSiteBrowser('shell');

const SHELL = '**/assets/shell-*.js';

const footer = (page: Page) => page.locator('footer').getByRole('link', { name: 'The long page' });
const navbar = (page: Page) => page.getByRole('navigation', { name: 'Main', exact: true });

describe('a page that crashes while it renders', () => {
  /** Runs in the page, in the layout of docs: throws as long as the test wants it to. */
  const crash = `(() => {
    if (window.isCrashing !== false) throw new Error('The page is broken', { cause: new Error('A part is broken', { cause: 'bad data' }) });
  })()`;

  const open = (path: string) =>
    site.open(path, {
      before: async page => {
        await withoutPrefetching(page);
        await changeText(page, SHELL, text =>
          text.replace('className:"docs-layout"', `className:${crash} ?? "docs-layout"`),
        );
      },
      expects: [/The page is broken/],
    });

  test('leaves navbar and footer as they are and shows the chain of messages', async () => {
    const { page } = await open('/');
    await followTextLink(page, 'to the first doc');
    await shownPage(page, 'This page crashed.');
    const message = page.locator('main').getByRole('alert');
    expect(await message.locator('p').allTextContents()).toEqual([
      'The page is broken',
      'Cause: A part is broken',
      'Cause: bad data',
    ]);
    expect(await navbar(page).isVisible()).toBe(true);
    expect(await footer(page).isVisible()).toBe(true);
  });

  test('renders again on Try again', async () => {
    const { page } = await open('/');
    await followTextLink(page, 'to the first doc');
    const again = page.getByRole('button', { name: 'Try again' });
    await again.click();
    await shownPage(page, 'This page crashed.');
    await page.evaluate(() => Object.assign(window, { isCrashing: false }));
    await again.click();
    await expect.poll(() => page.getByText('This page crashed.').count()).toBe(0);
    expect(await footer(page).isVisible()).toBe(true);
  });

  test.each([
    ['a navigation', '/'],
    ['a load', '/docs/first'],
  ])('works after %s and Try again as if it had never crashed', async (_, path) => {
    const { page } = await open(path);
    if (path === '/') await followTextLink(page, 'to the first doc');
    await shownPage(page, 'This page crashed.');
    await page.evaluate(() => Object.assign(window, { isCrashing: false }));
    await page.getByRole('button', { name: 'Try again' }).focus();
    await page.keyboard.press('Enter');
    await shownPage(page, 'First');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('pageMain');
    await expect.poll(() => page.getByRole('tab').count()).toBeGreaterThan(1);
    expect(await page.getByRole('button', { name: 'Copy code' }).count()).toBeGreaterThan(0);
    await page.getByRole('tab').nth(1).click();
    expect(await page.getByRole('tab').nth(1).getAttribute('aria-selected')).toBe('true');
  });

  test('keeps the focus in the page if it crashes again', async () => {
    const { page } = await open('/docs/first');
    await page.getByRole('button', { name: 'Try again' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('pageMain');
    await shownPage(page, 'This page crashed.');
  });

  test('is left behind by the next navigation', async () => {
    const { page } = await open('/');
    await followTextLink(page, 'to the first doc');
    await shownPage(page, 'This page crashed.');
    await footer(page).click();
    await shownPage(page, 'Long');
    expect(await page.getByText('This page crashed.').count()).toBe(0);
  });

  test('does the same when it is loaded', async () => {
    const { page } = await open('/docs/first');
    await shownPage(page, 'This page crashed.');
    expect(await navbar(page).isVisible()).toBe(true);
    expect(await footer(page).isVisible()).toBe(true);
  });
});

test('where the shell itself crashes, the bare message is shown', async () => {
  const { page } = await site.open('/', {
    before: async page => {
      await withoutPrefetching(page);
      await changeText(page, '**/about', text => text.replace('"start":[', '"start":null,"was":['));
    },
    expects: [/null|not iterable/],
  });
  await followTextLink(page, 'to the about page');
  await shownPage(page, 'This page crashed.');
  expect(await page.locator('header, footer').count()).toBe(0);
  await page.getByRole('button', { name: 'Try again' }).click();
  await shownPage(page, 'This page crashed.');
});

describe('a navbar item that is broken', () => {
  const FAILURE = 'A navbar item failed to render.';
  const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });

  /** Puts another first item into a page's data and, where the page is loaded, into the HTML that the server makes of it. */
  const breakItem = (item: string) => (text: string) =>
    text
      .replace(/("start":\[)\{[^}]*\}/, (_, start: string) => start + item)
      .replace(
        /(<ul><li>)<a href="\/about"[^>]*>About<\/a>/g,
        `$1<span class="navbar-failure">${FAILURE}</span>`,
      );

  const ITEMS = [
    ['an unknown type', '{"type":"mystery","label":"About"}', 'Unknown type: "mystery"'],
    ['no item', 'null', 'Unknown type: undefined'],
    [
      'a label that is no text',
      '{"type":"button","label":{"en":"About"},"href":"/about"}',
      'The button lacks a label, an address or items',
    ],
    [
      'a dropdown without items',
      '{"type":"dropdown","label":"About"}',
      'The dropdown lacks a label, an address or items',
    ],
  ] as const;

  const WIDTHS = [
    ['on a wide screen', { viewport: { width: 1280, height: 800 } }],
    ['on a narrow screen', { viewport: { width: 390, height: 800 } }],
  ] as const;

  const cases = ITEMS.flatMap(item => WIDTHS.map(width => [...item, ...width] as const));

  test.each(cases)(
    '(%s: %s, %s) is told %s when it is loaded, and all else works',
    async (_, item, cause, __, size) => {
      const { page } = await site.open('/long', {
        ...size,
        before: async page => {
          await withoutPrefetching(page);
          await page.addInitScript(noteErrors);
          await changeText(page, '**/long', breakItem(item));
        },
        expects: [/navbar item/],
      });
      await expectFailure(page, item, cause);
      await followOthers(page);
    },
  );

  test.each(cases)(
    '(%s: %s, %s) is told %s after a navigation, and all else works',
    async (_, item, cause, __, size) => {
      const { page } = await site.open('/', {
        ...size,
        before: async page => {
          await withoutPrefetching(page);
          await page.addInitScript(noteErrors);
          await changeText(page, '**/about', breakItem(item));
        },
        expects: [/navbar item/],
      });
      await followTextLink(page, 'to the about page');
      await shownPage(page, 'About');
      await expectFailure(page, item, cause);
      await followOthers(page);
    },
  );

  /** In the navbar and in the menu, of which each width shows one. */
  async function expectFailure(page: Page, item: string, cause: string): Promise<void> {
    expect(await page.getByText(FAILURE).count()).toBe(2);
    expect(await page.evaluate(() => (window as unknown as { errors: unknown[] }).errors)).toEqual(
      Array(2).fill({ message: `A navbar item failed to render: ${item}`, cause }),
    );
    expect(await footer(page).isVisible()).toBe(true);
  }

  /** The next page’s item is whole: it is shown again. */
  async function followOthers(page: Page): Promise<void> {
    const button = page.locator('.menu-button');
    const items = (await button.isVisible()) ? menu(page) : navbar(page);
    if (await button.isVisible()) {
      await button.click();
    }
    expect(await items.getByText(FAILURE).isVisible()).toBe(true);
    await items.getByRole('link', { name: 'Docs' }).click();
    await shownPage(page, 'Introduction');
    expect(await page.getByText(FAILURE).count()).toBe(0);
    expect(await page.locator('.navbar a[href="/about"]').count()).toBeGreaterThan(1);
  }
});

/** Runs in the page: keeps what is written to the console with its cause. */
function noteErrors(): void {
  const errors: unknown[] = [];
  Object.assign(window, { errors });
  const { error } = console;
  console.error = (first: unknown, ...rest: unknown[]) => {
    if (first instanceof Error)
      errors.push({
        message: first.message,
        cause: first.cause instanceof Error ? first.cause.message : first.cause,
      });
    error(first, ...rest);
  };
}

describe('a layout that cannot be used', () => {
  test('is named in the error text after a click, without a reload', async () => {
    const { page } = await site.open('/', {
      before: async page => {
        await withoutPrefetching(page);
        await changeText(page, '**/docs/first', text =>
          text.replace('"layout":{"type":"docs"', '"layout":{"type":"odd"'),
        );
      },
    });
    const documents = countDocuments(page);
    await followTextLink(page, 'to the first doc');
    await shownPage(page, 'This page could not be loaded');
    expect(await page.locator('main').textContent()).toContain('There is no module for the layout "odd"');
    expect(documents()).toBe(0);
    expect(await navbar(page).isVisible()).toBe(true);
  });

  test('because its module has no default export, is named after a load, above the page that still reads', async () => {
    const { page } = await site.open('/docs/first', {
      before: async page => {
        await withoutPrefetching(page);
        await changeText(page, SHELL, text => text.replaceAll('{default:()=>', '{other:()=>'));
      },
      isHydrated: false,
      expects: [/no default export/],
    });
    const failure = page.locator('main').getByRole('alert');
    await failure.waitFor();
    expect(await failure.textContent()).toContain(
      'src/templates/layouts/docs.tsx gives no component: the component has no default export',
    );
    expect(await page.getByRole('heading', { level: 1, name: 'First' }).isVisible()).toBe(true);
  });
});

test('a page whose shell cannot be loaded is loaded a second time, then shows the error and offers Retry', async () => {
  let documents = () => 0;
  let isFailing = true;
  const { page } = await site.open('/docs/first', {
    isHydrated: false,
    before: async page => {
      documents = countDocuments(page);
      await page.route(SHELL, route => (isFailing ? route.abort() : route.fallback()));
    },
    expects: [/ERR_FAILED/, /uncaught/],
  });
  const failure = page.locator('main').getByRole('alert');
  const retry = failure.getByRole('button', { name: 'Retry' });
  await retry.waitFor();
  expect(documents()).toBe(2);
  expect(await failure.locator('p').textContent()).toBe(
    'Parts of this page do not work. Check your connection, then try again.',
  );
  expect(await page.getByRole('heading', { level: 1, name: 'First' }).isVisible()).toBe(true);
  isFailing = false;
  await retry.click();
  await hydrated(page);
  expect(await retry.count()).toBe(0);
});

test('a shell that takes 12 s to fail, each time, costs one more document, then words', async () => {
  let documents = () => 0;
  const { page } = await site.open('/docs/first', {
    isHydrated: false,
    before: async page => {
      documents = countDocuments(page);
      await withoutPrefetching(page);
      await page.clock.install();
      await page.route(SHELL, async route => {
        await page.clock.fastForward(12_000);
        await route.abort();
      });
    },
    expects: [/ERR_FAILED/, /uncaught/],
  });
  const failure = page.locator('main').getByRole('alert');
  await failure.waitFor();
  expect(documents()).toBe(2);
  // Retry is the visitor's own: it loads one document, and leads to words again.
  await failure.getByRole('button', { name: 'Retry' }).click();
  await expect.poll(documents).toBe(3);
  await failure.waitFor();
  expect(documents()).toBe(3);
});

describe('an unknown path', () => {
  test('shows the not-found page with its status when it is loaded', async () => {
    const { page } = await site.open('/nowhere/at/all', { expects: [/404/] });
    await shownPage(page, 'Page not found');
    const response = await page.request.get(`${site.url}/nowhere/at/all`);
    expect(response.status()).toBe(404);
    await page.locator('main').getByRole('link').first().click();
    await page.waitForURL(url => !url.pathname.includes('nowhere'));
  });

  test('shows the not-found page inside the shell after a click', async () => {
    const { page } = await site.open('/', { expects: [/404/] });
    const documents = countDocuments(page);
    await addLink(page, { href: '/nowhere?a=1#b' });
    await page.getByText('added link').click();
    await shownPage(page, 'Page not found');
    expect(await addressOn(page)).toBe('/nowhere?a=1#b');
    expect(documents()).toBe(0);
    expect(await navbar(page).isVisible()).toBe(true);
    expect(await page.locator('link[rel="canonical"]').count()).toBe(0);
    await page.goBack();
    await shownPage(page, 'Home');
  });
});

test('a control of the shell outside its provider throws an error that says so', async () => {
  const { outputFiles } = await build({
    stdin: {
      contents: `
        import { createElement } from 'react';
        import { createRoot } from 'react-dom/client';
        import { ColorModeToggle } from './src/templates/shell/color-mode-toggle.tsx';
        createRoot(document.getElementById('pageRoot')).render(createElement(ColorModeToggle));`,
      resolveDir: projectRoot,
    },
    bundle: true,
    write: false,
    format: 'esm',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const { page } = await site.open('/about', {
    isHydrated: false,
    before: page =>
      page.route('**/assets/main-*.js', route =>
        route.fulfill({ contentType: 'text/javascript', body: outputFiles[0]?.text ?? '' }),
      ),
    expects: [/used outside its provider: render <App> inside <BrowserContext/],
  });
  await page.waitForFunction(() => document.getElementById('pageRoot')?.childElementCount === 0);
});
