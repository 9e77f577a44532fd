import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../browser/launch-browser.ts';
import { buildSite, startPreview } from '../browser/serve-folder.ts';
import { projectRoot } from '../machine.ts';

export type Mode = 'light' | 'dark';

/** What one picture shows. */
export interface Shot {
  readonly path: string;
  readonly width: number;
  readonly mode: Mode;
}

/** A browser, and the address of the site on which it takes pictures. */
export interface Studio {
  readonly browser: Browser;
  readonly baseUrl: string;
}

/** Every path in every width and mode. */
export function shotsOf(
  paths: readonly string[],
  widths: readonly number[],
  modes: readonly Mode[],
): readonly Shot[] {
  return paths.flatMap(path => widths.flatMap(width => modes.map(mode => ({ path, width, mode }))));
}

/** The name of a shot's file, without its ending: `maps-germany.390.dark`. */
export function nameOf({ path, width, mode }: Shot): string {
  const name = path.replace(/[^\w.-]+/g, '-').replace(/^-|-$/g, '') || 'home';
  return `${name}.${width}.${mode}`;
}

/** A folder below `test/.output`, which exists afterwards. */
export function outputFolder(name: string): string {
  const folder = join(projectRoot, 'test', '.output', name);
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** Opens a browser, and builds and serves the site where no address is given; closes both when `work` has ended. */
export async function inStudio(
  baseUrl: string | undefined,
  work: (studio: Studio) => Promise<void>,
): Promise<void> {
  const served = baseUrl === undefined ? await serveSite() : undefined;
  const browser = await launchBrowser();
  try {
    await work({ browser, baseUrl: baseUrl ?? served?.url ?? '' });
  } finally {
    await browser.close();
    served?.process.kill();
  }
}

/** Where the site is built that is served. */
export const servedFolder = join(projectRoot, 'test', '.output', 'site');

async function serveSite() {
  const folders = { root: projectRoot, output: servedFolder };
  await buildSite(folders);
  return startPreview(folders);
}

/** A picture as PNG, of the first screen or of the page down to its end. */
export async function shoot(
  { browser, baseUrl }: Studio,
  { path, width, mode }: Shot,
  isWhole = false,
): Promise<Uint8Array> {
  const height = width < 600 ? 844 : 900;
  const page = await browser.newPage({
    viewport: { width, height },
    colorScheme: mode,
    reducedMotion: 'reduce',
  });
  try {
    await page.goto(baseUrl + path, { waitUntil: 'networkidle' });
    await page.evaluate(() => document.fonts.ready);
    if (isWhole) await showAll(page);
    return await page.screenshot({ fullPage: isWhole, animations: 'disabled' });
  } finally {
    await page.close();
  }
}

/** Scrolls to the end and back, so that what loads when it nears the viewport is there. */
async function showAll(page: Page): Promise<void> {
  const { steps, step } = await page.evaluate(() => ({
    steps: Math.ceil(document.documentElement.scrollHeight / innerHeight),
    step: innerHeight,
  }));
  for (let index = 1; index <= steps; index++) {
    await page.evaluate(top => scrollTo({ top, behavior: 'instant' }), index * step);
    await page.waitForLoadState('networkidle');
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page.waitForTimeout(500);
}
