import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, vi } from 'vitest';
import { hearComplaints } from './engines/complaints.ts';
import { connectEngine } from './engines/engine.ts';
import { toBidiOptions } from './engines/engine-settings.ts';
import { limitOf } from './engines/limits.ts';
import type { FixtureSite } from './serve-site.ts';

/** A page of a built site in a context of its own, with every complaint that the browser made about it. */
export interface SitePage {
  readonly page: Page;
  /** Console errors and warnings, uncaught errors, failed requests, but for those that the test expects. */
  readonly complaints: string[];
}

/** How a page is opened. */
export interface OpenOptions extends BrowserContextOptions {
  /** Opens in the same context as this page, as another tab does. */
  readonly beside?: Page;
  /** Runs before the page is loaded, to intercept requests, fill the storage or set the clock. */
  readonly before?: (page: Page) => Promise<unknown>;
  /** Complaints that the test provokes. Each must come, and no others may. */
  readonly expects?: readonly RegExp[];
  /** False where the script is not to start: the page is given as soon as it is loaded. */
  readonly isHydrated?: boolean;
}

/** Opens pages in the browser of the run. */
export interface SiteBrowser {
  /** Loads a path and waits until the page is hydrated and takes clicks. */
  readonly open: (path: string, options?: OpenOptions) => Promise<SitePage>;
  /**
   * Loads another path in a page that is open, and waits as `open` does. It takes less than half of the time, and is for tests that
   * ask the same of several addresses: the page keeps its storage and its history.
   */
  readonly visit: (page: Page, path: string) => Promise<void>;
  /** Origin and base URL of the site, without a final slash. */
  readonly url: string;
  /** Folder of the built site. */
  readonly folder: string;
}

interface Opened extends SitePage {
  readonly missing: () => readonly RegExp[];
}

/**
 * Connects a test file to the browser of the run, for the project's own site or for one of `fixtures/`. After each test its
 * pages are closed, and the test fails if one of them complained, a hydration mismatch included.
 */
export function useSiteBrowser(fixture?: string): SiteBrowser {
  let browser: Browser;
  const opened: Opened[] = [];
  const site = findSite(fixture);

  beforeAll(async () => {
    browser = await connectEngine(inject('engine'), inject('browserEndpoint'));
  });

  beforeEach(({ task, skip }) => {
    const limit = limitOf(inject('engine'), { file: task.file.filepath, title: task.fullTestName });
    if (limit !== undefined) skip(limit);
  });

  afterEach(async () => {
    const pages = opened.splice(0);
    await allHeard(pages);
    await Promise.all([...new Set(pages.map(({ page }) => page.context()))].map(closeContext));
    expect(pages.flatMap(({ complaints }) => complaints)).toEqual([]);
    expect(
      pages.flatMap(({ missing }) => missing()),
      'complaints that never came',
    ).toEqual([]);
  });

  afterAll(() => browser.close());

  async function open(path: string, options: OpenOptions = {}): Promise<SitePage> {
    const { beside, before, expects = [], isHydrated, ...contextOptions } = options;
    const runsScripts = contextOptions.javaScriptEnabled !== false;
    const context = beside?.context() ?? (await newContext(contextOptions));
    const page = await context.newPage();
    const { complaints, missing } = await listen(page, runsScripts, expects);
    opened.push({ page, complaints, missing });
    await before?.(page);
    await page.goto(addressOf(path));
    if (runsScripts && isHydrated !== false) await hydrated(page);
    return { page, complaints };
  }

  async function visit(page: Page, path: string): Promise<void> {
    await page.goto(addressOf(path));
    await hydrated(page);
  }

  function newContext(options: BrowserContextOptions): Promise<BrowserContext> {
    const all: BrowserContextOptions = { baseURL: site.url, reducedMotion: 'reduce', ...options };
    return browser.newContext(inject('engine') === 'chromium' ? all : toBidiOptions(all));
  }

  /** A base URL below the host's root would be lost if the browser resolved the path. */
  function addressOf(path: string): string {
    return path.startsWith('/') ? `${site.url}${path}` : path;
  }

  return { open, visit, ...site };
}

/** Waits for the complaints that a test expects: a browser may say them after what it refuses. */
async function allHeard(pages: readonly Opened[]): Promise<void> {
  const isHeard = () => pages.every(({ missing }) => missing().length === 0);
  await vi.waitUntil(isHeard, { timeout: 30_000 }).catch(() => undefined);
}

/** Over WebDriver BiDi, the routes of a context that is closed keep the cache of all others off. */
async function closeContext(context: BrowserContext): Promise<void> {
  await context.unrouteAll();
  await context.close();
}

function findSite(fixture: string | undefined): FixtureSite {
  if (fixture === undefined) return { url: inject('siteUrl'), folder: inject('siteFolder') };
  const site = inject('fixtureSites')[fixture];
  if (!site) throw new Error(`There is no fixture site "${fixture}".`);
  return site;
}

/** Waits until the page that is loaded is hydrated and takes clicks. Mostly it is; waiting costs a script of Playwright's in each document. */
export async function hydrated(page: Page): Promise<void> {
  // A navigation that is under way takes the document from the question; waiting asks the next one.
  const isHydrated = await page.evaluate(takesClicks).catch(() => false);
  if (!isHydrated) await page.waitForFunction(takesClicks);
}

/** Runs in the page. */
function takesClicks(): boolean {
  return history.state?.entry !== undefined && !document.querySelector('.menu-button[popovertarget]');
}

async function listen(page: Page, runsScripts: boolean, expects: readonly RegExp[]) {
  const complaints: string[] = [];
  const met = new Set<RegExp>();
  const complain = (complaint: string): void => {
    const expected = expects.filter(pattern => pattern.test(complaint));
    for (const pattern of expected) met.add(pattern);
    if (expected.length === 0) complaints.push(complaint);
  };
  await hearComplaints(page, inject('engine'), { complain, runsScripts });
  return { complaints, missing: () => expects.filter(pattern => !met.has(pattern)) };
}
