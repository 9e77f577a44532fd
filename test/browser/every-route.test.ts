import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectRoot } from '../machine.ts';
import { serveDevelopmentSite } from './development-site.ts';
import { hydrated, useSiteBrowser } from './harness.ts';
import { painted, withoutPrefetching } from './on-page.ts';
import { countDocuments } from './requests.ts';
import type { ServedFolder } from './serve-folder.ts';
import { sitePaths } from './site-paths.ts';

const site = useSiteBrowser();

/** What the project's own site does not have: several versions of the docs, a base URL, an announcement, other colour modes. */
const OTHERS = {
  shell: useSiteBrowser('shell'),
  'two-modes': useSiteBrowser('two-modes'),
  versions: useSiteBrowser('versions'),
} as const;

/** How many pages are loaded side by side. */
const TABS = 3;

/** How many links are followed in one document: WebKit lets it change its address 100 times in ten seconds, which no visitor does. */
const STRETCH = 50;

let paths: readonly string[] = [];
let development: ServedFolder | undefined;

beforeAll(async () => {
  paths = pathsIn(site.folder).filter(isWalked);
  development = await serveDevelopmentSite({ root: projectRoot, folder: site.folder, hasSearch: true });
});

afterAll(() => development?.process.kill());

function pathsIn(folder: string): readonly string[] {
  const isRedirect = (file: string) =>
    readFileSync(join(folder, file), 'utf8').includes('http-equiv="refresh"');
  return sitePaths(folder, isRedirect);
}

/** The gallery's pages differ in their numbers alone: one in ten is looked at. Pages for frames are not hydrated, and no link leads to them. */
function isWalked(path: string, index: number): boolean {
  if (path.startsWith('/embed/')) return false;
  return !path.startsWith('/maps/') || index % 10 === 0;
}

test('the site has pages to walk', () => {
  expect(paths.length).toBeGreaterThan(100);
});

test('every page hydrates without a complaint of React’s development build', {
  timeout: 600_000,
}, async () => {
  const tabs = await Promise.all(
    Array.from({ length: TABS }, () => site.open(`${development?.url}/`, { before: withoutPrefetching })),
  );
  await Promise.all(
    tabs.map(async ({ page, complaints }, tab) => {
      for (const path of paths.filter((_, index) => index % TABS === tab)) {
        await page.goto(`${development?.url}${path}`);
        await hydrated(page);
        await painted(page);
        expect(complaints, path).toEqual([]);
        // A locator would load Playwright's own script into each of the documents.
        expect(await page.evaluate(() => document.querySelectorAll('h1').length), path).toBe(1);
      }
    }),
  );
});

test.each(Object.entries(OTHERS))(
  'every page of the site “%s” hydrates without a complaint of React’s development build',
  async (name, { folder }) => {
    const root = join(projectRoot, 'test', 'browser', 'fixtures', name);
    const served = await serveDevelopmentSite({ root, folder, hasSearch: name === 'versions' });
    try {
      const { page, complaints } = await site.open(`${served.url}/`, {
        before: withoutPrefetching,
        expects: [/404/],
      });
      for (const path of [...pathsIn(folder), '/404']) {
        await page.goto(`${served.url}${path}`);
        await hydrated(page);
        await painted(page);
        expect(complaints, path).toEqual([]);
      }
    } finally {
      served.process.kill();
    }
  },
);

test('every page is shown by a client navigation without a complaint', { timeout: 600_000 }, async () => {
  const walk = [...paths, '/'];
  for (let start = 0; start < walk.length; start += STRETCH)
    await followLinks(walk.slice(start, start + STRETCH + 1));
});

/** Loads the first of some pages, and follows links from each to the next. */
async function followLinks([first = '/', ...others]: readonly string[]): Promise<void> {
  const { page, complaints } = await site.open(first, { before: withoutPrefetching });
  const documents = countDocuments(page);
  for (const path of others) {
    await followLink(page, path);
    const { announced, title } = await page.evaluate(readTitles);
    expect(announced, path).toBe(title);
    expect(complaints, path).toEqual([]);
  }
  expect(documents()).toBe(0);
}

/** Follows a link, and waits until its page is shown: in the page, as a step of the walk does little else. */
async function followLink(page: Page, path: string): Promise<void> {
  await page.evaluate(path => {
    const link = document.createElement('a');
    link.href = path;
    document.body.append(link);
    link.click();
    link.remove();
    return new Promise<void>(resolve => {
      const look = () => {
        const isShown = decodeURI(location.pathname) === decodeURI(path);
        if (isShown && document.querySelectorAll('h1').length === 1) resolve();
        else requestAnimationFrame(look);
      };
      look();
    });
  }, path);
}

/** Runs in the page: what was said of it, and its title. */
function readTitles() {
  return {
    announced: document.querySelector('body > [role="status"][aria-live="polite"]')?.textContent,
    title: document.title,
  };
}
