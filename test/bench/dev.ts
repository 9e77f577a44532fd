import { appendFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { launchBrowser } from '../browser/launch-browser.ts';
import { type DevServer, startDev } from '../sites/dev-server.ts';
import { type CorpusPage, corpusPages, writeCorpus } from './corpus.ts';
import { documentationPages } from './documentation.ts';
import { benchFolder, ownGenerator, prepareFolder } from './generators.ts';
import { median, percentile } from './measure.ts';
import { aligned } from './tables.ts';

/**
 * Times `site dev`: from its start to the first page answered, with nothing remembered and with everything, and from a save to the changed
 * text in an open page. `--pages` are numbers, or `documentation`.
 */
export async function benchDev(parameters: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...parameters],
    options: {
      pages: { type: 'string', default: '4000' },
      runs: { type: 'string', default: '5' },
      saves: { type: 'string', default: '20' },
    },
  });
  const rows = [['', '', 'median', '95 %', 'range']];
  for (const name of values.pages.split(',')) {
    const root = join(benchFolder, name, 'dev');
    const pages = name === 'documentation' ? documentationPages() : corpusPages(Number(name));
    prepareFolder(ownGenerator, root);
    writeCorpus(join(root, 'content', 'docs'), pages);
    const path = pathInTheMiddle(pages);
    const address = `/docs/${path.replace(/\.md$/, '')}`;
    const first: number[] = [];
    const later: number[] = [];
    for (let run = 0; run < Number(values.runs); run++) {
      rmSync(join(root, '.cache'), { recursive: true, force: true });
      first.push(await timeStart(root, address));
      later.push(await timeStart(root, address));
    }
    const server = await startDev(root);
    const saves = await timeSaves(server, join(root, 'content', 'docs', path), address, Number(values.saves));
    await server.stop();
    rows.push(
      [`${pages.length} pages`, 'first page', ...figures(first)],
      ['', 'first page, remembered', ...figures(later)],
      ['', 'save to browser', ...figures(saves)],
    );
  }
  console.log(aligned(rows));
}

/** A page without a name of its own for its folder. */
function pathInTheMiddle(pages: readonly CorpusPage[]): string {
  const paths = pages.map(({ path }) => path).filter(path => !/(?:^|\/)index\.md$/.test(path));
  return `${paths[Math.floor(paths.length / 2)]}`;
}

async function timeStart(root: string, address: string): Promise<number> {
  const start = performance.now();
  const server = await startDev(root);
  const { status } = await server.fetch(address);
  const milliseconds = performance.now() - start;
  await server.stop();
  if (status !== 200) throw new Error(`${address} answers ${status}`);
  return milliseconds;
}

/** Appends a sentence again and again, each time when the one before has been seen. */
async function timeSaves(
  server: DevServer,
  file: string,
  address: string,
  count: number,
): Promise<readonly number[]> {
  const browser = await launchBrowser();
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
  const [middle, late] = [median(milliseconds), percentile(milliseconds, 95)];
  return [`${middle.toFixed(0)} ms`, `${late.toFixed(0)} ms`, range];
}
