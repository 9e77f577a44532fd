import type { Locator, Page } from 'playwright-core';
import { expect, inject } from 'vitest';

/** Path, query and hash in the address bar. */
export function addressOn(page: Page): Promise<string> {
  return page.evaluate(() => location.pathname + location.search + location.hash);
}

/** How many entries the site has in the history: Firefox alone does not count the blank page that a tab begins with. */
export async function entriesOn(page: Page): Promise<number> {
  const length = await page.evaluate(() => history.length);
  return inject('engine') === 'firefox' ? length : length - 1;
}

/** Where an element is in the window, and its size, in CSS pixels. */
export async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('This is not on the page');
  return box;
}

/** How far the document is scrolled down, in CSS pixels. */
export function scrollTop(page: Page): Promise<number> {
  return page.evaluate(() => scrollY);
}

/** Scrolls the document and waits until its listeners have been called. */
export async function scrollDownTo(page: Page, top: number): Promise<void> {
  await page.evaluate(
    top =>
      new Promise<void>(resolve => {
        if (scrollY === top) return resolve();
        addEventListener('scroll', () => requestAnimationFrame(() => resolve()), { once: true });
        scrollTo({ top, behavior: 'instant' });
      }),
    top,
  );
}

/** Adds a link at the end of the text, as a writer cannot write it. */
export async function addLink(page: Page, attributes: Readonly<Record<string, string>>): Promise<void> {
  await page.evaluate(attributes => {
    const link = document.createElement('a');
    link.textContent = 'added link';
    for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
    document.querySelector('[data-frozen="content"]')?.append(link);
  }, attributes);
}

/** The text that was last said to people who listen to the page, not to one of its maps. */
export async function announcement(page: Page): Promise<string> {
  return (await page.locator('body > [role="status"][aria-live="polite"]').textContent()) ?? '';
}

/** Resolves when the browser has painted twice, so that what was asked of it by now has been done. */
export function painted(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
}

/** Resolves when what the page has put off until the browser is idle has been done: WebKit has no such call, and the site waits there. */
export function idle(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>(resolve => {
        if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 100 });
        else setTimeout(resolve, 1);
      }),
  );
}

/** Nothing is loaded ahead of need from now on, so that a test alone decides when a page is fetched. Before the page is loaded. */
export async function withoutPrefetching(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
}

/** From now on time passes only when the test says so. The page's clock is the test's (`page.clock.install`). */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
}

/** Follows a link of the page's text. */
export async function followTextLink(page: Page, name: string): Promise<void> {
  await textLink(page, name).click();
}

/** A link of the page's text. */
export function textLink(page: Page, name: string): Locator {
  return page.locator('main').getByRole('link', { name, exact: true }).first();
}

/** Clicks what is in view where it is. Over WebDriver BiDi, `click` moves the page first, to bring it to the middle. */
export async function clickInPlace(target: Locator): Promise<void> {
  // What hides and comes back has come back.
  await expect.poll(async () => (await target.boundingBox())?.y).toBeGreaterThanOrEqual(0);
  const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await target.page().mouse.click(x + width / 2, y + height / 2);
}

/** Waits until the page with this heading is shown. */
export async function shownPage(page: Page, heading: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
}

/**
 * The size of text that the visitor has chosen in the browser, in pixels. Unlike a style of the root, it moves the borders of layouts.
 * Before the page is loaded, in Chromium.
 */
export function withText(pixels: number): (page: Page) => Promise<void> {
  return async page => {
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: pixels, fixed: pixels } });
  };
}

/** Spaces all text as far as WCAG 1.4.12 asks a site to bear. */
export async function withSpacedText(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-block-end: 2em !important; }
    `);
    document.adoptedStyleSheets.push(sheet);
  });
}
