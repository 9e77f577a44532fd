import type { Browser, Page } from 'playwright-core';
import { median } from '../measure.ts';
import type { Searcher } from './searchers.ts';
import type { CountingServer } from './static-server.ts';

/** What a visitor waits for and loads. Times in milliseconds, bytes after gzip. */
export interface VisitorCost {
  readonly bytes: number;
  readonly first: number;
  readonly later: number;
}

/** Milliseconds in which the texts of results still load after the first result. */
const SETTLING = 700;

/** Medians over some questions: each is asked first by a new visitor, then again in a box that has answered another one. */
export async function measureVisits(
  browser: Browser,
  searcher: Searcher,
  server: CountingServer,
  visit: { readonly start: string; readonly questions: readonly string[] },
): Promise<VisitorCost> {
  const costs: VisitorCost[] = [];
  for (const [index, question] of visit.questions.entries()) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(server.origin + visit.start, { waitUntil: 'networkidle' });
    const before = server.sent();
    const opened = performance.now();
    await page.keyboard.press('Control+k');
    await page.locator(searcher.box.field).waitFor();
    const opening = performance.now() - opened;
    const first = opening + (await timeAnswer(page, searcher, question));
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(SETTLING);
    const bytes = server.sent() - before;
    const next = visit.questions[(index + 1) % visit.questions.length] ?? question;
    costs.push({ bytes, first, later: await timeAnswer(page, searcher, next) });
    await context.close();
  }
  return {
    bytes: median(costs.map(cost => cost.bytes)),
    first: median(costs.map(cost => cost.first)),
    later: median(costs.map(cost => cost.later)),
  };
}

/** From the input of a question to its first result in the box, timed in the page. */
async function timeAnswer(page: Page, { box }: Searcher, question: string): Promise<number> {
  await page.locator(box.field).fill('');
  await page.waitForFunction(result => document.querySelector(result) === null, box.result);
  await page.locator(box.field).focus();
  await page.evaluate(({ field, result }) => {
    const times = window as unknown as { answered?: Promise<number> };
    times.answered = new Promise(resolve => {
      let start = 0;
      const observer = new MutationObserver(() => {
        if (start === 0 || document.querySelector(result) === null) return;
        observer.disconnect();
        resolve(performance.now() - start);
      });
      observer.observe(document.body, { childList: true, subtree: true, attributes: true });
      document.querySelector(field)?.addEventListener('beforeinput', () => {
        start = performance.now();
      });
    });
  }, box);
  await page.keyboard.insertText(question);
  return page.evaluate(() => (window as unknown as { answered: Promise<number> }).answered);
}
