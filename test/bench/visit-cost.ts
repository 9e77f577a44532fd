import { brotliCompressSync, constants } from 'node:zlib';
import type { Browser, Page, Response } from 'playwright-core';

/** What a visitor's browser loads for a page: bytes with Brotli where a server would compress. */
export interface VisitCost {
  readonly html: number;
  readonly style: number;
  readonly script: number;
  /** Script that was loaded before the page was idle: all but the shell. */
  readonly firstScript: number;
  /** Share of that script's characters that had not run by then. */
  readonly unusedFirst: number;
  /** The same share when the page was idle, with the shell. */
  readonly unusedScript: number;
  readonly fonts: number;
  /** Pages that were fetched ahead while the visitor did nothing, and those after scrolling to the end as well. */
  readonly ahead: number;
  readonly aheadScrolled: number;
  readonly elements: number;
}

/** How long the network must be silent until a page counts as idle, in milliseconds. */
const SILENCE = 1500;

/** Opens a page with an empty cache, waits, and scrolls through it. */
export async function visitCost(browser: Browser, url: string): Promise<VisitCost> {
  return { ...(await costBeforeIdle(browser, url)), ...(await costOfVisit(browser, url)) };
}

/** Opens a page in a browser that never says that it is idle. */
async function costBeforeIdle(browser: Browser, url: string) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  const sizes = watchSizes(page);
  await page.coverage.startJSCoverage({ resetOnNavigation: false });
  await page.goto(url);
  await silence(page);
  const unusedFirst = unusedShare(await page.coverage.stopJSCoverage());
  const { script } = await sizes();
  await context.close();
  return { firstScript: script, unusedFirst };
}

async function costOfVisit(browser: Browser, url: string) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const sizes = watchSizes(page);
  await page.coverage.startJSCoverage({ resetOnNavigation: false });
  await page.goto(url);
  await silence(page);
  const unusedScript = unusedShare(await page.coverage.stopJSCoverage());
  const atRest = await sizes();
  const elements = await page.evaluate(() => document.querySelectorAll('*').length);
  await scrollThrough(page);
  await silence(page);
  const scrolled = await sizes();
  await context.close();
  return {
    html: atRest.document,
    style: atRest.stylesheet,
    script: atRest.script,
    unusedScript,
    fonts: atRest.font,
    ahead: atRest.fetch,
    aheadScrolled: scrolled.fetch,
    elements,
  };
}

/** Adds up what was answered so far, by the kind of the request. `fetch` counts pages alone. */
function watchSizes(page: Page) {
  const answers: Response[] = [];
  page.on('response', response => answers.push(response));
  return async () => {
    const total = { document: 0, stylesheet: 0, script: 0, font: 0, fetch: 0 };
    for (const response of answers) {
      const kind = response.request().resourceType();
      if (!isCounted(kind, total)) continue;
      const type = response.headers()['content-type'] ?? '';
      if (kind === 'fetch' && !type.startsWith('text/html')) continue;
      total[kind] += compressedSize(await response.body(), type);
    }
    return total;
  };
}

function isCounted<Kinds extends object>(kind: string, kinds: Kinds): kind is Extract<keyof Kinds, string> {
  return kind in kinds;
}

function compressedSize(body: Buffer, type: string): number {
  if (type.startsWith('font/')) return body.length;
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}

/** What V8 has counted of a script: functions, each with ranges that lie within one another. */
interface Coverage {
  readonly source?: string;
  readonly functions: readonly {
    readonly ranges: readonly {
      readonly startOffset: number;
      readonly endOffset: number;
      readonly count: number;
    }[];
  }[];
}

/** Later ranges lie within earlier ones and say more. */
function unusedShare(scripts: readonly Coverage[]): number {
  let all = 0;
  let unused = 0;
  for (const { source = '', functions } of scripts) {
    const hasRun = new Uint8Array(source.length).fill(1);
    for (const { startOffset, endOffset, count } of functions.flatMap(({ ranges }) => ranges))
      hasRun.fill(count > 0 ? 1 : 0, startOffset, endOffset);
    all += source.length;
    unused += source.length - hasRun.reduce((sum, value) => sum + value, 0);
  }
  return all === 0 ? 0 : unused / all;
}

async function silence(page: Page): Promise<void> {
  let last = Date.now();
  const note = () => {
    last = Date.now();
  };
  page.on('request', note).on('requestfinished', note);
  while (Date.now() - last < SILENCE) await page.waitForTimeout(100);
  page.off('request', note).off('requestfinished', note);
}

async function scrollThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 600) {
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(50);
  }
}
