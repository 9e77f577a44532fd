import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from 'playwright-core';
import { BROWSER_FLAGS, findBrowser } from '../browser/find-browser.ts';
import { browserHost } from '../machine.ts';
import { type DevServer, startDev } from '../sites/dev-server.ts';
import { corpusPages, writeCorpus } from './corpus.ts';
import { benchFolder } from './generators.ts';
import { median } from './measure.ts';
import { aligned } from './tables.ts';

/** Times `site dev`: from its start to the first page answered, and from a save to the changed text in an open page. */
export async function benchDev(parameters: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...parameters],
    options: {
      pages: { type: 'string', default: '4000' },
      runs: { type: 'string', default: '5' },
      saves: { type: 'string', default: '10' },
    },
  });
  const rows = [['', '', 'median', 'range']];
  for (const count of values.pages.split(',').map(Number)) {
    const root = join(benchFolder, String(count), 'dev');
    const pages = corpusPages(count);
    writeCorpus(join(root, 'content', 'docs'), pages);
    const path = `${pages[Math.floor(count / 2)]?.path}`;
    const address = `/docs/${path.replace(/\.md$/, '')}`;
    const starts: number[] = [];
    for (let run = 0; run < Number(values.runs); run++) {
      const { milliseconds, server } = await timeStart(root, address);
      starts.push(milliseconds);
      await server.stop();
    }
    const server = await startDev(root);
    const saves = await timeSaves(server, join(root, 'content', 'docs', path), address, Number(values.saves));
    await server.stop();
    rows.push(
      [`${count} pages`, 'first page', ...figures(starts)],
      ['', 'save to browser', ...figures(saves)],
    );
  }
  console.log(aligned(rows));
}

async function timeStart(
  root: string,
  address: string,
): Promise<{ readonly milliseconds: number; readonly server: DevServer }> {
  const start = performance.now();
  const server = await startDev(root);
  await server.text(address);
  return { milliseconds: performance.now() - start, server };
}

/** Appends a sentence again and again, each time when the one before has been seen. */
async function timeSaves(
  server: DevServer,
  file: string,
  address: string,
  count: number,
): Promise<readonly number[]> {
  const found = findBrowser(browserHost);
  const browser = await chromium.launch({
    executablePath: found.executable,
    args: [...BROWSER_FLAGS],
    env: { ...process.env, ...found.environment },
  });
  try {
    const page = await browser.newPage();
    await page.goto(server.url + address, { waitUntil: 'networkidle' });
    const times: number[] = [];
    for (let save = 0; save < count; save++) {
      const text = `Sentence ${Date.now()} of save ${save}.`;
      const seen = untilSeen(page, text);
      const start = performance.now();
      appendFileSync(file, `\n${text}\n`);
      await seen;
      times.push(performance.now() - start);
    }
    return times;
  } finally {
    await browser.close();
  }
}

/** Resolves when the text stands in the page, without polling. */
function untilSeen(page: Page, text: string): Promise<void> {
  return page.evaluate(
    wanted =>
      new Promise<void>(resolve => {
        const observer = new MutationObserver(() => {
          if (!document.body.textContent?.includes(wanted)) return;
          observer.disconnect();
          resolve();
        });
        observer.observe(document.documentElement, { childList: true, subtree: true, characterData: true });
      }),
    text,
  );
}

function figures(milliseconds: readonly number[]): readonly string[] {
  const range = `${Math.min(...milliseconds).toFixed(0)}–${Math.max(...milliseconds).toFixed(0)}`;
  return [`${median(milliseconds).toFixed(0)} ms`, range];
}
