import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { fillSlots } from '../../src/generator/host/bundle/theme-modules.ts';
import { projectRoot } from '../machine.ts';
import { hydrated, useSiteBrowser } from './harness.ts';
import { painted, withoutPrefetching } from './on-page.ts';
import { countDocuments } from './requests.ts';
import { type ServedFolder, startPreview } from './serve-folder.ts';
import { sitePaths } from './site-paths.ts';

const site = useSiteBrowser();

/** How many pages are loaded side by side. */
const TABS = 3;

/** How many links are followed in one document: WebKit lets it change its address 100 times in ten seconds, which no visitor does. */
const STRETCH = 50;

let paths: readonly string[] = [];
let development: ServedFolder | undefined;

beforeAll(async () => {
  const isRedirect = (file: string) =>
    readFileSync(join(site.folder, file), 'utf8').includes('http-equiv="refresh"');
  paths = sitePaths(site.folder, isRedirect).filter(isWalked);
  development = await serveDevelopmentSite();
});

afterAll(() => development?.process.kill());

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

/**
 * The built site with its script as React's development build checks it, which reports every difference between server and
 * browser. Its style sheets are empty: React asks for none, and a page without them costs two thirds.
 */
async function serveDevelopmentSite(): Promise<ServedFolder> {
  const output = join(projectRoot, 'test', '.output', 'development-site', inject('engine'));
  rmSync(output, { recursive: true, force: true });
  cpSync(site.folder, output, { recursive: true });
  const files = readdirSync(output, { recursive: true, encoding: 'utf8' });
  for (const page of files.filter(file => file.endsWith('.html')).map(file => join(output, file)))
    writeFileSync(page, readFileSync(page, 'utf8').replaceAll(LOADED_AHEAD, ''));
  const assets = join(output, 'assets');
  const script = await compileDevelopmentScript();
  for (const file of readdirSync(assets).filter(file => /\.(js|css)$/.test(file)))
    writeFileSync(join(assets, file), /^main-.*\.js$/.test(file) ? script : '');
  return startPreview({ root: projectRoot, output });
}

/** The development build is one file, and no sheet asks for a font. */
const LOADED_AHEAD = /<link rel="preload" [^>]*>\n/g;

/** What the site's features put into slots. */
const SLOTS_OF_SITE = {
  'navbar-tools': join(projectRoot, 'src/features/search/templates/search-button.tsx'),
};

async function compileDevelopmentScript(): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: projectRoot,
    entryPoints: ['src/client/main.ts'],
    bundle: true,
    write: false,
    minifyWhitespace: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"development"' },
    plugins: [fillSlots([{ slots: SLOTS_OF_SITE }])],
  });
  return outputFiles[0]?.text ?? '';
}
