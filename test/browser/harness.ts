import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';

/** A page of the built site in a context of its own, with every complaint that the browser made about it. */
export interface SitePage {
  readonly page: Page;
  /** Console errors and warnings, uncaught errors, failed requests. A test may empty it after it looked. */
  readonly complaints: string[];
}

/** Opens pages in the browser of the run. */
export interface SiteBrowser {
  readonly open: (path: string, options?: BrowserContextOptions) => Promise<SitePage>;
}

/**
 * Connects a test file to the browser of the run. After each test its pages are closed, and the test fails if one of them
 * complained, a hydration mismatch included.
 */
export function useSiteBrowser(): SiteBrowser {
  let browser: Browser;
  const opened: SitePage[] = [];

  beforeAll(async () => {
    browser = await chromium.connect(inject('browserEndpoint'));
  });

  afterEach(async () => {
    const pages = opened.splice(0);
    await Promise.all(pages.map(({ page }) => page.context().close()));
    expect(pages.flatMap(({ complaints }) => complaints)).toEqual([]);
  });

  afterAll(() => browser.close());

  return {
    open: async (path, options = {}) => {
      const context = await browser.newContext({ baseURL: inject('siteUrl'), ...options });
      const page = await context.newPage();
      const complaints = listen(page, options.javaScriptEnabled !== false);
      opened.push({ page, complaints });
      await page.goto(path);
      return { page, complaints };
    },
  };
}

function listen(page: Page, runsScripts: boolean): string[] {
  const complaints: string[] = [];
  page.on('console', message => {
    if (message.type() === 'error' || message.type() === 'warning')
      complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', error => complaints.push(`uncaught: ${error.message}`));
  page.on('requestfailed', request => {
    const reason = request.failure()?.errorText ?? '';
    const isExpected = reason === 'net::ERR_ABORTED' || (request.resourceType() === 'script' && !runsScripts);
    if (!isExpected) complaints.push(`failed: ${request.url()} ${reason}`);
  });
  return complaints;
}
