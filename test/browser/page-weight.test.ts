import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { corpusPages, writeCorpus } from '../bench/corpus.ts';
import { projectRoot } from '../machine.ts';
import { useSiteBrowser } from './harness.ts';
import { withoutPrefetching } from './on-page.ts';
import { buildSite, type ServedFolder, startPreview } from './serve-folder.ts';

const site = useSiteBrowser('shell');

const sites = join(projectRoot, 'test', '.output', 'weight');

const served: ServedFolder[] = [];

beforeAll(async () => {
  rmSync(sites, { recursive: true, force: true });
  for (const count of [0, 1000]) {
    // The folder of a site names it, so both are named alike.
    const root = join(sites, `with-${count}`, 'site');
    const folders = { root, output: join(root, 'dist') };
    writeSite(folders.root, count);
    await buildSite(folders);
    served.push(await startPreview(folders));
  }
});

afterAll(() => {
  for (const { process } of served) process.kill();
});

test('a page does not grow when a thousand pages are added', async () => {
  const [alone, among] = await Promise.all(served.map(({ url }) => weigh(`${url}/docs/near/first`)));
  expect(among?.assets).toEqual(alone?.assets);
  expect(among?.inlineJson).toBe(alone?.inlineJson);
  expect(alone?.inlineJson).toBeGreaterThan(100);
  expect(among?.requests).toBe(alone?.requests);
  // The sidebar names the folders at the top, and none of the pages in them.
  expect((among?.html ?? 0) - (alone?.html ?? 0)).toBeLessThan(4096);
});

interface Weight {
  /** Bytes of each script and style sheet. */
  readonly assets: Readonly<Record<string, number>>;
  readonly inlineJson: number;
  readonly html: number;
  readonly requests: number;
}

/** What the browser loads for a page before anybody acts. */
async function weigh(url: string): Promise<Weight> {
  const requested: string[] = [];
  const { page } = await site.open(url, {
    before: async page => {
      await withoutPrefetching(page);
      page.on('request', request => requested.push(request.url()));
    },
  });
  const { assets, inlineJson } = await readWeights(page);
  const html = (await (await page.request.get(url)).text()).length;
  return { assets, inlineJson, html, requests: requested.length };
}

function readWeights(page: Page) {
  return page.evaluate(() => {
    const resources = performance
      .getEntriesByType('resource')
      .filter(entry => entry instanceof PerformanceResourceTiming)
      .filter(({ name }) => /\.(js|css)$/.test(name));
    return {
      assets: Object.fromEntries(
        resources.map(({ name, decodedBodySize }) => [new URL(name).pathname, decodedBodySize]),
      ),
      inlineJson: [...document.querySelectorAll('script[type="application/json"]')]
        .map(script => script.textContent?.length ?? 0)
        .reduce((sum, length) => sum + length, 0),
    };
  });
}

/** The same two docs, and beside them a number of others. */
function writeSite(root: string, others: number): void {
  const docs = join(root, 'content', 'docs');
  writeCorpus(docs, corpusPages(others));
  mkdirSync(join(docs, 'near'), { recursive: true });
  for (const name of ['first', 'second'])
    writeFileSync(join(docs, 'near', `${name}.md`), `---\ntitle: The ${name}\n---\n\n## A part\n\nA text.\n`);
  writeFileSync(join(docs, 'index.md'), '---\ntitle: Docs\n---\n\nThe docs begin.\n');
}
